import { spaceRunCalls } from '@sets/shared/run/space-runs.calls.ts';
import { casesOf, everybody, type Prepare, signedIn } from '../../../test/call-case.ts';
import { putModule } from '../../../test/put-module.ts';

const topics = [{ topicid: 't1', title: 'Vectors', archived: false }];

/** A space of its owner's that everybody sees who has its link. */
const space: Prepare = async ({ app }, { owner }) => ({
  params: { moduleid: await putModule(app, owner.userid, { content: { topics } }) },
});

const topic: Prepare = async (stage, people) => {
  const { params } = await space(stage, people);
  return { params: { ...params, topicid: 't1' } };
};

export const cases = casesOf(spaceRunCalls, {
  live: { moderators: 'as others', answers: everybody(200), prepare: space },
  liveInMine: { answers: signedIn(200) },
  past: { moderators: 'as others', answers: everybody(200), prepare: topic, query: {} },
  timeline: { moderators: 'as others', answers: everybody(200), prepare: topic, query: {} },
});
