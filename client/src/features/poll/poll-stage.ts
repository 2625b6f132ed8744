import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { part, type StageActivity } from '../stage/stage-activity.ts';
import { pollPaths } from './poll-paths.ts';
import { quickMessages } from './quick/quick.messages.ts';
import { pollStageMessages } from './poll-stage.messages.ts';

/** The poll on the stage. */
export const pollStage: StageActivity = {
  name: pollName,
  words: pollStageMessages,
  listPath: pollPaths.list(),
  hostPath: pollPaths.start,
  resultsPath: pollPaths.results,
  Screen: part(async () => (await import('./screen/poll-screen.tsx')).PollScreen),
  Host: part(async () => (await import('./host/poll-host.tsx')).PollHost),
  EndedWays: part(async () => (await import('./host/ended-ways.tsx')).EndedWays),
  atOnce: {
    label: quickMessages.open,
    Part: part(async () => (await import('./quick/quick-in-room.tsx')).QuickInRoom),
  },
  Own: part(async () => (await import('./host/own-polls.tsx')).OwnPolls),
};
