import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';

const items = (...texts: readonly string[]) => texts.map((text, at) => ({ id: `i${at}`, text }));

/** A question of each kind that can be written in a table alone, with what is right. */
export const exampleQuiz: Pick<QuizDefinition, 'title' | 'items'> = {
  title: 'Questions',
  items: [
    {
      question: {
        kind: 'choice',
        id: 'one',
        text: 'Which of these is a prime number?',
        options: items('21', '23', '27'),
        multiple: false,
        seconds: 30,
      },
      right: { type: 'options', ids: ['i1'] },
      points: 1,
      explanation: '21 is 3 times 7, and 27 is 3 times 9.',
    },
    {
      question: {
        kind: 'choice',
        id: 'several',
        text: 'Which of these are noble gases?',
        options: items('Neon', 'Nitrogen', 'Argon', 'Chlorine'),
        multiple: true,
        seconds: 30,
      },
      right: { type: 'options', ids: ['i0', 'i2'] },
      points: 2,
      explanation: '',
    },
    {
      question: {
        kind: 'true-false',
        id: 'truth',
        text: 'Every square is a rectangle.',
        seconds: 20,
      },
      right: { type: 'options', ids: ['true'] },
      points: 1,
      explanation: 'All of its angles are right ones.',
    },
    {
      question: {
        kind: 'open-text',
        id: 'typed',
        text: 'What is the capital of Australia?',
        entries: 1,
        moderated: false,
        filter: true,
        language: 'en',
        seconds: 30,
      },
      right: { type: 'texts', accepted: ['Canberra'], typos: false },
      points: 1,
      explanation: '',
    },
    {
      question: {
        kind: 'number',
        id: 'number',
        text: 'How high is the Eiffel Tower?',
        min: 0,
        max: 1000,
        step: 5,
        unit: 'm',
        unitPlace: 'after',
        seconds: 30,
      },
      right: { type: 'number', number: 330, within: 10 },
      points: 1,
      explanation: '',
    },
    {
      question: {
        kind: 'ranking',
        id: 'order',
        text: 'Put these in the order in which they were invented.',
        options: items('Telephone', 'Printing press', 'Steam engine'),
        top: null,
        seconds: 60,
      },
      right: { type: 'order', ids: ['i1', 'i2', 'i0'] },
      points: 1,
      explanation: '',
    },
  ],
};
