import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { clean } from '../core/text.ts';
import type { Counters } from '../live/activity.ts';
import { reportFigure, reportLine } from '../live/report-line.ts';
import { moveBy } from '../live/tally.ts';
import { chosen } from './choosing.ts';
import {
  acceptAnswer,
  answerValue,
  type AnswerValue,
  kindNamed,
  kindOf,
  type Question,
  question as questionSchema,
  questionCounts,
  questionDraft,
  questionKindNames,
  type QuestionKindName,
} from './question-kinds.ts';
import { answersOf, isRight, type Right, right as rightSchema, shareOfRight } from './right.ts';

const newIds = () => {
  let count = 0;
  return () => `a-new-one-${(count += 1)}`;
};

/** Every id in a question, at any depth. */
const idsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [inner] : idsIn(inner)));
};

/** What each kind brings for these tests: `testing/<kind>.drafts.ts`. */
interface DraftsOfKind {
  readonly drafts: fc.Arbitrary<Question>;
  /** What may be said to be right of one; of kinds of which something can be. */
  readonly rights?: (question: Question) => fc.Arbitrary<Right>;
}
const draftsOf = async (name: QuestionKindName): Promise<DraftsOfKind> =>
  (await import(`./kinds/testing/${name}.drafts.ts`)) as DraftsOfKind;
const draftsByKind = new Map(
  await Promise.all(questionKindNames.map(async (name) => [name, await draftsOf(name)] as const)),
);

describe.each(questionKindNames)('a question of the kind %s', (name) => {
  const kind = kindNamed(name);
  const { drafts: draft, rights } = draftsByKind.get(name)!;
  const question = draft
    .map((each) => kind.tidy(each))
    .filter((each) => kind.lacks(each).length === 0);
  /** Numbers for what goes by chance. */
  const chance = fc
    .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })
    .map((numbers) => {
      let next = 0;
      return () => numbers[(next += 1) % numbers.length]!;
    });
  const accepted = (asked: Question, value: unknown): AnswerValue | null => {
    const result = acceptAnswer(asked, value);
    return result.ok ? result.value : null;
  };

  test('is called so, and a blank one is a draft of it that lacks its text', () => {
    const blank = kind.blank(newIds());
    expect(kind.kind).toBe(name);
    expect(kindOf(blank)).toBe(kind);
    expect(kind.isBlank(blank)).toBe(true);
    expect(kind.lacks(blank)).toContain('text');
    expect(z.parse(questionDraft, blank)).toEqual(blank);
  });

  test('is a draft at any time, and a question once it lacks nothing', () => {
    fc.assert(
      fc.property(draft, (each) => {
        expect(z.parse(questionDraft, each)).toEqual(each);
        const tidied = kind.tidy(each);
        const isWhole = kind.lacks(each).length === 0;
        expect(z.safeParse(questionSchema, tidied).success).toBe(isWhole);
        if (isWhole) expect(z.parse(questionSchema, tidied)).toEqual(tidied);
      }),
    );
  });

  test('tidying is done at once, and changes nothing about what it lacks', () => {
    fc.assert(
      fc.property(draft, (each) => {
        const tidied = kind.tidy(each);
        expect(kind.tidy(tidied)).toEqual(tidied);
        expect(tidied.text).toBe(clean(each.text));
        expect(kind.lacks(tidied)).toEqual(kind.lacks(each));
        expect(kind.isBlank(tidied)).toBe(kind.isBlank(each));
        if (kind.isBlank(each)) expect(kind.lacks(each)).not.toEqual([]);
      }),
    );
  });

  test('a copy says the same, and shares no id with it', () => {
    fc.assert(
      fc.property(draft, (each) => {
        const copy = kind.copy(each, newIds());
        expect(copy).toMatchObject({ kind: name, text: each.text, seconds: each.seconds });
        expect(kind.lacks(copy)).toEqual(kind.lacks(each));
        expect(idsIn(copy).filter((id) => idsIn(each).includes(id))).toEqual([]);
        expect(kind.copy(copy, newIds())).toEqual(copy);
      }),
    );
  });

  test('whatever is sent is refused with a reason, or kept as a value of the kind', () => {
    const sent = fc.oneof(
      fc.anything(),
      fc.object({ key: fc.constantFrom('choices', 'text', 'number', 'words') }),
    );
    fc.assert(
      fc.property(question, sent, (asked, value) => {
        const result = acceptAnswer(asked, value);
        if (!result.ok) expect(result.error).toMatchObject({ code: 'BAD_REQUEST' });
        else expect(z.parse(kind.schemas.value, result.value)).toEqual(result.value);
      }),
    );
  });

  describe.runIf(kind.isSlide !== true)('with answers', () => {
    const answered = fc.record({ asked: question, random: chance });
    const asWhatever = (counters: Counters): Counters =>
      Object.fromEntries(Object.entries(counters).toReversed());

    test('a sample is taken, kept again as it is, counted, and told in words', () => {
      fc.assert(
        fc.property(answered, ({ asked, random }) => {
          const kept = accepted(asked, kind.sample(asked, random));
          expect(kept).not.toBeNull();
          if (kept === null) return;
          expect(accepted(asked, kept)).toEqual(kept);
          expect(z.parse(answerValue, kept)).toEqual(kept);
          const adds = kind.contribution(asked, kept);
          expect(Object.values(adds).every((each) => Number.isSafeInteger(each))).toBe(true);
          expect(Object.keys(adds)).not.toEqual([]);
          expect(kind.inWords(asked, kept).join('')).not.toBe('');
        }),
      );
    });

    test('counts and reports are what their schemas say, of nothing too, in whichever order it was counted', () => {
      fc.assert(
        fc.property(question, fc.array(chance, { maxLength: 8 }), (asked, people) => {
          const sum = new Map<string, number>();
          for (const random of people)
            moveBy(sum, kind.contribution(asked, accepted(asked, kind.sample(asked, random))!), 1);
          const counters = Object.fromEntries(sum);
          for (const audience of ['host', 'screen', 'phone'] as const) {
            const counts = kind.counts(asked, counters, { audience });
            expect(z.parse(kind.schemas.counts, counts)).toEqual(counts);
            expect(z.parse(questionCounts, counts)).toEqual(counts);
            expect(kind.counts(asked, asWhatever(counters), { audience })).toEqual(counts);
          }
          const shown = kind.counts(asked, counters, { audience: 'screen' });
          const toHost = kind.counts(asked, counters, { audience: 'host' });
          expect(kind.forScreen?.(toHost) ?? toHost).toEqual(shown);
          const { lines, figures = [] } = kind.report(asked, counters);
          for (const line of lines) expect(z.parse(reportLine, line)).toEqual(line);
          for (const figure of figures) expect(z.parse(reportFigure, figure)).toEqual(figure);
          expect(kind.report(asked, asWhatever(counters))).toEqual(kind.report(asked, counters));
        }),
      );
    });

    test('whoever changes an answer, however often and late, counts with the last; sums may be merged', () => {
      const votes = fc.array(fc.record({ who: fc.nat(4), random: chance }), { maxLength: 12 });
      fc.assert(
        fc.property(question, votes, fc.nat(12), (asked, all, cut) => {
          const given = all.map(({ who, random }) => ({
            who,
            adds: kind.contribution(asked, accepted(asked, kind.sample(asked, random))!),
          }));
          const moved = new Map<string, number>();
          const last = new Map<number, Counters>();
          for (const { who, adds } of given) {
            moveBy(moved, last.get(who) ?? {}, -1);
            moveBy(moved, adds, 1);
            last.set(who, adds);
          }
          const people = [...last.values()];
          const some = new Map<string, number>();
          const others = new Map<string, number>();
          people.slice(0, cut).forEach((adds) => moveBy(some, adds, 1));
          people.slice(cut).forEach((adds) => moveBy(others, adds, 1));
          const one = new Map(some);
          moveBy(one, Object.fromEntries(others), 1);
          const other = new Map(others);
          moveBy(other, Object.fromEntries(some), 1);
          const wanted = Object.fromEntries(moved);
          expect(Object.fromEntries(one)).toEqual(wanted);
          expect(Object.fromEntries(other)).toEqual(wanted);
        }),
      );
    });
  });

  test('says what is right of it where something can be, and these tests know of what', () => {
    expect(kind.keyed === undefined).toBe(rights === undefined);
  });

  describe.runIf(rights)('with what is right', () => {
    const keyed = kind.keyed!;
    /** A question, and what is right of it as it is. */
    const judged = question
      .chain((asked) => rights!(asked).map((said) => ({ asked, said })))
      .map(({ asked, said }) => ({ asked, said, applies: keyed.of(asked, said)! }))
      .filter(({ applies }) => applies !== null);

    test('what applies is of its sort, applies again as it is, and is told in words', () => {
      fc.assert(
        fc.property(judged, ({ asked, said, applies }) => {
          expect(z.parse(rightSchema, applies)).toEqual(applies);
          expect([said.type, applies.type]).toEqual([keyed.type, keyed.type]);
          expect(keyed.of(asked, applies)).toEqual(applies);
          expect(keyed.inWords(asked, applies).join('')).not.toBe('');
          const copy = kind.copy(asked, newIds());
          const copied = keyed.copied(asked, copy, said)!;
          expect(keyed.inWords(copy, copied)).toEqual(keyed.inWords(asked, applies));
        }),
      );
    });

    test('said as an answer it has all of it, and what is no such answer has no part that could be told', () => {
      fc.assert(
        fc.property(judged, ({ asked, said, applies }) => {
          const answers = answersOf(applies);
          expect(answers.length).toBeGreaterThan(0);
          for (const answer of answers) {
            expect(z.parse(kind.schemas.value, answer)).toEqual(answer);
            expect(keyed.share(asked, said, answer)).toBe(1);
            expect(isRight(applies, answer)).toBe(true);
          }
          expect(keyed.share(asked, said, { other: 1 })).toBeNull();
        }),
      );
    });

    test('any answer has a part of it, and as many are right as the counters say', () => {
      fc.assert(
        fc.property(
          judged,
          fc.array(chance, { maxLength: 8 }),
          ({ asked, said, applies }, people) => {
            const sum = new Map<string, number>();
            let hits = 0;
            for (const random of people) {
              const answer = accepted(asked, kind.sample(asked, random))!;
              moveBy(sum, kind.contribution(asked, answer), 1);
              const share = keyed.share(asked, said, answer)!;
              expect(share >= 0 && share <= 1).toBe(true);
              expect(shareOfRight(applies, answer)).toBe(share);
              if (share === 1) hits += 1;
            }
            const counted = keyed.counted(asked, applies, Object.fromEntries(sum));
            if (counted !== null) expect(counted).toBe(hits);
          },
        ),
      );
    });
  });

  test.runIf(kind.isSlide)('nothing is taken as an answer to it', () => {
    fc.assert(
      fc.property(question, fc.anything(), (asked, value) => {
        expect(acceptAnswer(asked, value).ok).toBe(false);
      }),
    );
  });
});

test('a question of no known kind is none', () => {
  for (const kind of ['essay', 'constructor', '__proto__', '', null]) {
    const asked = { kind, id: 'q1', text: 'Why?', seconds: null };
    expect(z.safeParse(questionSchema, asked).success).toBe(false);
    expect(z.safeParse(questionDraft, asked).success).toBe(false);
  }
});

test('an answer has nothing beside its choices', () => {
  expect(z.safeParse(chosen, { choices: ['true'], points: 3 }).success).toBe(false);
});
