import { type CardSet, followSuit, playableAt, type TrickRules } from '@tavern-jack/kernel';
import type { RentzState } from './partie.js';

/** Heading "Rentz (Rumänien)": follow suit; there is never a trump, and nothing else must be played. */
export const BEDIENEN: TrickRules = { leading: [], following: [followSuit] };

/** What whose turn it is may play to the trick. */
export const spielbar = ({ tisch }: Pick<RentzState, 'tisch'>): CardSet => playableAt(tisch, BEDIENEN);
