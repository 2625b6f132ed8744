import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { RunRecord } from '../live/run/run.model.ts';

/** Where that lies which is presented in a run; null where it lies in no space, or is not for this person to know. */
export const topicOfRuns =
  (readable: (actor: Actor, runId: string) => Promise<RunRecord>) =>
  async (actor: Actor, runId: string): Promise<TopicRef | null> => {
    try {
      const { moduleid, topicid } = await readable(actor, runId);
      return moduleid === undefined || topicid === undefined ? null : { moduleid, topicid };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  };
