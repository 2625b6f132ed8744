import type { StageWords } from '../stage/stage-activity.ts';

/** What the stage says of polls. */
export const pollStageMessages: StageWords = {
  failed: 'This poll cannot be presented',
  ended: 'The poll has ended',
  all: 'All polls',
  another: 'Another poll',
  whichNext: 'Which poll comes next?',
  keys: [
    ['Space', 'The next step'],
    ['→', 'The next step'],
    ['←', 'The previous question'],
    ['H', 'Hide or show the results'],
    ['O', 'Open the question again that was just closed'],
    ['R', 'Show what is right'],
    ['B', 'Show the round before, or hide it'],
  ],
};
