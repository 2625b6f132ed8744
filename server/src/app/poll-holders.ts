import { lineOf } from '@sets/shared/core/text.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { questionsOf } from '@sets/shared/poll/poll.deck.ts';
import { storedPoll } from '@sets/shared/poll/poll.migrations.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { AppError } from '../core/app-error.ts';
import type { Actor } from '../core/actor.ts';
import { storedValue } from '../core/stored-value.ts';
import type { HoldersPort } from '../features/live-qna/holder.service.ts';
import type { RunRecord } from '../live/run/run.model.ts';

const noSlot = () => new AppError('NOT_FOUND', 'There is no live Q&A in this place.');

/** The live Q&A of a poll: which place of which run, as the run has frozen it or had it added. */
export const holdersOfPolls = (
  readable: (actor: Actor, runId: string) => Promise<RunRecord>,
): HoldersPort => ({
  readable,
  holderOf: async (actor, { runId, question }) => {
    const run = await readable(actor, runId);
    const { moduleid, topicid } = run;
    if (run.activity !== pollName || moduleid === undefined || topicid === undefined)
      throw noSlot();
    const definition = storedValue(storedPoll.definition, run.definition);
    const all = questionsOf(definition, storedValue(storedPoll.state, run.state));
    const asked = all.find(({ id }) => id === question);
    if (asked?.kind !== 'live-qna') throw noSlot();
    if (run.ended) throw new AppError('WRONG_PHASE', 'This poll has ended.');
    const { moderated, names, voting } = asked;
    // A prompt may be longer than a title.
    const title = lineOf(asked.text, limits.title);
    // Who may ask there is who may answer in the poll.
    const { entry } = definition;
    const rule = entry === undefined ? {} : { entry };
    return {
      shelf: { moduleid, topicid },
      definition: { title, moderated, names, voting, asking: true, ...rule },
    };
  },
});
