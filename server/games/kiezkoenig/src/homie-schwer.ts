import type { Homie } from './homie.js';
import { normal } from './homie-normal.js';
export const schwer: Homie = normal;
