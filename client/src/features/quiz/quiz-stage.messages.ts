import type { StageWords } from '../stage/stage-activity.ts';

/** What the stage says of quizzes. */
export const quizStageMessages: StageWords = {
  failed: 'This quiz cannot be presented',
  ended: 'The quiz has ended',
  all: 'All quizzes',
  another: 'Another quiz',
  whichNext: 'Which quiz comes next?',
  keys: [
    ['Space', 'The next step'],
    ['→', 'The next step'],
    ['←', 'Back to what was told before'],
    ['P', 'Pause, or go on'],
    ['E', '15 seconds more'],
    ['S', 'Skip this question'],
    ['N', 'The next question, without the leaderboard'],
    ['C', 'Put right what is right'],
    ['V', 'Count this question for nobody, or again'],
  ],
};
