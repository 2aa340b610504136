import type { Identity } from '@tavern-jack/platform';

/** People who are at something together. */
export interface Company {
  /** Who they are now, by seat. */
  people(): readonly string[];
  /** Calls back whenever others may have come to it, until the returned function is called. */
  watch(changed: () => void): () => void;
}

/** How presence asks for the people of a table or a match: those features know them, presence only looks who is there. */
abstract class CompanyPort {
  /** Undefined: there is no such thing, or it is not theirs to see. */
  abstract company(id: string, asking: Identity | undefined): Promise<Company | undefined>;
}

/** The people of tables. */
export abstract class TableCompany extends CompanyPort {}

/** The people of matches. */
export abstract class MatchCompany extends CompanyPort {}
