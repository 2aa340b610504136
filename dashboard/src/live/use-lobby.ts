'use client';

import { print } from 'graphql';
import { type GameId, LobbyFramesDocument, type LobbyFramesSubscription } from '@/generated/graphql';
import { useLatest } from './use-latest';

/** The lobby as it is now. */
export type Lobby = LobbyFramesSubscription['lobbyFrames'];
/** An open table in it. */
export type LobbyTable = Lobby['tables'][number];

const query = print(LobbyFramesDocument);

/** Open tables and queues as they change; of one game, or of all. */
export const useLobby = (game: GameId | null) =>
  useLatest<LobbyFramesSubscription, Lobby>({
    key: `lobby ${game}`,
    query,
    variables: game ? { game } : {},
    frame: (data) => data.lobbyFrames,
  });
