import { spaceRunCalls } from '@sets/shared/run/space-runs.calls.ts';
import { casesOf, everybody, type Prepare, signedIn } from '../../../test/call-case.ts';

/** A space of its owner's that everybody sees who has its link. */
const space: Prepare = async ({ app }, { owner }) => ({
  params: { moduleid: (await app.features.ownSpaces.ensure(owner)).moduleid },
});

const topic: Prepare = async ({ app }, { owner }) => ({
  params: { ...(await app.features.ownSpaces.ensure(owner)) },
});

export const cases = casesOf(spaceRunCalls, {
  live: { answers: everybody(200), prepare: space },
  liveInMine: { answers: signedIn(200) },
  past: { answers: everybody(200), prepare: topic, query: {} },
  timeline: { answers: everybody(200), prepare: topic, query: {} },
});
