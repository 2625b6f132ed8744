import { limits } from '../core/limits.ts';

const day = 24 * 60 * 60_000;

/** What reports, files and answers of a poll say in words, on both sides. */
export const pollMessages = {
  /** How sure somebody is: a guess, fairly, certain. */
  sure: { 1: 'Guessed', 2: 'Fairly sure', 3: 'Certain' },
  sureOf: { right: 'Sure of what is right', wrong: 'Sure of what is wrong', given: 'Sure' },
  howSure: (certain: number, fairly: number, guess: number) =>
    `${certain} certain, ${fairly} fairly, ${guess} guessed`,
  right: 'Right',
  rightIs: (part: string, what: string) => `${part}: ${what}`,
  rightOf: (many: number, answered: number) => `${many} of ${answered}`,
  notSaid: 'Did not say how sure',
  withheld: 'Not shown',
  fewer: (floor: number) => `Fewer than ${floor} answers`,
  /** To whoever chooses when a survey closes. */
  surveyBounds: `Choose a time that is at least ${limits.survey.least / 60_000} minutes away, and at most ${limits.survey.most / day} days after the survey was opened.`,
} as const;
