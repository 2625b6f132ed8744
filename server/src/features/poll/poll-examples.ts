import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';

const items = (...texts: readonly string[]) => texts.map((text, at) => ({ id: `i${at}`, text }));

const common = { seconds: null } as const;

const questions: readonly Question[] = [
  {
    kind: 'choice',
    id: 'one',
    text: 'Which of these is a prime number?',
    options: items('21', '23', '27'),
    multiple: false,
    seconds: 30,
  },
  {
    ...common,
    kind: 'choice',
    id: 'several',
    text: 'What should we repeat next week?',
    options: items('Limits', 'Series', 'Proofs'),
    multiple: true,
  },
  { kind: 'true-false', id: 'truth', text: 'Every square is a rectangle.', seconds: 20 },
  {
    ...common,
    kind: 'scale',
    id: 'numbers',
    text: 'How well could you explain this to a friend?',
    statements: items(''),
    steps: { type: 'numbers', from: 1, to: 5, low: 'Not yet', high: 'Very well' },
  },
  {
    ...common,
    kind: 'scale',
    id: 'labels',
    text: 'How far do you agree?',
    statements: items('The pace is right.', 'The examples help.'),
    steps: { type: 'labels', labels: ['Disagree', 'Neither', 'Agree'] },
  },
  {
    ...common,
    kind: 'ranking',
    id: 'order',
    text: 'In which order shall we repeat these?',
    options: items('Chain rule', 'Taylor series', 'Limits'),
    top: null,
  },
  {
    ...common,
    kind: 'match',
    id: 'sides',
    text: 'Which capital belongs to which country?',
    lefts: items('Kenya', 'Chile'),
    options: items('Santiago', 'Lima', 'Nairobi'),
    again: false,
  },
  {
    ...common,
    kind: 'gap',
    id: 'gaps',
    text: 'Fill the gaps.',
    parts: [
      { type: 'text', text: 'Plants turn ' },
      { type: 'gap', id: 'g0', options: [] },
      { type: 'text', text: ' into ' },
      { type: 'gap', id: 'g1', options: items('heat', 'sugar') },
      { type: 'text', text: '.' },
    ],
    filter: true,
    language: 'en',
  },
  {
    ...common,
    kind: 'points',
    id: 'points',
    text: 'What is worth our time?',
    options: items('Exercises', 'Examples', 'Proofs'),
    total: 100,
    step: 5,
    less: false,
  },
  {
    ...common,
    kind: 'grid',
    id: 'plane',
    text: 'Which project shall we begin with?',
    options: items('Robot', 'Greenhouse', 'Newspaper'),
    across: { name: 'Effort', low: 'Little', high: 'Much' },
    up: { name: 'Use', low: 'Of little use', high: 'Of much use' },
  },
  {
    ...common,
    kind: 'number',
    id: 'number',
    text: 'How high is the tower?',
    min: 0,
    max: 400,
    step: 5,
    unit: 'm',
    unitPlace: 'after',
  },
  {
    ...common,
    kind: 'open-text',
    id: 'texts',
    text: 'What is still unclear?',
    entries: 2,
    moderated: true,
    filter: true,
    language: 'en',
  },
  {
    ...common,
    kind: 'word-cloud',
    id: 'words',
    text: 'What comes to your mind?',
    entries: 3,
    language: 'en',
    likes: false,
    filter: true,
  },
  {
    ...common,
    kind: 'slide',
    id: 'slide',
    text: 'What comes next',
    body: 'A short break\nThen the exercises',
  },
  {
    ...common,
    kind: 'live-qna',
    id: 'qna',
    text: 'What would you like to ask?',
    moderated: false,
    names: true,
    voting: 'up',
  },
];

/** A poll with a question of each kind that can be written in a table alone: a pin needs a picture that is on the server. */
export const examplePoll: PollDefinition = {
  title: 'Questions',
  liveResults: false,
  phoneResults: 'closed',
  questions: [...questions],
  extras: [
    { id: 'one', confidence: false, right: { type: 'options', ids: ['i1'] } },
    { id: 'truth', confidence: false, right: { type: 'options', ids: ['true'] } },
    {
      id: 'sides',
      confidence: false,
      right: {
        type: 'pairs',
        pairs: [
          { left: 'i0', option: 'i2' },
          { left: 'i1', option: 'i0' },
        ],
      },
    },
    {
      id: 'gaps',
      confidence: false,
      right: {
        type: 'gaps',
        gaps: [
          { id: 'g0', accepted: ['light', 'sunlight'], typos: false },
          { id: 'g1', option: 'i1' },
        ],
      },
    },
    { id: 'number', confidence: false, right: { type: 'number', number: 330, within: 10 } },
  ],
};
