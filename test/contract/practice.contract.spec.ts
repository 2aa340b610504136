import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mutationOf } from './documents.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { finished, framesUntil, greedy, nextFrame, playSeat } from './match-player.js';
import type { MatchFrame, PlayAnswer, TableAnswer } from './shapes.js';
import { rootOf } from './wire.js';

interface Step {
  readonly key: string;
  readonly index: number;
  readonly total: number;
}
type PracticeFrame = MatchFrame & { readonly practice: Step | null };

const FRAMES = `subscription ($matchId: ID!, $afterVersion: Int) {
  matchFrames(matchId: $matchId, afterVersion: $afterVersion) {
    version resync status practice { key index total } event { kind }
    prompts { id seat legalMoves { __typename ... on KiezkoenigLegalMove { zug feld } } }
  }
}`;
const GAMES = ['KIEZKOENIG', 'KRONENDUELL', 'WUERFELKOENIG', 'KING', 'KIERKI', 'RENTZ'];

let house: House;
let ben: Guest;
beforeAll(async () => {
  house = await openHouse();
  ben = await Guest.signIn(house.url);
});
afterAll(() => house.close());

async function practises(game: string): Promise<string> {
  const { matchId } = await ben.does<TableAnswer>('startPractice', { game });
  if (!matchId) throw new Error(`no practice round of ${game}`);
  return matchId;
}

async function watches(matchId: string, afterVersion?: number) {
  const socket = await ben.connects();
  return { socket, operation: socket.start(FRAMES, { matchId, ...(afterVersion === undefined ? {} : { afterVersion }) }) };
}

const stepOf = (frame: MatchFrame): Step | null => (frame as PracticeFrame).practice;
const asked = (frame: MatchFrame) => frame.prompts.find(({ seat, legalMoves }) => seat === 0 && legalMoves.length > 0);

describe('the practice round of Kiezkönig', () => {
  let matchId: string;
  let frames: MatchFrame[];
  let kinds: Set<string>;

  beforeAll(async () => {
    matchId = await practises('KIEZKOENIG');
    const { socket, operation } = await watches(matchId, 0);
    const played = await playSeat(ben, operation, matchId, 0, greedy, (frame) => frame.version > 10 && stepOf(frame) === null);
    frames = played.frames;
    await socket.cut();
    kinds = new Set(frames.map(({ event }) => event?.kind ?? ''));
    expect(played.made.every(({ answer }) => answer.__typename === 'PlayMoveSuccess')).toBe(true);
    expect(played.made.filter(({ prompt }) => prompt.legalMoves.length > 1)).toEqual([]);
  });

  it('goes step by step to the last one, each with a word of its own, and then on freely', () => {
    const steps = frames.flatMap((frame) => stepOf(frame) ?? []);
    const told = steps.filter(({ index }, n) => index !== steps[n - 1]?.index);
    expect(told.map(({ index }) => index)).toEqual(told.map((_, n) => n + 1));
    expect(new Set(steps.map(({ total }) => total))).toEqual(new Set([told.length]));
    expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
    expect(frames.at(-1)).toMatchObject({ status: 'RUNNING', practice: null });
  });

  it('lets one buy, upgrade, take over and pay', () => {
    for (const kind of ['gekauft', 'ausgebaut', 'uebernommen']) expect([...kinds].some((name) => name.includes(kind))).toBe(true);
  });

  it('asks at every step for the one move that the script has, and takes no other', async () => {
    const fresh = await practises('KIEZKOENIG');
    const { socket, operation } = await watches(fresh);
    const frame = await nextFrame(operation);
    const prompt = asked(frame);
    expect(prompt?.legalMoves).toHaveLength(1);
    const other = { kiezkoenig: { lassen: 'YES' } };
    const { __typename, code } = await ben.plays(fresh, prompt?.id ?? '', other);
    expect([__typename, code]).toEqual(['MoveRejected', 'MOVE_REJECTED']);
    await socket.cut();
  });

  it('is taken up where it was left: a snapshot says the step', async () => {
    const fresh = await practises('KIEZKOENIG');
    const first = await watches(fresh, 0);
    const { frames: seen } = await playSeat(ben, first.operation, fresh, 0, greedy, (frame) => (stepOf(frame)?.index ?? 0) > 3);
    await first.socket.cut();
    const again = await watches(fresh);
    const snapshot = await nextFrame(again.operation);
    expect(snapshot.resync).toBe(true);
    expect(stepOf(snapshot)?.index).toBeGreaterThanOrEqual(stepOf(seen.at(-1) as MatchFrame)?.index ?? 0);
    await again.socket.cut();
  });

  it('is left when one wishes: everything is open then, and a repeat changes nothing', async () => {
    const fresh = await practises('KIEZKOENIG');
    const { socket, operation } = await watches(fresh, 0);
    await framesUntil(operation, (frame) => asked(frame) !== undefined);
    const input = { matchId: fresh, commandId: crypto.randomUUID() };
    const answers = [];
    for (let n = 0; n < 2; n++) answers.push(rootOf<PlayAnswer>(await ben.ask(mutationOf('skipPractice'), { input })));
    expect(answers[0]?.__typename).toBe('SkipPracticeSuccess');
    expect(answers[1]).toEqual(answers[0]);
    const skipped = (await framesUntil(operation, (frame) => stepOf(frame) === null && frame.version > 1)).at(-1) as MatchFrame;
    expect(skipped).toMatchObject({ event: { kind: 'match.practiceSkipped' }, status: 'RUNNING' });
    await socket.cut();
  });
});

it.each(GAMES)('%s has one as well, again and again, to its first question', async (game) => {
  const ids = [await practises(game), await practises(game)];
  expect(new Set(ids).size).toBe(2);
  for (const matchId of ids) {
    const { socket, operation } = await watches(matchId, 0);
    const frames = await framesUntil(operation, (frame) => asked(frame) !== undefined || finished(frame));
    expect(stepOf(frames.at(-1) as MatchFrame)).toMatchObject({ index: expect.any(Number), total: expect.any(Number) });
    await socket.cut();
  }
});
