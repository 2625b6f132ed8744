import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import {
  casesOf,
  onlyOwner,
  type People,
  type Prepare,
  signedIn,
  type Stage,
} from '../../../test/call-case.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { putModule } from '../../../test/put-module.ts';

const topic = { topicid: 't1', title: 'Vectors', archived: false };
const withTopic = { content: { topics: [topic] } };
const { moduleid: _m, topicid: _t, ...definition } = buildPoll();

/** In a space that everybody sees: that somebody may not is told as that. */
const ofOwner = async ({ app }: Stage, { owner }: People) => {
  const moduleid = await putModule(app, owner.userid, withTopic);
  const poll = buildPoll({ moduleid, topicid: topic.topicid });
  return { params: { pollid: (await app.features.polls.create(owner, poll))._id } };
};

const firstVersion = async (stage: Stage, people: People) => {
  const { params } = await ofOwner(stage, people);
  return { params: { ...params, revision: '1' } };
};

/** It was presented before it was changed, so the first version is kept. */
const keptVersion: Prepare = async (stage, people) => {
  const { polls } = stage.app.features;
  const { params } = await firstVersion(stage, people);
  const { pollid } = params;
  await polls.keepPresented(pollid);
  await polls.change(people.owner, pollid, { ...definition, revision: 1 });
  return { params };
};

export const cases = casesOf(pollCalls, {
  list: { answers: signedIn(200), query: personalShelf },
  create: { answers: signedIn(201), query: {}, body: buildPoll() },
  read: { moderators: 'as owner', answers: onlyOwner(200), prepare: ofOwner },
  change: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { ...definition, revision: 1 },
    prepare: ofOwner,
  },
  quick: {
    answers: signedIn(201),
    query: {},
    body: { ...personalShelf, title: 'Yes or no', question: definition.questions[0]! },
  },
  copy: {
    moderators: 'as owner',
    answers: onlyOwner(201),
    query: {},
    body: personalShelf,
    prepare: ofOwner,
  },
  versions: { moderators: 'as owner', answers: onlyOwner(200), prepare: ofOwner },
  version: { moderators: 'as owner', answers: onlyOwner(200), prepare: firstVersion },
  restore: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { revision: 2 },
    prepare: keptVersion,
  },
  remove: { moderators: 'as owner', answers: onlyOwner(200), prepare: ofOwner },
});
