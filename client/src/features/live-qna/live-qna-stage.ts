import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { part, type StageActivity } from '../stage/stage-activity.ts';
import { liveQnaPaths } from './live-qna-paths.ts';
import { liveQnaStageMessages } from './live-qna-stage.messages.ts';

/** The live Q&A on the stage. */
export const liveQnaStage: StageActivity = {
  name: liveQnaName,
  words: liveQnaStageMessages,
  listPath: liveQnaPaths.allResults,
  hostPath: liveQnaPaths.start,
  resultsPath: liveQnaPaths.results,
  Screen: part(async () => (await import('./screen/live-qna-screen.tsx')).LiveQnaScreen),
  Host: part(async () => (await import('./host/live-qna-host.tsx')).LiveQnaHost),
  EndedWays: part(async () => (await import('./host/ended-ways.tsx')).EndedWays),
  Own: part(async () => (await import('./host/own-live-qna.tsx')).OwnLiveQna),
};
