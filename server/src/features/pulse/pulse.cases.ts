import { pulseRunCalls } from '@sets/shared/pulse/pulse.calls.ts';
import { casesOf, onlyOwner, type Prepare } from '../../../test/call-case.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { presentPoll } from '../../../test/presented-poll.ts';

/** A run of a poll that its owner has begun to present. */
const ofHost: Prepare = async ({ app }, { owner }) => {
  const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
  const { runId, leave } = await presentPoll(app, definitionId, owner);
  leave();
  return { params: { runid: runId } };
};

export const cases = casesOf(pulseRunCalls, {
  ofRun: { answers: onlyOwner(200, 404), prepare: ofHost },
});
