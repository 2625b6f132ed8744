import type { NewPoll, PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { Question, QuestionOf } from '@sets/shared/question/question-kinds.ts';

const letters = ['a', 'b', 'c', 'd'] as const;

/** Ids of the options of every question of the sample poll. */
export const sampleOptions: readonly string[] = letters;

/** An answer for each of them. */
export const sampleValues = letters.map((id) => ({ choices: [id] }));

/** The question of the sample poll at this place. */
export const sampleQuestion = (index: number): QuestionOf<'choice'> => ({
  kind: 'choice',
  id: `q${index + 1}`,
  text: `Question ${index + 1}: how sure are you of what was said in the last ten minutes?`,
  options: letters.map((id, place) => ({
    id,
    text:
      ['I could explain it', 'I understood it', 'I lost the thread', 'I am new here'][place] ?? id,
  })),
  multiple: false,
  seconds: null,
});

/** The questions of a sample poll. */
export const sampleQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => sampleQuestion(index));

const pollOf = (questions: readonly Question[]): PollDefinition => ({
  title: 'How well did you follow the lecture?',
  questions: [...questions],
  liveResults: true,
  phoneResults: 'never',
});

/** A poll as a lecturer might ask it: the screen shows the counts, phones do not. */
export const samplePoll = (questions: number): PollDefinition => pollOf(sampleQuestions(questions));

export const newSamplePoll = (questions: readonly Question[]): NewPoll => ({
  ...pollOf(questions),
  ...personalShelf,
});
