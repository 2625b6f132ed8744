import type { MadeAdmin } from '../core/tell-console.ts';
import type { EmbeddedMongoOptions } from '../embedded-mongo/start.ts';
import type { Measured, ProcessState } from '../core/team.ts';

/** How often a worker and the keeper say that they live, in ms: who is silent for long is ended. */
export const aliveEveryMs = 1_000;

/** Live connections of the processes that take people, by the id of the process. */
export type Loads = Readonly<Record<number, number>>;

/** What a worker must know before it starts. */
export interface Part {
  /** Never used again, so that a connection's id leads to one process alone. */
  readonly id: number;
  /** The number that people know it by. */
  readonly number: number;
  /** Where the embedded store runs; null where `MONGODB_URI` says another. */
  readonly embeddedUri: string | null;
  readonly redisUrl: string;
  readonly port: number;
  /** Folder of the sockets by which the workers reach each other. */
  readonly folder: string;
}

/** What the primary tells a worker. `take` comes with the socket that it is about. */
export type ToWorker =
  | { readonly type: 'begin'; readonly part: Part }
  | { readonly type: 'loads'; readonly loads: Loads }
  | { readonly type: 'take'; readonly head: string }
  | { readonly type: 'measure'; readonly ask: number }
  | { readonly type: 'states'; readonly ask: number; readonly states: readonly ProcessState[] }
  | { readonly type: 'all'; readonly ask: number; readonly measured: readonly Measured[] };

/** What a worker tells the primary. `hand` comes with the socket that it is about. */
export type FromWorker =
  | { readonly type: 'ready' }
  | MadeAdmin
  | { readonly type: 'leaving' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'alive'; readonly connections: number }
  | { readonly type: 'hand'; readonly to: number; readonly head: string }
  | { readonly type: 'measured'; readonly ask: number; readonly metrics: Measured['metrics'] }
  | { readonly type: 'ask'; readonly ask: number; readonly what: 'states' | 'measured' };

/** What the keeper is told, and tells. */
export type ToKeeper =
  | {
      readonly type: 'begin';
      readonly store: EmbeddedMongoOptions | null;
      readonly redis: { readonly program: string; readonly folder: string } | null;
    }
  | { readonly type: 'measure'; readonly ask: number }
  | { readonly type: 'stop' };

export type FromKeeper =
  | {
      readonly type: 'ready';
      readonly embeddedUri: string | null;
      readonly redisUrl: string | null;
    }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'alive' }
  | { readonly type: 'measured'; readonly ask: number; readonly metrics: Measured['metrics'] };
