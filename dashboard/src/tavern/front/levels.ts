import type { HomieLevel } from '@/generated/graphql';

/** The strengths of homies, weakest first. */
export const homieLevels: readonly HomieLevel[] = ['LEICHT', 'NORMAL', 'SCHWER'];
