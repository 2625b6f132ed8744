import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';
import { clean } from '../core/text.ts';
import { chosen } from './choosing.ts';
import {
  acceptAnswer,
  type AnswerValue,
  kindNamed,
  kindOf,
  type Question,
  question as questionSchema,
  questionDraft,
  questionKindNames,
  type QuestionKindName,
  type QuestionOf,
} from './question-kinds.ts';

const newIds = () => {
  let count = 0;
  return () => `a-new-one-${(count += 1)}`;
};

/** Every id in a question, at any depth. */
const idsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [inner] : idsIn(inner)));
};

const ids = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
);
const seconds = fc.option(fc.integer(limits.seconds));
/** What somebody may have typed so far: often nothing, or nothing that can be seen. */
const typed = (maxLength: number) =>
  fc.oneof(fc.string({ unit: 'grapheme', maxLength }), fc.constantFrom('', ' ', '\u202E\n'));
const common = { id: ids, text: typed(40), seconds };

/** Drafts of each kind: a new kind adds its own. */
const drafts: { [Name in QuestionKindName]: fc.Arbitrary<QuestionOf<Name>> } = {
  choice: fc.record({
    kind: fc.constant('choice'),
    ...common,
    options: fc.uniqueArray(fc.record({ id: ids, text: typed(20) }), {
      minLength: limits.option.min,
      maxLength: limits.option.max,
      selector: ({ id }) => id,
    }),
    multiple: fc.boolean(),
  }),
  'true-false': fc.record({ kind: fc.constant('true-false'), ...common }),
};

const ascending = (one: number, other: number): number => one - other;

describe.each(questionKindNames)('a question of the kind %s', (name) => {
  const kind = kindNamed(name);
  const draft: fc.Arbitrary<Question> = drafts[name];
  const question = draft
    .map((each) => kind.tidy(each))
    .filter((each) => kind.lacks(each).length === 0);
  /** Answers among the counters, and any others. */
  const answered = question.chain((asked) => {
    const counters = Object.keys(kind.counts(asked, {}));
    const choices = fc.uniqueArray(fc.constantFrom(...counters), { minLength: 1 });
    return fc.record({ asked: fc.constant(asked), value: fc.record({ choices }) });
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
    const sent = fc.oneof(fc.anything(), fc.record({ choices: fc.array(fc.anything()) }));
    fc.assert(
      fc.property(question, sent, (asked, value) => {
        const result = acceptAnswer(asked, value);
        if (!result.ok) expect(result.error).toMatchObject({ code: 'BAD_REQUEST' });
        else expect(z.parse(kind.schemas.value, result.value)).toEqual(result.value);
      }),
    );
  });

  test('what is kept is kept again as it is, is counted once, and can be told', () => {
    fc.assert(
      fc.property(answered, ({ asked, value }) => {
        const kept = accepted(asked, value);
        if (kept === null) return;
        expect(accepted(asked, kept)).toEqual(kept);
        const adds = kind.contribution(asked, kept);
        const counts = kind.counts(asked, adds);
        expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual(
          Object.entries(adds),
        );
        expect(kind.inWords(asked, kept)).toHaveLength(Object.keys(adds).length);
        const { multiple, lines } = kind.report(asked, adds);
        // An object gives keys like '6' first, whatever the order of the options.
        expect(lines.map(({ count }) => count).toSorted(ascending)).toEqual(
          Object.values(counts).toSorted(ascending),
        );
        const said = lines.filter(({ count }) => count > 0).map(({ text }) => text);
        expect(kind.inWords(asked, kept)).toEqual(said);
        if (said.length > 1) expect(multiple).toBe(true);
      }),
    );
  });

  test('some answer is taken to every question', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const counters = Object.keys(kind.counts(asked, {}));
        expect(Object.values(kind.counts(asked, {}))).toEqual(counters.map(() => 0));
        expect(accepted(asked, { choices: counters.slice(0, 1) })).not.toBeNull();
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
