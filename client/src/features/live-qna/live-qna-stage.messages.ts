import type { StageWords } from '../stage/stage-activity.ts';

/** What the stage says of live Q&A. */
export const liveQnaStageMessages: StageWords = {
  failed: 'This live Q&A cannot be presented',
  ended: 'The questions are over',
  all: 'All results',
  another: 'Another live Q&A',
  whichNext: 'Which live Q&A comes next?',
  keys: [
    ['↑ ↓', 'The question above, or below'],
    ['W', 'Put it on the big screen, or take it off'],
    ['A', 'Mark it as answered, or not'],
    ['P', 'Pin it to the top, or not'],
    ['S', 'Show it to everybody'],
    ['H', 'Hide it'],
    ['M', 'Join it with another question'],
  ],
};
