import { pollStage } from '../features/poll/poll-stage.ts';
import type { StageActivity } from '../features/stage/stage-activity.ts';

/** What can be on in a room. What it draws on phones is listed in `phone-activities.ts`. */
export const stageActivities: readonly StageActivity[] = [pollStage];
