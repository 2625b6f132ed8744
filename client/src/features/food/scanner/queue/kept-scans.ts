import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { deviceStorage } from '../../../../core/device-storage.ts';
import { keptValues } from '../../../../core/kept-value.ts';
import { foodScansKey } from '../../../../core/root/account-keys.ts';
import { useRoot } from '../../../../core/root/root-store.ts';
import { refusal } from '../verdict.ts';

const keptScan = z.object({
  /** What was read. */
  proof: z.string(),
  orderid: z.string(),
  /** The name of its attempt: however often it is sent, it is handed over once. */
  attempt: z.string(),
  /** When it was read, in ms. */
  at: z.number(),
  /** `waiting` for the server; `refused` by it, and nobody has seen that; `done`: handed over. */
  state: z.enum(['waiting', 'refused', 'done']),
  /** Why it was refused. */
  refusal: z.nullable(refusal),
});
export type KeptScan = Readonly<z.infer<typeof keptScan>>;

const scansOnDevice = z.object({
  /** Who read them. */
  userid: z.string(),
  scans: z.array(keptScan),
});

/**
 * Codes that were read on this device: what the server has not heard of, and what was handed over lately. They outlive
 * a session that ends by itself, and go when another account signs in.
 */
export const storedScans: StoredShape<z.infer<typeof scansOnDevice>> = {
  name: 'food-scans',
  schema: scansOnDevice,
  migrations: [],
};

/** What was handed over is known for so long, in ms: a picture of its code is told without the server, too. */
const remembered = 12 * 60 * 60_000;
/** So many of these, and so many others. */
const most = { done: 300, others: 500 } as const;

const kept = keptValues(deviceStorage, storedScans);

/** Without what need not be known any more. */
const pruned = (scans: readonly KeptScan[], now: number): KeptScan[] => {
  const done = scans.filter(({ state, at }) => state === 'done' && now - at < remembered);
  const forgotten = new Set(done.slice(0, -most.done));
  return scans
    .filter((each) => each.state !== 'done' || done.includes(each))
    .filter((each) => !forgotten.has(each));
};

/** An answer may come late, for somebody who has left: then what is kept is of whoever came after them. */
const mayKeep = (userid: string): boolean => {
  const here = useRoot.getState().auth.userid;
  if (here !== null) return here === userid;
  const before = kept.find(foodScansKey);
  return before === null || before.userid === userid;
};

/** What somebody has read on this device, in that order. Each change reads anew: another tab may have written. */
export const keptScansOf = (userid: string) => {
  const list = (): readonly KeptScan[] => {
    const own = kept.find(foodScansKey);
    return own?.userid === userid ? own.scans : [];
  };
  const keep = (scans: readonly KeptScan[], now: number): void => {
    if (mayKeep(userid)) kept.keep(foodScansKey, { userid, scans: pruned(scans, now) });
  };
  return {
    list,
    /** @returns whether this device keeps it */
    add: (scan: KeptScan): boolean => {
      if (list().filter(({ state }) => state !== 'done').length >= most.others) return false;
      keep([...list(), scan], scan.at);
      return list().some(({ attempt }) => attempt === scan.attempt);
    },
    change: (attempt: string, change: Pick<KeptScan, 'state' | 'refusal'>, now: number): void => {
      keep(
        list().map((each) => (each.attempt === attempt ? Object.assign({}, each, change) : each)),
        now,
      );
    },
    drop: (attempt: string, now: number): void => {
      keep(
        list().filter((each) => each.attempt !== attempt),
        now,
      );
    },
  };
};
export type KeptScans = ReturnType<typeof keptScansOf>;
