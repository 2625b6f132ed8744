import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rightNumber, rightOptions } from '@sets/shared/question/testing/rights.ts';
import { example as openText } from '@sets/shared/question/kinds/testing/open-text.drafts.ts';
import { gapsIn } from '@sets/shared/question/kinds/gap-text.ts';
import { gap as gapKind } from '@sets/shared/question/kinds/gap.ts';
import { match as matchKind } from '@sets/shared/question/kinds/match.ts';
import { example as gapExample } from '@sets/shared/question/kinds/testing/gap.drafts.ts';
import { example as matchExample } from '@sets/shared/question/kinds/testing/match.drafts.ts';
import { example as pin } from '@sets/shared/question/kinds/testing/pin.drafts.ts';
import { example as ranking } from '@sets/shared/question/kinds/testing/ranking.drafts.ts';
import { acceptAnswer, kindOf } from '@sets/shared/question/question-kinds.ts';
import { answersOf } from '@sets/shared/question/right.ts';
import { slotIn } from '@sets/shared/quiz/alone/alone.slot.ts';
import { statementsOf } from '@sets/shared/quiz/after/xapi/statements.ts';
import type { QuizItem } from '@sets/shared/quiz/quiz.contract.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizState } from '@sets/shared/quiz/quiz.live.ts';
import { buildQuiz, startQuiz, sumOf } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import ajvDraft04 from 'ajv-draft-04';
import { describe, expect, test } from 'vitest';

/** Beside the checkouts of the developers; see CONTRIBUTING, "Tests". */
const folder = join(import.meta.dirname, '../../../../../../../shared/fixtures/xapi/schema-1.0.1');

const item = (question: QuizItem['question'], right: QuizItem['right'], at: number): QuizItem => ({
  question: { ...question, id: `more${at}` },
  right,
  points: 1,
  explanation: '',
});

const area = { shape: 'oval', left: 0.1, top: 0.1, width: 0.5, height: 0.5 } as const;
const match = matchKind.tidy(matchExample);
const rightPairs = {
  type: 'pairs' as const,
  pairs: match.lefts.map(({ id }, at) => ({ left: id, option: match.options[at]!.id })),
};
const gap = gapKind.tidy(gapExample);
const rightGaps = {
  type: 'gaps' as const,
  gaps: gapsIn(gap.parts).map(({ id, options: [word] }) =>
    word === undefined
      ? { id, accepted: ['light', 'sunlight'], typos: true }
      : { id, option: word.id },
  ),
};
const capitals = buildQuiz();
/** A question of every sort of right. */
const quiz = buildQuiz({
  streaks: true,
  items: [
    ...capitals.items,
    item(ranking, { type: 'order', ids: ranking.options.map(({ id }) => id) }, 1),
    item(
      { ...openText, entries: 1 },
      { type: 'texts', accepted: ['Bern', 'Berne'], typos: true },
      2,
    ),
    item(pin, { type: 'area', areas: [area] }, 3),
    item(match, rightPairs, 6),
    item(gap, rightGaps, 7),
    { ...item(capitals.items[3]!.question, rightNumber(26), 4), points: 0 },
    item(capitals.items[0]!.question, rightOptions('rome'), 5),
  ],
});
const start = startQuiz(quiz);
const state = { ...start, told: start.order, phase: 'ended' as const };
const answers = ['p1', 'p2'].flatMap((participant, who) =>
  quiz.items.map(({ question }, place) => ({
    participant,
    slot: slotOf(place),
    value: { answer: kindOf(question).sample(question, () => who / 2), took: 12_345 },
    tappedAt: 1_000,
    receivedAt: 1_100,
  })),
);
const statedOf = (of: QuizState, given: typeof answers) => [
  ...statementsOf(
    {
      runId: 'run1',
      definitionId: 'quiz1',
      title: 'Friday',
      endedAt: 5_000,
      definition: quiz,
      state: of,
      answers: given,
      fold: sumOf(quiz, of, given, { p1: 'Ada' }),
    },
    {
      home: 'https://sets.school.example',
      named: true,
      idOf: (text) => `00000000-0000-5000-8000-${String(text.length).padStart(12, '0')}`,
      pseudonymOf: (participant) => `who-${participant}`,
    },
  ),
];
const statements = statedOf(state, answers);

test('on their own nothing is in a row and nobody’s time is taken: all right is all there is', () => {
  const choices = { until: 9, attempts: 1, feedback: 'end', counts: 'best' } as const;
  const alone = { chosenAt: 0, since: 0, shutAt: null, ...choices };
  const right = quiz.items.flatMap(({ question, right: key }, place) => {
    const [answer] = answersOf(key);
    const accepted = acceptAnswer(question, answer);
    if (!accepted.ok) return [];
    const value = { answer: accepted.value, took: 0 };
    return [{ participant: 'p1', slot: slotIn(1, place), value, tappedAt: 1, receivedAt: 2 }];
  });
  const stated = statedOf({ ...state, alone, closedAt: 9 }, right);
  expect(stated).toHaveLength(right.length + 1);
  for (const { result } of stated) {
    expect(result).not.toHaveProperty('duration');
    expect(result.score).toMatchObject({ scaled: 1 });
  }
});

test('every answer to a question that was told, and the end, is a statement', () => {
  expect(statements).toHaveLength(2 * (quiz.items.length + 1));
  const types = new Set(statements.map(({ object }) => object.definition.interactionType));
  expect(types).toEqual(
    new Set([
      'choice',
      'fill-in',
      'matching',
      'numeric',
      'other',
      'sequencing',
      'true-false',
      undefined,
    ]),
  );
  for (const { result } of statements) {
    const { score } = result;
    if (score === undefined || !('max' in score)) continue;
    expect(score.raw).toBeGreaterThanOrEqual(score.min);
    expect(score.raw).toBeLessThanOrEqual(score.max);
  }
});

test('pairs and gaps are said as the standard has them', () => {
  const of = (id: string) =>
    statements.filter(({ object }) => object.id.endsWith(`/questions/${id}`));
  const [matching] = of('more6');
  const { definition } = matching!.object;
  const [first] = rightPairs.pairs;
  expect(definition.correctResponsesPattern?.[0]).toMatch(`${first!.left}[.]${first!.option}[,]`);
  expect(definition.source?.map(({ id }) => id)).toEqual(match.lefts.map(({ id }) => id));
  expect(definition.target?.map(({ id }) => id)).toEqual(match.options.map(({ id }) => id));
  expect(matching!.result.response).toContain('[.]');
  const [gaps] = of('more7');
  expect(gaps!.object.definition.correctResponsesPattern).toHaveLength(2);
  expect(gaps!.object.definition.correctResponsesPattern?.[1]).toMatch(
    /^\{case_matters=false\}\{order_matters=true\}.*sunlight/,
  );
  expect(gaps!.result.response).toContain('[,]');
});

test('a run or a quiz that is called otherwise says the same: its statements keep their ids', () => {
  const ids = (of: typeof quiz) => [
    ...statementsOf(
      {
        runId: 'run1',
        definitionId: 'quiz1',
        title: of.title,
        endedAt: 5_000,
        definition: of,
        state,
        answers,
        fold: sumOf(of, state, answers),
      },
      { home: 'https://x.example', named: false, idOf: (text) => text, pseudonymOf: (who) => who },
    ),
  ];
  const renamed = ids({ ...quiz, title: 'Another name' });
  expect(renamed.map(({ id }) => id)).toEqual(ids(quiz).map(({ id }) => id));
  expect(new Set(renamed.map(({ id }) => id)).size).toBe(renamed.length);
});

describe.skipIf(!existsSync(folder))('the schema of others (skipped without its folder)', () => {
  const named = (text: string): unknown =>
    JSON.parse(text.replaceAll(/"(id|\$ref)":\s*"#/g, '"$1": "https://xapi.example/'));
  const validator = () => {
    const Ajv = ajvDraft04.default;
    const ajv = new Ajv({ strict: false, unicodeRegExp: false });
    const formats = JSON.parse(
      readFileSync(join(folder, 'formats/formats.json'), 'utf8'),
    ) as Record<string, string>;
    for (const [name, pattern] of Object.entries(formats)) ajv.addFormat(name, new RegExp(pattern));
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      ajv.addSchema(named(readFileSync(join(folder, file), 'utf8')) as object, basename(file));
    }
    return (what: unknown): boolean => ajv.validate('https://xapi.example/statement', what);
  };

  test('every statement passes it, and what is none does not', () => {
    const isValid = validator();
    for (const statement of statements)
      expect({ statement, is: isValid(statement) }).toEqual({ statement, is: true });
    const [first] = statements;
    expect(isValid({ ...first, actor: {} })).toBe(false);
    expect(isValid({ ...first, id: 'no uuid' })).toBe(false);
    expect(isValid({ ...first, more: 1 })).toBe(false);
  });
});
