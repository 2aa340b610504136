'use client';

import { useEffect, useState } from 'react';
import { useNetwork } from '@/network/network-context';
import type { Versioned } from './cursor';
import { type Followed, follow, type Stream } from './follow';
import { gathered } from './gathered';
import { serverOffset } from './server-clock';

interface Timed extends Versioned {
  readonly serverTime: string;
}

// Three pictures at sixty a second: nobody sees the difference, and a burst of frames is drawn once or twice.
const picture = 50;

/** A stream as a screen uses it: what came, how the line stands, and how far the server's clock is ahead (milliseconds). */
export interface LiveStream<Frame extends Timed> extends Followed<Frame> {
  readonly serverOffset: number;
}

/** Follows a stream while the screen is open; null follows nothing. Another `key` starts over. */
export function useStream<Data, Frame extends Timed>(
  stream: (Stream<Data, Frame> & { readonly key: string; readonly after: number | undefined }) | null,
): LiveStream<Frame> {
  const network = useNetwork();
  const nothing: LiveStream<Frame> = { frames: [], connection: 'connecting', failure: null, serverOffset: 0 };
  const [state, setState] = useState<{ key: string | undefined; live: LiveStream<Frame> }>({ key: undefined, live: nothing });
  const key = stream?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole stream
  useEffect(() => {
    if (!stream) return;
    let offset: number | undefined;
    let newest: number | undefined;
    const drawn = gathered<LiveStream<Frame>>(picture, (live) => setState({ key: stream.key, live }));
    const leave = follow<Data, Frame>(network.socket, stream, stream.after, (followed) => {
      const latest = followed.frames.at(-1);
      if (latest && latest.version !== newest) {
        newest = latest.version;
        offset = serverOffset(offset, latest.serverTime, Date.now());
      }
      drawn.tell({ ...followed, serverOffset: offset ?? 0 }, followed.connection === 'catching-up');
    });
    return () => {
      leave();
      drawn.stop();
    };
  }, [network, key]);
  return state.key === key ? state.live : nothing;
}
