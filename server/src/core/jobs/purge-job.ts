import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { JobKind, Jobs } from './jobs.ts';

const dayMs = 24 * 3_600_000;
/** Things that are looked for together. */
const atOnce = 100;

interface PurgeTools {
  /** Of the job; it is in the store, so it never changes. */
  readonly name: string;
  /** What is removed can be put back for so long, in ms. */
  readonly putBack: number;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  /** The ids of what was removed until then, at most so many. */
  readonly removedUntil: (until: Date, most: number) => Promise<readonly string[]>;
  /** Takes one away for good: afterwards it is not found any more. */
  readonly purge: (id: string) => Promise<void>;
}

const kindOf = (name: string): JobKind<Record<string, never>> => ({
  name,
  payload: z.strictObject({}),
  version: 1,
  sealed: false,
  pauses: [60_000, 3_600_000, dayMs],
  lease: 300_000,
  keep: 365 * dayMs,
  atOnce: 1,
});

/** @returns what has everything that is removed today taken away when it can be put back no more: once for each day. */
export const openPurge = (tools: PurgeTools): (() => Promise<void>) => {
  const { name, putBack, clock, jobs, removedUntil, purge } = tools;
  const kind = kindOf(name);
  const run = async (): Promise<void> => {
    const until = new Date(clock.now() - putBack);
    for (;;) {
      const removed = await removedUntil(until, atOnce);
      for (const id of removed) await purge(id);
      if (removed.length < atOnce) return;
    }
  };
  jobs.handle(kind, { run });
  return async () => {
    const notBefore = (Math.floor((clock.now() + putBack) / dayMs) + 1) * dayMs;
    await jobs.enqueue(kind, {}, { key: `${notBefore}`, notBefore });
  };
};
