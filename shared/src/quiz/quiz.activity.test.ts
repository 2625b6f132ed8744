import { describe, expect, test } from 'vitest';
import { rightOptions } from '../question/testing/rights.ts';
import { quizActivity } from './quiz.activity.ts';
import type { QuizCommand, QuizState } from './quiz.live.ts';
import { quizPhoneReading } from './quiz.standing.ts';
import { afterCommands, buildQuiz, now, startQuiz, toldAt } from './testing/capitals-quiz.ts';

const quiz = buildQuiz();
const open = afterCommands(quiz, [{ type: 'ask', at: 0 }]);

const answered = (
  state: QuizState,
  { tapped = now + 3_000, received = now + 3_100, choices = ['rome'], slot = 'q0' } = {},
) =>
  quizActivity.accept(quiz, state, {
    slot,
    value: { answer: { choices }, took: 0 },
    times: { shownAt: now + 50, tappedAt: tapped, receivedAt: received, roundTripMs: 150 },
    who: { participant: 'ann' },
  });

describe('an answer', () => {
  test('is kept with how long it took, whatever its phone says of that', () => {
    expect(answered(open)).toEqual({
      ok: true,
      value: { answer: { choices: ['rome'] }, took: 2_950 },
    });
  });

  test('is taken for a short grace, but never once it was told what is right', () => {
    const late = { tapped: now + 19_900, received: now + 23_000 };
    const closed = quizActivity.expire(quiz, open);
    expect(answered(closed, late)).toMatchObject({ ok: true });
    expect(answered(closed, { ...late, tapped: now + 20_100 }).ok).toBe(false);
    expect(answered(closed, { ...late, received: now + 26_000 }).ok).toBe(false);
    const told = afterCommands(quiz, [{ type: 'reveal' }], closed);
    expect(answered(told, late)).toMatchObject({ error: { code: 'TOO_LATE' } });
  });

  test('is of the question that is on, and of nothing else', () => {
    expect(answered(open, { slot: 'q1' }).ok).toBe(false);
    expect(answered(open, { slot: 'q9' })).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(answered(open, { choices: ['paris'] }).ok).toBe(false);
    expect(answered(startQuiz(quiz)).ok).toBe(false);
    const next = afterCommands(quiz, [{ type: 'ask', at: 1 }], open);
    expect(answered(next, { slot: 'q0' }).ok).toBe(false);
  });

  test('is not taken in a pause, but what was tapped before it is', () => {
    const paused: QuizState = {
      ...open,
      deadline: null,
      paused: { at: now + 2_000, left: 18_000 },
    };
    expect(answered(paused).ok).toBe(false);
    expect(answered(paused, { tapped: now + 1_900, received: now + 2_300 })).toMatchObject({
      value: { took: 1_850 },
    });
  });
});

const everything = (audience: 'screen' | 'phone', state: QuizState): string => {
  const counters = { rome: 2, bonn: 1, true: 1, false: 3 };
  const tallies = new Map(quiz.items.map((_, at) => [`q${at}`, { answered: 3, counters }]));
  const view = quizActivity.schemas.views[audience].parse(quizActivity.view(audience, quiz, state));
  const tally = quizActivity.tally(audience, quiz, state, { tallies, results: null });
  return JSON.stringify([view, quizActivity.schemas.tallies[audience].parse(tally)]);
};

test('before it is told, nothing of what is right reaches phones or screens', () => {
  // That two quizzes of which other things are right look alike: `quiz.leaks.test.ts`.
  const hidden: QuizCommand[][] = [
    [],
    [{ type: 'ask', at: 0 }],
    [{ type: 'ask', at: 0 }, { type: 'close' }],
    [...toldAt(0), { type: 'board' }],
    [...toldAt(0), { type: 'ask', at: 1 }],
    [...toldAt(0), { type: 'podium' }],
    [...toldAt(0), { type: 'end' }],
  ];
  for (const commands of hidden) {
    for (const audience of ['screen', 'phone'] as const) {
      const told = everything(audience, afterCommands(quiz, commands));
      expect(told).toContain('"right":null');
      expect(told).toContain('"explanation":""');
      expect(told).toMatch(/"counts":null|,null\]$/);
    }
  }
  for (const audience of ['screen', 'phone'] as const) {
    const told = everything(audience, afterCommands(quiz, toldAt(0)));
    expect(told).toContain('"right":{"type":"options","ids":["rome"]}');
    expect(told).toContain('Since 1871.');
    expect(told).toContain('"counts":{"rome":2');
  }
});

test('that what is right was put right is told with it, and not before', () => {
  const command: QuizCommand = { type: 'correct', place: 0, right: rightOptions('bern') };
  const early = afterCommands(quiz, [{ type: 'ask', at: 0 }, command]);
  expect(quizActivity.view('screen', quiz, early)).toMatchObject({ corrected: false });
  const told = afterCommands(quiz, [...toldAt(0), command]);
  expect(quizActivity.view('screen', quiz, told)).toMatchObject({ corrected: true });
});

test('how many are right is counted by the key as it was last put right', () => {
  const asked = afterCommands(quiz, [{ type: 'ask', at: 1 }]);
  const right = rightOptions('bonn', 'bern');
  const corrected = afterCommands(quiz, [{ type: 'correct', place: 1, right }], asked);
  const hits = (state: QuizState, ...choices: string[]) =>
    quizActivity.contribution(quiz, 'q1', { answer: { choices } }, state)['~right'];
  expect([hits(asked, 'rome', 'bern'), hits(asked, 'bonn', 'bern')]).toEqual([1, undefined]);
  expect([hits(corrected, 'rome', 'bern'), hits(corrected, 'bonn', 'bern')]).toEqual([
    undefined,
    1,
  ]);
  const told = (state: QuizState) =>
    afterCommands(quiz, [{ type: 'close' }, { type: 'reveal' }], state);
  const tallies = new Map([['q1', { answered: 3, counters: { '~right': 2 } }]]);
  const shown = quizActivity.report(quiz, told(corrected), { tallies, results: null });
  expect(shown[0]?.forHosts).toContainEqual({ name: 'Right: bonn, bern', text: '2 of 3' });
});

test('what was counted is counted anew with every other key, and with nothing else', () => {
  const counting = (...commands: QuizCommand[]) =>
    quizActivity.counting?.(afterCommands(quiz, commands));
  const correct = (place: number, ...ids: string[]): QuizCommand => ({
    type: 'correct',
    place,
    right: rightOptions(...ids),
  });
  const told = [...toldAt(0), ...toldAt(1)];
  const before = counting(...told);
  expect(counting({ type: 'ask', at: 0 })).toBe(before);
  expect(counting(...told, { type: 'void', place: 0, on: true }, { type: 'board' })).toBe(before);
  const keys = [
    counting(...told, correct(0, 'bern')),
    counting(...told, correct(0, 'bonn')),
    counting(...told, correct(1, 'bern')),
    counting(...told, correct(0, 'bern'), correct(1, 'bern')),
  ];
  expect(new Set([before, ...keys]).size).toBe(5);
});

test('once it is over, phones have what was right of what was told, as it was put right', () => {
  const corrected = rightOptions('bern');
  const over = afterCommands(quiz, [
    ...toldAt(0),
    { type: 'correct', place: 0, right: corrected },
    { type: 'ask', at: 1 },
    { type: 'end' },
  ]);
  const view = quizActivity.view('phone', quiz, over);
  expect(view).toMatchObject({ rights: [{ place: 0, right: corrected }] });
  const before = quizActivity.view('phone', quiz, afterCommands(quiz, toldAt(0)));
  expect(before).toMatchObject({ rights: null });
  expect(quizPhoneReading.parse(view)).toMatchObject({ phase: 'ended', rights: [{ place: 0 }] });
});

test('while it is read, what is chosen among reaches nobody but the host', () => {
  const slow = buildQuiz({ reading: 5 });
  const reading = afterCommands(slow, [{ type: 'ask', at: 0 }]);
  for (const audience of ['screen', 'phone'] as const) {
    const view = quizActivity.view(audience, slow, reading);
    const read = { text: 'Of Italy?', options: 3, seconds: 5 };
    expect(view).toMatchObject({ reading: read, current: null });
    expect(JSON.stringify(view)).not.toContain('rome');
  }
});

test('the picture beside a question is seen while it is read, and those of its options are not', () => {
  const file = { width: 1600, height: 900 };
  const beside = { ...file, fileid: 'beside-it', alt: 'A map of Italy' };
  const slow = buildQuiz({ reading: 5 });
  const [first, ...rest] = slow.items;
  const asked = first?.question;
  if (first === undefined || asked?.kind !== 'choice') throw new Error('It begins with a choice.');
  const options = asked.options.map((each) => ({
    ...each,
    picture: { ...file, fileid: 'of-an-option', alone: false },
  }));
  const pictured = {
    ...slow,
    items: [{ ...first, question: { ...asked, options, picture: beside } }, ...rest],
  };
  const reading = afterCommands(pictured, [{ type: 'ask', at: 0 }]);
  for (const audience of ['screen', 'phone'] as const) {
    const view = quizActivity.view(audience, pictured, reading);
    expect(view).toMatchObject({ reading: { picture: beside }, current: null });
    expect(JSON.stringify(view)).not.toContain('of-an-option');
  }
});

test('a report has what was asked, in its order, and how many were right', () => {
  const state = afterCommands(quiz, [...toldAt(1), { type: 'ask', at: 3 }]);
  const tallies = new Map([
    ['q1', { answered: 3, counters: { rome: 3, bern: 2, '~right': 2 } }],
    ['q3', { answered: 2, counters: { '~right': 1 } }],
  ]);
  const rounds = quizActivity.report(quiz, state, { tallies, results: null });
  expect(rounds.map(({ question, text }) => [question, text])).toEqual([
    [2, 'Which are?'],
    [4, 'How many cantons?'],
  ]);
  expect(rounds[0]?.lines.map(({ text, count }) => [text, count])).toEqual([
    ['rome', 3],
    ['bonn', 0],
    ['bern', 2],
  ]);
  expect(rounds[0]?.forHosts).toContainEqual({ name: 'Right: rome, bern', text: '2 of 3' });
});
