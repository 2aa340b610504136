import { readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';

/** What a client of each game listens to, and how it answers a prompt. */
export interface ClientOf {
  readonly options: object;
  readonly frames: string;
  /** The input for a legal move as the frame told it. */
  move(legal: LegalMove): object;
}

export interface LegalMove {
  readonly zug: string;
  readonly feld?: number | null;
}

const frames = (event: string, view: string, question: string, move: string): string =>
  `subscription ($matchId: ID!, $afterVersion: Int) { matchFrames(matchId: $matchId, afterVersion: $afterVersion) {
    version at serverTime resync cause actor { kind seat } event { __typename kind ${event} } view { ${view} }
    prompts { id seat question { ${question} } deadline legalMoves { ${move} } } controllers status } }`;

/** The very document that the tavern's own pages send. */
function ofTheDashboard(operation: string): string {
  const boards = ['kiezkoenig', 'kronenduell', 'wuerfelkoenig', 'king', 'kierki', 'rentz'].map(
    (game) => `boards/${game}/fragments.graphql`,
  );
  const files = ['live/match.graphql', 'live/table.graphql', ...boards];
  const source = new URL('src/', import.meta.resolve('@tavern-jack/dashboard/package.json'));
  const texts = files.map((file) => readFileSync(new URL(file, source), 'utf8'));
  const document = separateOperations(parse(texts.join('\n')))[operation];
  if (!document) throw new Error(`the dashboard has no operation ${operation}`);
  return print(document);
}

export const PLAY_MOVE = `mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename
  ... on PlayMoveSuccess { version } ... on Problem { code message } } }`;

export const START_MATCH = `mutation ($input: StartMatchInput!) { startMatch(input: $input) { __typename
  ... on StartMatchSuccess { matchId } ... on Problem { code message } } }`;

export const SET_READY = `mutation ($input: SetReadyInput!) { setReady(input: $input) { __typename
  ... on TableSuccess { version } ... on Problem { code message } } }`;

export const CLIENTS: Readonly<Record<'zaehler' | 'kiezkoenig', ClientOf>> = {
  zaehler: {
    options: { zaehler: {} },
    frames: frames(
      '... on ZaehlerGezaehlt { count }',
      '... on ZaehlerView { count next }',
      '... on ZaehlerQuestion { id seat }',
      '... on ZaehlerLegalMove { zug preis }',
    ),
    move: () => ({ zaehler: { weiter: 'YES' } }),
  },
  kiezkoenig: {
    options: { kiezkoenig: {} },
    frames: ofTheDashboard('MatchFrames'),
    move: ({ zug, feld }) => ({ kiezkoenig: { [zug.toLowerCase()]: zug === 'AUSBAUEN' ? { feld } : 'YES' } }),
  },
};
