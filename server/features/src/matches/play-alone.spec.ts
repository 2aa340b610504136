import { describe, expect, it } from '@jest/globals';
import { type AnyGame, canonicalJson } from '@tavern-jack/kernel';
import { secretChoice } from '@tavern-jack/kernel/testing';
import { newSeed, seedHashOf } from '@tavern-jack/platform/chance';
import { type StoredEvent, verifyStream } from '@tavern-jack/platform/records';
import { GameCard } from '../game-card.js';
import { type Command, decideAgain } from './decide-again.js';
import { matchFold } from './match-state.js';
import { homiesMove, type MatchTerms, playAlone } from './play-alone.js';

const game = secretChoice as AnyGame;
const seats = [
  { homie: 'KALLE', level: 'LEICHT' },
  { homie: 'USCHI', level: 'SCHWER' },
] as const;
const termsWith = (seed: Buffer): MatchTerms => ({
  match: '01a22a8f-c845-73d9-8962-6a152b5ee986',
  table: '01a22a8f-c845-73d9-8962-6a152b5ee987',
  wish: { game: 'secretChoice', options: {}, clockSeconds: null, startingSeat: 1, seats: [...seats] },
  seed,
  startedAt: new Date('2026-01-01T18:00:00Z'),
  thinkMs: 1_000,
});

function commandsOf(events: readonly StoredEvent[]): Command[] {
  const ids = [...new Set(events.map(({ commandId }) => commandId))];
  return ids.map((id) => events.filter(({ commandId }) => commandId === id) as unknown as Command);
}

describe('a match that is played without a house', () => {
  const seed = newSeed();
  const { events, final, moves } = playAlone(game, termsWith(seed), homiesMove(seed));

  it('comes to its end, with the events that the house would store', () => {
    expect(moves).toBe(2);
    expect(final.status).toBe('FINISHED');
    const types = ['match.started', 'secretChoice.opened', 'match.clockStarted', 'secretChoice.laid', 'secretChoice.laid', 'match.ended'];
    expect(events.map(({ type }) => type)).toEqual(types);
    expect(events.at(-1)?.data.seed).toBe(seed.toString('hex'));
    expect(events[0]?.data.seedHash).toBe(seedHashOf(seed));
  });

  it('is chained, and each hash covers what is stored', () => {
    expect(verifyStream(events)).toBeUndefined();
    expect(verifyStream([...events.slice(0, 2), ...events.slice(3)])).toBe(events[3]);
  });

  it('is decided again alike, command by command: an auditor finds nothing wrong', () => {
    const fold = matchFold(new GameCard([game]));
    let state = fold.initial(termsWith(seed).match);
    for (const command of commandsOf(events)) {
      expect(decideAgain(state, command, game, seed)).toBeUndefined();
      state = command.reduce(fold.evolve, state);
    }
    expect(canonicalJson(state.board)).toBe(canonicalJson(final.board));
  });

  it('is the same for the same seed, and another for another', () => {
    const hashesWith = (other: Buffer) => playAlone(game, termsWith(other), homiesMove(other)).events.map(({ hash }) => hash);
    expect(hashesWith(seed)).toEqual(events.map(({ hash }) => hash));
    expect(hashesWith(newSeed())).not.toEqual(hashesWith(seed));
  });

  it('takes its time on its own clock', () => {
    const seconds = events.map(({ at }) => (at.getTime() - termsWith(seed).startedAt.getTime()) / 1000);
    expect(seconds).toEqual([0, 0, 0, 1, 2, 2]);
  });

  it('throws when somebody wants what the rules forbid', () => {
    const mover = () => ({ move: { type: 'lay', number: 9 }, actor: { kind: 'homie' as const, seat: 0 } });
    expect(() => playAlone(game, termsWith(seed), mover)).toThrow('NOT_NOW');
  });
});
