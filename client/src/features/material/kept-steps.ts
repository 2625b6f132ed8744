import { readStored, type StoredShape, toStored } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import type { EditHistory } from './edit-history.ts';
import type { AnyDraft, MaterialRules } from './material.ts';

/** A draft, and what can be taken back and done again around it. */
export interface DraftWithSteps<Draft> {
  readonly draft: Draft;
  readonly history: EditHistory<Draft>;
}

interface Kept {
  /** Whose it is, and what it was called, see `keptDrafts`. */
  readonly name: string;
  /** In the order in which they were written, each as its material is stored. */
  readonly drafts: readonly unknown[];
  /** Which of them is the draft. */
  readonly at: number;
}

/** `drafts` are read as what they are, so a new kind of question is no new version of this. */
export const storedSteps: StoredShape<Kept> = {
  name: 'draft-steps',
  schema: z.object({ name: z.string(), drafts: z.array(z.unknown()), at: z.int() }),
  migrations: [],
};

/** Characters; a tab has room for several millions, for everything in it. */
const room = 600_000;

/** As many as there is room for, the nearest first. */
const within = <Written>(all: readonly Written[], most: number): readonly Written[] => {
  let left = most;
  const end = all.findIndex((each) => {
    left -= JSON.stringify(each).length;
    return left < 0;
  });
  return end < 0 ? all : all.slice(0, end);
};

export interface KeptSteps<Draft> {
  keep(name: string, steps: DraftWithSteps<Draft>): void;
  /** Null where this draft is not the one that was left: somebody has changed it elsewhere. */
  find(name: string, now: Draft): DraftWithSteps<Draft> | null;
}

/** The steps of what was written last in this tab: a reload loses none, and the tab ends with them. */
export const keptSteps = <Draft extends AnyDraft, Definition extends Draft>(
  { stored, keys, check, writing }: MaterialRules<Draft, Definition>,
  userid: string,
  storage: DeviceStorage = tabStorage,
): KeptSteps<Draft> => {
  const kept = keptValues(storage, storedSteps);
  const owned = (name: string): string => `${userid}.${name}`;
  const written = (draft: Draft) => toStored(stored, { draft, revision: null });
  const read = (each: unknown): Draft[] => {
    const told = readStored(stored, each);
    return told.ok ? [told.value.draft] : [];
  };
  /** Whether both are the same: as they were written, or as they are saved. */
  const isSame = (one: Draft, other: Draft): boolean => {
    const [mine, theirs] = [one, other].map((draft) =>
      JSON.stringify(check(draft).definition ?? read(written(draft))),
    );
    return mine === theirs;
  };
  return {
    keep: (name, { draft, history }) => {
      const past = within(history.past.toReversed().map(written), room);
      const future = within(history.future.toReversed().map(written), room / 4);
      const drafts = [...past.toReversed(), written(draft), ...future];
      kept.keep(keys.steps, { name: owned(name), drafts, at: past.length });
    },
    find: (name, now) => {
      const found = kept.find(keys.steps);
      if (found?.name !== owned(name)) return null;
      const drafts = writing.sharing(found.drafts.flatMap(read));
      const draft = drafts[found.at];
      if (draft === undefined || drafts.length !== found.drafts.length) return null;
      if (!isSame(draft, now)) return null;
      const past = drafts.slice(0, found.at);
      return {
        draft,
        history: { past, future: drafts.slice(found.at + 1).toReversed(), typed: null },
      };
    },
  };
};
