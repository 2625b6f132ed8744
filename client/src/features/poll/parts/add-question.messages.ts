import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';

/** What a kind of question is for, in a sentence. */
const means: Record<QuestionKindName, string> = {
  choice: 'One answer of several, or more of them.',
  'true-false': 'A statement that is true or false.',
  scale: 'How much, how far, how well: one statement or several.',
  ranking: 'What comes first: a list that is put in order.',
  points: 'What is worth how much: points that are shared out.',
  grid: 'Two things at once: items that are put on a plane.',
  number: 'A guess or a measure, within a range.',
  'open-text': 'What people say in their own words.',
  'word-cloud': 'A few words of everybody, the frequent ones larger.',
  pin: 'A place on a picture.',
  slide: 'Something to read; nothing is answered.',
  'live-qna': 'What people want to ask, and which of it first.',
};

/** What is said where a question is added. */
export const addQuestionMessages = {
  add: 'Add a question',
  choose: 'What kind of question?',
  addKind: (kind: string) => `Add a question: ${kind}`,
  means,
} as const;
