/** What the server sends to `topics` topics: about 450 bytes each, as a frame of a small game. */
export const frameData = (version: number, sentAt: number) => ({
  version,
  sentAt,
  cause: '0193c1a2-7e5b-7c3d-9a10-4f2d6b8e1c77',
  event: { kind: 'kiezkoenig.gezogen', seat: version % 4, from: version % 16, to: (version + 7) % 16, reason: 'WURF' },
  prompt: { id: `p${version}`, seat: (version + 1) % 4, deadline: '2026-01-01T00:00:40.000Z', moves: ['KAUFEN', 'LASSEN'] },
  view: {
    round: 3,
    purses: [1500, 1275, 1725, 1500],
    owners: [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3],
    levels: [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2],
  },
});

export type FrameData = ReturnType<typeof frameData>;

/** Milliseconds since 1970 with fractions: the same for every process of a machine. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

export const SDL = `
type Query { up: Boolean! }
type Event { kind: String! seat: Int! from: Int! to: Int! reason: String! }
type Prompt { id: ID! seat: Int! deadline: String! moves: [String!]! }
type View { round: Int! purses: [Int!]! owners: [Int!]! levels: [Int!]! }
type Frame { version: Int! sentAt: Float! cause: ID! event: Event! prompt: Prompt! view: View! }
type Subscription { frames(topic: Int!): Frame! }
`;

export const DOCUMENT = `subscription ($topic: Int!) { frames(topic: $topic) {
  version sentAt cause event { kind seat from to reason } prompt { id seat deadline moves } view { round purses owners levels } } }`;
