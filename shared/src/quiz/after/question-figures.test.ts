import { describe, expect, test } from 'vitest';
import { afterCommands, buildQuiz, type Given, toldAt } from '../testing/capitals-quiz.ts';
import { scoresOf } from '../testing/scores-of.ts';
import type { OptionFigures } from './option-figures.ts';
import type { QuestionFigures } from './question-figures.ts';
import { notesOn } from './question-notes.ts';

const quiz = buildQuiz({ pace: 'flat' });
const toldTo = (places: readonly number[], of = quiz) => afterCommands(of, places.flatMap(toldAt));
/** The first question is asked and counts for nothing. */
const warmUp = buildQuiz({
  pace: 'flat',
  items: quiz.items.map((item, at) => ({ ...item, ...(at === 0 && { points: 0 as const }) })),
});

const rights = [['rome'], ['rome', 'bern'], ['false']] as const;
const wrongs = [['bonn'], ['bonn'], ['true']] as const;
const says = (participant: string, place: number, isRight: boolean): Given => ({
  participant,
  slot: `q${place}`,
  value: { answer: { choices: [...((isRight ? rights : wrongs)[place] ?? [])] }, took: 0 },
});
/** Of three questions everything that can be right at once, by so many people each: none says anything of another. */
const everyWay = (each: number): Given[] =>
  Array.from({ length: 8 * each }, (_, who) =>
    rights.map((_right, place) => says(`p${who}`, place, ((who >> place) & 1) === 1)),
  ).flat();
/** So many of whom every second one has everything right. */
const halves = (people: number): Given[] =>
  Array.from({ length: people }, (_, who) =>
    rights.map((_right, place) => says(`p${who}`, place, who % 2 === 0)),
  ).flat();

const discriminations = (...given: Parameters<typeof scoresOf>) =>
  scoresOf(...given).questions.map(({ discrimination }) => discrimination);

describe('how far whoever has a question has the others too', () => {
  test('is said of the others alone: a question is no reason for itself', () => {
    const found = discriminations(quiz, toldTo([0, 1, 2]), everyWay(3));
    expect(found).toEqual([0, 1, 2].map(() => expect.closeTo(0)));
  });

  test('of a question that counts for nothing is said of all that counts', () => {
    const [first] = discriminations(warmUp, toldTo([0, 1, 2, 3], warmUp), everyWay(3));
    expect(first).toBeCloseTo(0);
    const [same] = discriminations(warmUp, toldTo([0, 1, 2, 3], warmUp), halves(24));
    expect(same).toBeCloseTo(1);
  });

  test('is said where with it three questions count, and not of two', () => {
    const one = expect.closeTo(1);
    expect(discriminations(quiz, toldTo([0, 1, 2]), halves(20))).toEqual([one, one, one]);
    expect(discriminations(quiz, toldTo([0, 1]), halves(20))).toEqual([null, null]);
    // The two that count have one other that does.
    const found = discriminations(warmUp, toldTo([0, 1, 2], warmUp), halves(20));
    expect(found).toEqual([one, null, null]);
  });

  test('is said of twenty people who answered, and not of nineteen', () => {
    const answers = halves(20).filter((each) => each.participant !== 'p19' || each.slot !== 'q0');
    const { questions } = scoresOf(quiz, toldTo([0, 1, 2]), answers);
    expect(questions).toMatchObject([
      { answered: 19, discrimination: null, upperLower: null, notes: [] },
      { answered: 20, discrimination: expect.closeTo(1), notes: [] },
      { answered: 20, discrimination: expect.closeTo(1), notes: [] },
    ]);
  });
});

test('of what is typed the eight that most said are told, the same number by their letters', () => {
  const counts = (who: string, number: number): Given => ({
    participant: who,
    slot: 'q3',
    value: { answer: { number }, took: 0 },
  });
  const answers = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((each) => counts(`p${each}`, each));
  const all = [...answers, counts('q', 26), counts('r', 26), counts('s', 9)];
  const [question] = scoresOf(quiz, toldTo([3]), all).questions;
  expect(question?.options.map(({ text, count, right }) => [text, count, right])).toEqual([
    ['26', 2, true],
    ['9', 2, false],
    ...['1', '2', '3', '4', '5', '6'].map((text) => [text, 1, false]),
  ]);
});

describe('what is said of a question', () => {
  const option = (right: boolean, count: number, upper: number | null = null): OptionFigures => ({
    text: 'x',
    right,
    count,
    upper,
    lower: null,
  });
  const chosen = [option(true, 10), option(false, 10)];
  const notes = (
    figures: Partial<QuestionFigures>,
    options: readonly OptionFigures[] = chosen,
    isChosen = true,
  ) => {
    const share = { share: 0.5, medianMs: null, discrimination: 0.5, upperLower: null };
    const all = { answered: 20, right: 10, partly: 0, ...share, ...figures };
    return notesOn(all, options, isChosen);
  };

  test('has its bounds', () => {
    expect(notes({})).toEqual([]);
    expect(notes({ discrimination: 0.2 })).toEqual([]);
    expect(notes({ discrimination: 0.199 })).toEqual(['weak']);
    expect(notes({ discrimination: 0 })).toEqual(['weak']);
    expect(notes({ discrimination: -0.001 })).toEqual(['backwards']);
    expect(notes({ share: 0.25 })).toEqual([]);
    expect(notes({ share: 0.249 })).toEqual(['hard']);
    expect(notes({ share: 0.949 })).toEqual([]);
    // Where nearly everybody has it, nobody is told apart by it: that says nothing against it.
    expect(notes({ share: 0.95, discrimination: 0.1 })).toEqual(['easy']);
    expect(notes({ share: null })).toEqual([]);
  });

  test('is that something wrong was chosen by nobody, of what there was to choose from', () => {
    const never = [option(true, 10), option(false, 0)];
    expect(notes({}, never)).toEqual(['unchosen']);
    expect(notes({}, [option(true, 0), option(false, 20)])).toEqual([]);
    expect(notes({}, never, false)).toEqual([]);
    expect(notes({ answered: 19 }, never)).toEqual([]);
  });

  test('comes in the order of what weighs most', () => {
    const doubtful = [option(true, 5, 4), option(false, 10, 5), option(false, 0, 0)];
    expect(notes({ share: 0.2, discrimination: -0.1 }, doubtful)).toEqual([
      'key',
      'backwards',
      'hard',
      'unchosen',
    ]);
    // Of four people nothing is doubted, nor where as many of the best chose what is right.
    expect(notes({}, [option(true, 5, 0), option(false, 10, 4)])).toEqual([]);
    expect(notes({}, [option(true, 5, 5), option(false, 10, 5)])).toEqual([]);
  });
});
