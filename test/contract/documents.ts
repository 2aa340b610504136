import { contract, everyField } from './every-field.js';

/** A mutation that takes one `input`, asking for everything that it can answer. */
export function mutationOf(name: string): string {
  const field = contract.getMutationType()?.getFields()[name];
  const input = field?.args[0];
  if (!field || !input) throw new Error(`the contract has no mutation ${name} with an input`);
  return `mutation ($input: ${input.type}) { ${name}(input: $input) ${everyField(String(field.type).replace('!', ''))} }`;
}

export const ME = `{ me ${everyField('Me')} }`;
export const MATCH = `query ($id: ID!) { match(id: $id) ${everyField('Match')} }`;
export const TABLE = `query ($by: TableBy!) { table(by: $by) ${everyField('Table')} }`;
export const MATCHES = `query ($first: Int!, $after: String, $filter: MatchFilter) { matches(first: $first, after: $after, filter: $filter) ${everyField('MatchConnection')} }`;
export const REPLAY = `query ($matchId: ID!, $as: ViewpointInput!, $first: Int!, $after: String) {
  replay(matchId: $matchId, as: $as, first: $first, after: $after) ${everyField('ReplayResult')}
}`;
export const MATCH_FRAMES = `subscription ($matchId: ID!, $afterVersion: Int) { matchFrames(matchId: $matchId, afterVersion: $afterVersion) ${everyField('MatchFrame')} }`;
export const TABLE_FRAMES = `subscription ($tableId: ID!, $afterVersion: Int) { tableFrames(tableId: $tableId, afterVersion: $afterVersion) ${everyField('TableFrame')} }`;
export const PRESENCE_FRAMES = `subscription ($of: PresenceOf!) { presenceFrames(of: $of) ${everyField('PresenceFrame')} }`;
export const LOBBY_FRAMES = `subscription ($game: GameId) { lobbyFrames(game: $game) ${everyField('LobbyFrame')} }`;
export const PLAY_MOVE = mutationOf('playMove');
