/** What the documents of these tests select, as plain data. */
export interface Problem {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

export interface LegalMove {
  readonly zug: 'WUERFELN' | 'AUSBAUEN' | 'KAUFEN' | 'UEBERNEHMEN' | 'LASSEN';
  readonly feld: number | null;
  readonly preis: number;
}

export interface Prompt {
  readonly id: string;
  readonly seat: number;
  readonly question: { readonly frage: string; readonly feld: number | null; readonly preis: number | null };
  readonly deadline: string | null;
  readonly legalMoves: readonly LegalMove[];
}

export interface Kneipe {
  readonly feld: number;
  readonly besitzer: number | null;
  readonly stufe: number;
  readonly ausbauPreis: number;
}

export interface View {
  readonly runde: number;
  readonly amZug: number | null;
  readonly kneipen: readonly Kneipe[];
  readonly spieler: readonly { readonly seat: number; readonly taler: number; readonly vermoegen: number; readonly feld: number }[];
}

export interface MatchFrame {
  readonly version: number;
  readonly at: string;
  readonly serverTime: string;
  readonly resync: boolean;
  readonly cause: string;
  readonly actor: { readonly kind: 'PLAYER' | 'HOMIE' | 'AUTOPILOT' | 'HOUSE'; readonly seat: number | null };
  readonly event: ({ readonly __typename: string; readonly kind: string } & Readonly<Record<string, unknown>>) | null;
  readonly view: View | null;
  readonly prompts: readonly Prompt[];
  readonly controllers: readonly string[];
  readonly status: 'RUNNING' | 'FINISHED' | 'FROZEN';
}

export interface Occupant {
  readonly __typename: 'Player' | 'Homie';
  readonly id?: string;
  readonly name?: string;
  readonly level?: string;
}

export interface Table {
  readonly id: string;
  readonly joinCode: string;
  readonly status: 'OPEN' | 'PLAYING' | 'CLOSED';
  readonly options: { readonly langeNacht: boolean };
  readonly seats: readonly { readonly index: number; readonly occupant: Occupant | null }[];
  readonly host: { readonly id: string; readonly name: string } | null;
  readonly clockSeconds: number | null;
  readonly matchId: string | null;
  readonly matchCount: number;
  readonly version: number;
}

export interface TableFrame {
  readonly version: number;
  readonly at: string;
  readonly resync: boolean;
  readonly event: string;
  readonly table: Table;
}

export interface Match {
  readonly id: string;
  readonly tableId: string;
  readonly status: MatchFrame['status'];
  readonly version: number;
  readonly mySeat: number | null;
  readonly seedHash: string;
  readonly seed: string | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly result: readonly { readonly seat: number; readonly score: number; readonly place: number; readonly winner: boolean }[] | null;
  readonly seats: readonly { readonly index: number; readonly controller: 'PLAYER' | 'HOMIE'; readonly occupant: Occupant }[];
}

export interface TableAnswer extends Problem {
  readonly table?: Table;
  readonly version?: number;
  readonly matchId?: string;
  readonly currentVersion?: number;
}

export interface PlayAnswer extends Problem {
  readonly version?: number;
  readonly currentVersion?: number;
  readonly reason?: string;
  readonly ruleRef?: string;
  readonly missing?: number | null;
}

export interface ReplayStep {
  readonly frame: MatchFrame;
  readonly record: {
    readonly position: string;
    readonly type: string;
    readonly data: string;
    readonly commandId: string;
    readonly promptId: string | null;
    readonly draws: number | null;
    readonly hash: string;
  };
}

export interface ReplayAnswer extends Problem {
  readonly steps?: readonly ReplayStep[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
