import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type EditHistory,
  edited,
  mostSteps,
  noHistory,
  redone,
  typingPause,
  undone,
} from './edit-history.ts';

interface Draft {
  readonly title: string;
  readonly items: readonly { readonly text: string; readonly on: boolean }[];
}

const start: Draft = { title: '', items: [{ text: '', on: false }] };

/** Types it letter by letter. */
const type = (
  history: EditHistory<Draft>,
  draft: Draft,
  text: string,
  at = 0,
): { history: EditHistory<Draft>; draft: Draft } =>
  text.split('').reduce(
    (now, letter) => {
      const after = { ...now.draft, title: now.draft.title + letter };
      return { history: edited(now.history, { before: now.draft, after, at }), draft: after };
    },
    { history, draft },
  );

it('a word is a step, however many letters it has', () => {
  const { history, draft } = type(noHistory, start, 'One two three');
  expect(history.past.map(({ title }) => title)).toEqual(['', 'One ', 'One two ']);
  const back = undone(history, draft)!;
  expect(back.draft.title).toBe('One two ');
  expect(redone(back.history, back.draft)!.draft.title).toBe('One two three');
});

it('a pause, another text, and taking away begin a new step', () => {
  const paused = type(noHistory, start, 'ab');
  expect(type(paused.history, paused.draft, 'c', typingPause).history.past).toHaveLength(2);
  const { history, draft } = paused;
  const other = { ...draft, items: [{ text: 'x', on: false }] };
  expect(edited(history, { before: draft, after: other, at: 0 }).past).toHaveLength(2);
  const shorter = { ...draft, title: 'a' };
  const taken = edited(history, { before: draft, after: shorter, at: 0 });
  expect(taken.past).toHaveLength(2);
  expect(edited(taken, { before: shorter, after: start, at: 0 }).past).toHaveLength(2);
});

it('what is typed after a step back is a step, and nothing is done again after it', () => {
  const { history, draft } = type(noHistory, start, 'One two');
  const back = undone(history, draft)!;
  const on = type(back.history, back.draft, 'x');
  expect(on.history.future).toEqual([]);
  expect(on.history.past.at(-1)).toBe(back.draft);
});

const change: fc.Arbitrary<(draft: Draft) => Draft> = fc.oneof(
  fc
    .string({ maxLength: 3 })
    .map((text) => (draft: Draft) => ({ ...draft, title: draft.title + text })),
  fc.constant((draft: Draft) => ({ ...draft, title: draft.title.slice(0, -1) })),
  fc.constant((draft: Draft) => ({
    ...draft,
    items: [...draft.items, { text: '', on: false }],
  })),
  fc.constant((draft: Draft) => ({
    ...draft,
    items: draft.items.map((item) => ({ ...item, on: !item.on })),
  })),
  fc.constant((draft: Draft) => ({ ...draft, items: draft.items.slice(1) })),
);
const edits = fc.array(fc.tuple(change, fc.integer({ min: 0, max: 3_000 })), { maxLength: 60 });

const doAll = (all: readonly (readonly [(draft: Draft) => Draft, number])[]) => {
  let history: EditHistory<Draft> = noHistory;
  let draft = start;
  let at = 0;
  const seen = [start];
  for (const [make, pause] of all) {
    at += pause;
    const after = make(draft);
    history = edited(history, { before: draft, after, at });
    draft = after;
    seen.push(after);
  }
  return { history, draft, seen };
};

it('all the way back is the beginning, all the way on is the end, and nothing else comes between', () => {
  fc.assert(
    fc.property(edits, (all) => {
      const { history, draft, seen } = doAll(all);
      let now = { history, draft };
      let steps = 0;
      for (let back = undone(now.history, now.draft); back !== null; steps += 1) {
        now = back;
        expect(seen).toContain(now.draft);
        back = undone(now.history, now.draft);
      }
      expect(now.draft).toBe(start);
      expect(steps).toBeLessThanOrEqual(all.length);
      for (let on = redone(now.history, now.draft); on !== null;) {
        now = on;
        on = redone(now.history, now.draft);
      }
      expect(now.draft).toBe(draft);
    }),
  );
});

it('is bounded', () => {
  const toggled = Array.from(
    { length: mostSteps + 20 },
    () => [(draft: Draft) => ({ ...draft, items: [...draft.items] }), 5_000] as const,
  );
  expect(doAll(toggled).history.past).toHaveLength(mostSteps);
});
