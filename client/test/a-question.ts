import type {
  QnaAnswer,
  QnaQuestion,
  QnaSpace,
  QuestionPage,
  QuestionRead,
} from '@sets/shared/qna/qna.contract.ts';

const nothing: QnaQuestion['may'] = {
  edit: false,
  remove: false,
  answer: false,
  vote: false,
  follow: false,
  report: false,
  accept: false,
  label: false,
  moderate: false,
  reveal: false,
  merge: false,
};
/** What somebody with an account may do with the question of another. */
export const mayTakePart: QnaQuestion['may'] = {
  ...nothing,
  answer: true,
  vote: true,
  follow: true,
  report: true,
};
/** What a moderator may do with the question of another. */
export const mayModerate: QnaQuestion['may'] = {
  ...mayTakePart,
  remove: true,
  accept: true,
  label: true,
  moderate: true,
  reveal: true,
  merge: true,
};

/** A question of Jonas in the topic `t1` of the space `m1`, as a visitor is told of it. */
export const aQuestion = (change: Partial<QnaQuestion> = {}): QnaQuestion => ({
  questionid: 'q1',
  moduleid: 'm1',
  topicid: 't1',
  title: 'Why is merging stable?',
  text: 'And **quick sort** is not.',
  labels: [],
  author: { userid: 'jonas', username: 'Jonas' },
  anonymous: false,
  mine: false,
  at: Date.UTC(2026, 9, 12, 8),
  editedAt: null,
  votes: 3,
  voted: false,
  answers: 0,
  accepted: null,
  following: false,
  state: 'shown',
  pinned: false,
  mergedInto: null,
  asked: null,
  may: nothing,
  ...change,
});

/** An answer of Omar to it, as a visitor is told of it. */
export const anAnswer = (change: Partial<QnaAnswer> = {}): QnaAnswer => ({
  answerid: 'a1',
  questionid: 'q1',
  text: 'It takes from the **left** first.',
  author: { userid: 'omar', username: 'Omar' },
  mine: false,
  at: Date.UTC(2026, 9, 12, 9),
  editedAt: null,
  votes: 0,
  voted: false,
  accepted: false,
  state: 'shown',
  may: {
    edit: false,
    remove: false,
    vote: false,
    report: false,
    accept: false,
    moderate: false,
  },
  ...change,
});

/** A space with two labels, as somebody with an account is told of it. */
export const aQnaSpace = (change: Partial<QnaSpace> = {}): QnaSpace => ({
  settings: { anonymous: false, moderation: 'off' },
  labels: [
    { labelid: 'l1', name: 'Exam', colour: 'a' },
    { labelid: 'l2', name: 'Exercise 3', colour: 'plain' },
  ],
  may: { write: true, moderate: false },
  ...change,
});

/** A page of a list with these questions. */
export const aPage = (
  questions: QnaQuestion[],
  change: Partial<QuestionPage> = {},
): QuestionPage => ({
  pinned: [],
  own: [],
  questions,
  next: null,
  space: aQnaSpace(),
  ...change,
});

/** A question with these answers. */
export const aRead = (
  question: QnaQuestion,
  answers: QnaAnswer[] = [],
  change: Partial<QuestionRead> = {},
): QuestionRead => ({
  question,
  accepted: answers.find(({ accepted }) => accepted) ?? null,
  named: null,
  unseen: [],
  answers,
  next: null,
  space: aQnaSpace(),
  ...change,
});
