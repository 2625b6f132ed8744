import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { personalShelf } from '@sets/shared/poll/poll.contract.ts';
import { casesOf, onlyOwner, type Prepare, signedIn } from '../../../test/call-case.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { putModule } from '../../../test/put-module.ts';

const topic = { topicid: 't1', title: 'Vectors', archived: false };
const withTopic = { content: { topics: [topic] } };
const { moduleid: _m, topicid: _t, ...definition } = buildPoll();

/** In a space that everybody sees: that somebody may not is told as that. */
const ofOwner: Prepare = async ({ app }, { owner }) => {
  const moduleid = await putModule(app, owner.userid, withTopic);
  const poll = buildPoll({ moduleid, topicid: topic.topicid });
  return { params: { pollid: (await app.features.polls.create(owner, poll))._id } };
};

export const cases = casesOf(pollCalls, {
  list: { answers: signedIn(200), query: personalShelf },
  create: { answers: signedIn(201), body: buildPoll() },
  read: { moderators: 'as owner', answers: onlyOwner(200), prepare: ofOwner },
  change: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { ...definition, revision: 1 },
    prepare: ofOwner,
  },
  remove: { moderators: 'as owner', answers: onlyOwner(200), prepare: ofOwner },
});
