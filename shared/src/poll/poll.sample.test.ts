import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  kindOf,
  type Question,
  questionKindNames,
  type QuestionKindName,
} from '../question/question-kinds.ts';
import { pollActivity } from './poll.activity.ts';
import type { PollAnswer } from './poll.answer.ts';
import { samplePoll } from './poll.sample.ts';
import { buildPoll, now, startPoll, step } from './testing/colours-poll.ts';
import { rightOptions } from '../question/testing/rights.ts';

const draftsOf = async (name: QuestionKindName): Promise<fc.Arbitrary<Question>> =>
  (
    (await import(`../question/kinds/testing/${name}.drafts.ts`)) as {
      readonly drafts: fc.Arbitrary<Question>;
    }
  ).drafts;
const anyQuestion = fc.oneof(...(await Promise.all(questionKindNames.map(draftsOf))));

const random = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })).map((stream) => {
  const numbers = stream[Symbol.iterator]();
  return (): number => numbers.next().value ?? 0;
});

test('whatever is asked, what a student gives is an answer to it, in the first round and the next', () => {
  fc.assert(
    fc.property(anyQuestion, fc.boolean(), random, (draft, confidence, next) => {
      fc.pre(kindOf(draft).lacks(draft).length === 0);
      const question = kindOf(draft).tidy(draft);
      const definition = {
        ...buildPoll({ questions: [question] }),
        extras: [{ id: question.id, right: null, confidence }],
      };
      const opened = step(definition, startPoll(definition), { type: 'open' });
      // A slide is never open.
      if (!opened.ok) return;
      const before = new Map<string, PollAnswer>();
      for (const slot of pollActivity.open(opened.value)) {
        const value = samplePoll(definition, opened.value, slot, { before, random: next });
        expect(value).not.toBeNull();
        const times = { shownAt: null, tappedAt: now, receivedAt: now, roundTripMs: null };
        const who = { participant: 'student' };
        const accepted = pollActivity.accept(definition, opened.value, {
          slot,
          value: value!,
          times,
          who,
        });
        expect(accepted.ok).toBe(true);
        expect('sure' in value!).toBe(confidence);
      }
    }),
  );
});

/** How many of so many students say what is right, after what each said before. */
const rightOf = (before: readonly PollAnswer[] | null, students: number): PollAnswer[] => {
  let state = 1;
  const throws = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const [question] = buildPoll().questions;
  const right = question !== undefined && 'options' in question ? question.options.slice(0, 1) : [];
  const extras = [
    {
      id: question?.id ?? '',
      right: rightOptions(...right.map(({ id }) => id)),
      confidence: false,
    },
  ];
  const definition = { ...buildPoll(), extras };
  return Array.from({ length: students }, (_, at) => {
    const given = new Map<string, PollAnswer>();
    const earlier = before?.[at];
    if (earlier !== undefined) given.set('q0.r1', earlier);
    const slot = before === null ? 'q0.r1' : 'q0.r2';
    return samplePoll(definition, { added: [] }, slot, { before: given, random: throws })!;
  });
};

test('in a second round more say what is right, and many stay with what they said', () => {
  const first = rightOf(null, 300);
  const second = rightOf(first, 300);
  const most = (answers: readonly PollAnswer[]): number => {
    const counts = Map.groupBy(answers, (answer) => JSON.stringify(answer));
    return Math.max(...Array.from(counts.values(), (same) => same.length));
  };
  expect(most(second)).toBeGreaterThan(most(first));
  const stayed = second.filter(
    (answer, at) => JSON.stringify(answer) === JSON.stringify(first[at]),
  );
  expect(stayed.length).toBeGreaterThan(150);
  expect(stayed.length).toBeLessThan(300);
});
