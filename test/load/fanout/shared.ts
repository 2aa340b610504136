import type { Server } from 'node:http';
import {
  type Append,
  type AppendResult,
  createLogger,
  Database,
  EventCatalog,
  EventStore,
  emptyHead,
  type Fold,
  FrameHub,
  type Framing,
  GraphqlSocket,
  Mailbox,
  newId,
  Sessions,
  SharedFrames,
  type StoredEvent,
} from '@tavern-jack/platform';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { SAMPLE_TYPE, sampleMeta } from '../lib/sample.js';
import { type FrameData, frameData, SDL } from './frame.js';
import type { Publisher } from './open-server.js';

/** A store that keeps nothing: what is measured begins after the commit, and nobody here asks for what was. */
class PassingStore extends EventStore {
  #position = 0;

  constructor() {
    // Never connected: a pool opens its first connection with its first query.
    super(new Database('postgres://nobody@127.0.0.1/none'), new EventCatalog({ [SAMPLE_TYPE]: { schema: 1 } }), {
      log: createLogger('bench'),
    });
  }

  override async append({ stream, expected, commandId, events, meta }: Append): Promise<AppendResult> {
    const { hash } = emptyHead(stream);
    const at = new Date();
    const stored = events.map(({ type, schema, data }, index): StoredEvent => {
      const place = { position: ++this.#position, stream, version: expected.version + index + 1 };
      return { ...place, at, type, schema, commandId, data: data as StoredEvent['data'], meta, hash, dataText: '', metaText: '' };
    });
    return { kind: 'appended', events: stored, head: { version: expected.version + stored.length, hash } };
  }

  override async readStream(): Promise<StoredEvent[]> {
    return [];
  }
}

const fold: Fold<FrameData> = { initial: () => frameData(0, 0), evolve: (_, event) => event.data as unknown as FrameData };
const framing: Framing<FrameData> = { field: 'frames', frame: ({ state }) => state };

/** The house's own way: mailboxes, the hub, and its socket, one frame and one text for all who follow a topic. */
export function shared(server: Server, topics: number): Publisher {
  const store = new PassingStore();
  const boxes = Array.from({ length: topics }, () => new Mailbox(newId(), store, fold));
  const hub = new FrameHub(store, fold, framing);
  const schema = buildSchema(SDL);
  const { frames } = (schema.getSubscriptionType() as GraphQLObjectType).getFields();
  if (!frames) throw new Error('no field to subscribe to');
  frames.subscribe = (_: unknown, { topic }: { topic: number }) => new SharedFrames(hub, boxAt(topic), 'spectator', undefined);
  const boxAt = (topic: number): Mailbox<FrameData> => {
    const box = boxes[topic];
    if (!box) throw new Error(`There is no topic ${topic}.`);
    return box;
  };
  new GraphqlSocket(schema, new Sessions(new Database('postgres://nobody@127.0.0.1/none'))).mount(server);
  return {
    publish: async (topic, sentAt) => {
      await boxAt(topic).execute((_, version) => ({
        append: [{ type: SAMPLE_TYPE, schema: 1, data: frameData(version + 1, sentAt) }],
        commandId: newId(),
        meta: sampleMeta(),
        answer: undefined,
      }));
    },
  };
}
