import type {
  QuizScores,
  ScoredPerson,
  ScoredQuestion,
} from '@sets/shared/quiz/after/scores.contract.ts';

/** A question with options that 24 people answered, half of them rightly. */
export const scoredQuestion = (overrides: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  position: 1,
  text: 'Of Italy?',
  explanation: 'Since 1871.',
  right: ['Rome'],
  corrected: false,
  voided: false,
  counts: true,
  most: 1_000,
  answered: 24,
  hits: 12,
  partly: 0,
  share: 0.5,
  medianMs: 2_300,
  discrimination: -0.2,
  upperLower: -0.3,
  notes: ['key', 'backwards', 'unchosen'],
  isChosen: true,
  options: [
    { text: 'Rome', right: true, count: 12, upper: 2, lower: 6 },
    { text: 'Bonn', right: false, count: 12, upper: 6, lower: 2 },
    { text: 'Bern', right: false, count: 0, upper: 0, lower: 0 },
  ],
  said: ['Rome', 'Bonn'],
  ...overrides,
});

/** Somebody of that quiz; with points they said what is right. */
export const scoredPerson = (
  number: number,
  name: string,
  points: number,
  overrides: Partial<ScoredPerson> = {},
): ScoredPerson => ({
  number,
  name,
  points,
  place: number,
  credit: points > 0 ? 1 : 0,
  made: points > 0 ? 'r' : 'w',
  team: null,
  won: [points],
  took: [2_000],
  said: [points > 0 ? 0 : 1],
  ...overrides,
});

/** What a quiz of one question came to. */
export const quizScores = (overrides: Partial<QuizScores> = {}): QuizScores => ({
  runId: 'run1',
  title: 'Capitals',
  openedAt: '2026-11-27T10:00:00.000Z',
  endedAt: null,
  named: true,
  most: 1_000,
  counted: 1,
  questions: [scoredQuestion()],
  people: [],
  reliability: null,
  thirds: { upper: 8, lower: 8 },
  lrs: null,
  alone: null,
  teams: null,
  ...overrides,
});
