import type { Turnout } from '@sets/shared/live/activity.ts';
import type { ReplayLine } from '@sets/shared/live/replay.ts';
import * as z from 'zod/mini';
import type { RunLogEntry } from '../run/run.model.ts';

/* What the lines of a run's log say. Lines of every version lie in the stores: what a line lacks, it does not say. */

const turnout = z.object({ here: z.int(), answered: z.int() });
const said = z.object({
  by: z.optional(z.string()),
  now: z.optional(z.number()),
  seed: z.optional(z.number()),
  command: z.optional(z.unknown()),
});

const objectIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What a line says of what was done: of steps it lies one deeper, for the counts are beside it. */
const detailOf = ({ kind, detail }: RunLogEntry): unknown =>
  ['open', 'lock', 'exclude'].includes(kind) ? detail : objectIn(detail, 'detail');

const turnoutIn = (detail: unknown): { turnout?: Turnout } => {
  const read = turnout.safeParse(detail);
  return read.success ? { turnout: read.data } : {};
};

export const replayLine = (entry: RunLogEntry): ReplayLine => {
  const { at, version, kind, open } = entry;
  const detail = detailOf(entry);
  const read = said.safeParse(detail);
  const { by = '', now = null, command } = read.success ? read.data : {};
  return {
    at: at.getTime(),
    version,
    kind,
    by,
    now,
    ...(command !== undefined && { command }),
    ...(kind === 'react' && turnoutIn(detail)),
    ...(open !== undefined && { open }),
  };
};

/** What a run's chance began with; 0 where its log is older than that it says so. */
export const seedIn = (entries: readonly RunLogEntry[]): number => {
  const read = said.safeParse(entries.find(({ kind }) => kind === 'open')?.detail);
  return read.success ? (read.data.seed ?? 0) : 0;
};
