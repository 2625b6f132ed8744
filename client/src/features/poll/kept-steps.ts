import { readStored, type StoredShape, toStored } from '@sets/shared/core/stored-shape.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import { pollStepsKey } from '../../core/root/account-keys.ts';
import type { EditHistory } from './edit-history.ts';
import { checkDraft } from './poll-draft-check.ts';
import { storedPollDraft } from './poll-draft.migrations.ts';
import type { PollDraft } from './poll-draft.ts';

/** A draft, and what can be taken back and done again around it. */
export interface DraftWithSteps {
  readonly draft: PollDraft;
  readonly history: EditHistory<PollDraft>;
}

interface Kept {
  /** Whose it is, and what it was called, see `keptDrafts`. */
  readonly name: string;
  /** In the order in which they were written, each as `storedPollDraft`. */
  readonly drafts: readonly unknown[];
  /** Which of them is the draft. */
  readonly at: number;
}

/** `drafts` are read as what they are, so a new kind of question is no new version of this. */
export const storedSteps: StoredShape<Kept> = {
  name: 'poll-steps',
  schema: z.object({ name: z.string(), drafts: z.array(z.unknown()), at: z.int() }),
  migrations: [],
};

/** Characters; a tab has room for several millions, for everything in it. */
const room = 600_000;

const written = (draft: PollDraft) => toStored(storedPollDraft, { draft, revision: null });

/** As many as there is room for, the nearest first. */
const within = (drafts: readonly PollDraft[], most: number): ReturnType<typeof written>[] => {
  let left = most;
  const all = drafts.map(written);
  const end = all.findIndex((each) => {
    left -= JSON.stringify(each).length;
    return left < 0;
  });
  return end < 0 ? all : all.slice(0, end);
};

/** The same question is the same object in all of them: who goes back sees which one has changed. */
const sharing = (drafts: readonly PollDraft[]): PollDraft[] => {
  const known = new Map<string, Question>();
  const shared = (question: Question): Question => {
    const key = JSON.stringify(question);
    const found = known.get(key) ?? question;
    known.set(key, found);
    return found;
  };
  return drafts.map((draft) => ({ ...draft, questions: draft.questions.map(shared) }));
};

const read = (stored: unknown): PollDraft[] => {
  const told = readStored(storedPollDraft, stored);
  return told.ok ? [told.value.draft] : [];
};

/** Whether both are the same poll: as they were written, or as they are saved. */
const isSame = (one: PollDraft, other: PollDraft): boolean => {
  const [mine, theirs] = [one, other].map((draft) =>
    JSON.stringify(checkDraft(draft).definition ?? read(written(draft))),
  );
  return mine === theirs;
};

/** The steps of the poll that was written last in this tab: a reload loses none, and the tab ends with them. */
export const keptSteps = (userid: string, storage: DeviceStorage = tabStorage) => {
  const kept = keptValues(storage, storedSteps);
  const owned = (name: string): string => `${userid}.${name}`;
  return {
    keep: (name: string, { draft, history }: DraftWithSteps): void => {
      const past = within(history.past.toReversed(), room);
      const future = within(history.future.toReversed(), room / 4);
      const drafts = [...past.toReversed(), written(draft), ...future];
      kept.keep(pollStepsKey, { name: owned(name), drafts, at: past.length });
    },
    /** Null where this draft is not the one that was left: somebody has changed it elsewhere. */
    find: (name: string, now: PollDraft): DraftWithSteps | null => {
      const found = kept.find(pollStepsKey);
      if (found?.name !== owned(name)) return null;
      const drafts = sharing(found.drafts.flatMap(read));
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
export type KeptSteps = ReturnType<typeof keptSteps>;
