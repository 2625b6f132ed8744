import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { moveBy } from '../live/tally.ts';
import { pollActivity } from './poll.activity.ts';
import {
  acceptPollAnswer,
  confidenceIn,
  type PollAnswer,
  pollAnswer,
  pollAnswerTo,
  pollContribution,
  rightIn,
  kindCounters,
} from './poll.answer.ts';
import { type AnyKind, kindNamed, kindOf, type Question } from '../question/question-kinds.ts';
import { rightOf } from './poll.deck.ts';
import { afterCommands, buildPoll } from './testing/colours-poll.ts';
import { isOfType } from '../question/right.ts';
import { rightNumber, rightOptions } from '../question/testing/rights.ts';

const [question] = buildPoll().questions;
const asked = { id: 'q1', confidence: true, right: rightOptions('blue') };
const sure = (choice: string, how: 1 | 2 | 3): PollAnswer => ({
  answer: { choices: [choice] },
  sure: how,
});

test('how sure somebody is counts where that is asked, and is left out where it is not', () => {
  const given = sure('red', 2);
  expect(z.parse(pollAnswer, given)).toEqual(given);
  expect(acceptPollAnswer(question!, asked, given)).toEqual({ ok: true, value: given });
  const plain = { ok: true, value: { choices: ['red'] } };
  expect(acceptPollAnswer(question!, undefined, given)).toEqual(plain);
  expect(acceptPollAnswer(question!, asked, { choices: ['red'] })).toEqual(plain);
  expect(acceptPollAnswer(question!, asked, sure('pink', 1)).ok).toBe(false);
  expect(z.safeParse(pollAnswer, { answer: { choices: ['red'] }, sure: 4 }).success).toBe(false);
});

test('a question is answered with a value of its kind alone, with how sure or without', () => {
  const answers = [{ choices: ['red'] }, { number: 7 }, { texts: ['red'] }];
  const taken = (kind: AnyKind) =>
    answers.map(
      (answer) =>
        z.safeParse(pollAnswerTo(kind), answer).success &&
        z.safeParse(pollAnswerTo(kind), { answer, sure: 2 }).success,
    );
  expect(taken(kindNamed('choice'))).toEqual([true, false, false]);
  expect(taken(kindNamed('number'))).toEqual([false, true, false]);
  expect(taken(kindNamed('open-text'))).toEqual([false, false, true]);
});

test('who is sure of what is wrong is counted apart, as counting by hand gives it', () => {
  const anyAnswer = fc.record({
    choice: fc.constantFrom('red', 'green', 'blue'),
    how: fc.constantFrom(1 as const, 2 as const, 3 as const),
  });
  fc.assert(
    fc.property(fc.array(anyAnswer), (people) => {
      const sum = new Map<string, number>();
      for (const { choice, how } of people)
        moveBy(sum, pollContribution(question!, asked, sure(choice, how)), 1);
      const counters = Object.fromEntries(sum);
      const byHand = (isRight: boolean, sureness: number): number =>
        people.filter(({ choice, how }) => (choice === 'blue') === isRight && how === sureness)
          .length;
      expect(confidenceIn(question!, asked, counters)).toEqual([
        { group: 'right', people: [byHand(true, 1), byHand(true, 2), byHand(true, 3)] },
        { group: 'wrong', people: [byHand(false, 1), byHand(false, 2), byHand(false, 3)] },
      ]);
      const options = Object.keys(kindCounters(asked, counters));
      expect(options.every((each) => ['red', 'green', 'blue'].includes(each))).toBe(true);
    }),
  );
});

test('hosts alone are told, and neither what is right nor how sure people are leaks to others', () => {
  const definition = buildPoll({ extras: [asked], liveResults: true, phoneResults: 'live' });
  const state = afterCommands(definition, [{ type: 'open' }]);
  const counters = pollContribution(question!, asked, sure('red', 3));
  const tallies = new Map([['q0.r1', { answered: 1, counters }]]);
  const seen = (audience: 'host' | 'screen' | 'phone') =>
    pollActivity.tally(audience, definition, state, { tallies, results: null });
  expect(seen('host')).toMatchObject({
    counts: { red: 1, green: 0, blue: 0 },
    sure: [
      { group: 'right', people: [0, 0, 0] },
      { group: 'wrong', people: [0, 0, 1] },
    ],
  });
  for (const audience of ['screen', 'phone'] as const) {
    expect(seen(audience)).not.toHaveProperty('sure');
    const told = JSON.stringify([seen(audience), pollActivity.view(audience, definition, state)]);
    expect(told).not.toContain('wrong');
    // The screen keeps room for what is right, and is told nothing of it; phones have not even that.
    expect(told).not.toMatch(audience === 'screen' ? /"right"(?!:null)/ : /"right"/);
  }
  expect(pollActivity.view('phone', definition, state)).toMatchObject({ confidence: true });
});

test('without what is right, all who said how sure they are stand together', () => {
  const open = { ...asked, right: null };
  const counters = pollContribution(question!, open, sure('red', 1));
  expect(confidenceIn(question!, open, counters)).toEqual([{ group: 'given', people: [1, 0, 0] }]);
  expect(confidenceIn(question!, undefined, counters)).toBeNull();
});

test('of several that are right all must be chosen, and where one is chosen one is right', () => {
  const several = { ...asked, right: rightOptions('blue', 'green', 'gone') };
  const many = { ...question!, multiple: true } as Question;
  const given = (choices: string[]): PollAnswer => ({ answer: { choices }, sure: 3 });
  const groupsOf = (of: Question, choices: string[], extra = several) =>
    confidenceIn(of, extra, pollContribution(of, extra, given(choices)))
      ?.filter(({ people }) => people[2] === 1)
      .map(({ group }) => group);
  expect(groupsOf(many, ['green', 'blue'])).toEqual(['right']);
  expect(groupsOf(many, ['green'])).toEqual(['wrong']);
  expect(groupsOf(many, ['red', 'green', 'blue'])).toEqual(['wrong']);
  // Marked while several could be chosen: the first in the order of the question is right now.
  const marked = rightOf({ extras: [several] }, many);
  const [first, second] = isOfType('options', marked) ? marked.ids : [];
  expect(rightOf({ extras: [several] }, question!)).toEqual(rightOptions(first!));
  expect(groupsOf(question!, [first!])).toEqual(['right']);
  expect(groupsOf(question!, [second!])).toEqual(['wrong']);
  expect(groupsOf(question!, ['red'], { ...asked, right: rightOptions('gone') })).toEqual([
    'given',
  ]);
});

test('a number is right where it is near enough, and how many are is counted beside the numbers', () => {
  const number = {
    ...kindNamed('number').blank(() => 'q1'),
    min: 0,
    max: 10,
    step: 0.1,
  } as Question;
  const key = { ...asked, confidence: false, right: rightNumber(0.3, 0.1) };
  const sum = new Map<string, number>();
  const guesses = [0.1, 0.2, 0.3, 0.4, 0.5];
  for (const guess of guesses) moveBy(sum, pollContribution(number, key, { number: guess }), 1);
  const counters = Object.fromEntries(sum);
  expect(rightIn(number, key, counters)).toBe(3);
  expect(kindOf(number).report(number, kindCounters(key, counters)).lines.length).toBeGreaterThan(
    0,
  );
  expect(Object.keys(kindCounters(key, counters))).not.toContain('~right');
  // Sure of it, or sure of something else.
  const sureOf = (guess: number) =>
    confidenceIn(
      number,
      { ...key, confidence: true },
      pollContribution(
        number,
        { ...key, confidence: true },
        { answer: { number: guess }, sure: 3 },
      ),
    )?.find(({ people }) => people[2] === 1)?.group;
  expect([sureOf(0.2), sureOf(0.5)]).toEqual(['right', 'wrong']);
});

test('how many are right of a choice is what its counts say; of several, who has all and no other', () => {
  const many = { ...question!, multiple: true } as Question;
  const key = { ...asked, confidence: false, right: rightOptions('blue', 'green') };
  const count = (of: Question, all: readonly string[][]): number | null => {
    const sum = new Map<string, number>();
    for (const choices of all) moveBy(sum, pollContribution(of, key, { choices }), 1);
    return rightIn(of, key, Object.fromEntries(sum));
  };
  expect(count(many, [['blue', 'green'], ['blue'], ['blue', 'green', 'red']])).toBe(1);
  expect(count(question!, [['green'], ['blue'], ['green']])).toBe(2);
  expect(rightIn(question!, { ...key, right: null }, {})).toBeNull();
});
