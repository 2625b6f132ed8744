import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import { casesOf, onlyOwner, type Prepare } from '../../../test/call-case.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putLiveQna, putPromise } from '../../../test/put-live-qna.ts';
import { putModule } from '../../../test/put-module.ts';

const definition = {
  title: 'Your questions',
  moderated: false,
  names: true,
  voting: 'up',
  asking: true,
} as const;
const shelf = { moduleid: 'a-module', topicid: 't1' };
const withTopic = { content: { topics: [{ topicid: 't1', title: 'Vectors', archived: false }] } };

const made: Prepare = async ({ app }, { owner }) => ({
  body: {
    ...definition,
    moduleid: await putModule(app, owner.userid, withTopic),
    topicid: 't1',
  },
});
const inSpace = async (
  { app }: Parameters<Prepare>[0],
  { owner }: Parameters<Prepare>[1],
): Promise<string> => putModule(app, owner.userid, withTopic);

const there: Prepare = async (stage, people) => ({
  params: {
    liveqnaid: await putLiveQna(stage.app, await inSpace(stage, people), definition),
  },
});
const promised: Prepare = async (stage, people) => ({
  params: { promiseid: await putPromise(stage.app, await inSpace(stage, people)) },
});

const ofTopic: Prepare = async (stage, people) => ({
  query: { moduleid: await inSpace(stage, people), topicid: 't1' },
});

const holder = {
  kind: 'live-qna',
  id: 'holder1',
  text: 'What is unclear?',
  moderated: false,
  names: true,
  voting: 'up',
  seconds: null,
} as const;

/** A run of a poll with a place for a live Q&A. */
const presentedPoll = async (
  { app }: Parameters<Prepare>[0],
  { owner }: Parameters<Prepare>[1],
): Promise<string> => {
  const poll = buildPoll({ questions: [holder] });
  const { _id: definitionId } = await app.features.polls.create(owner, poll);
  const { runId, leave } = await presentPoll(app, definitionId, owner);
  leave();
  return runId;
};

export const cases = casesOf(liveQnaCalls, {
  list: { moderators: 'as owner', answers: onlyOwner(200), query: shelf, prepare: ofTopic },
  create: {
    moderators: 'as owner',
    answers: onlyOwner(201),
    body: { ...definition, ...shelf },
    prepare: made,
  },
  promises: { moderators: 'as owner', answers: onlyOwner(200), query: shelf, prepare: ofTopic },
  reply: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { reply: 'Because it is closed.' },
    prepare: promised,
  },
  drop: { moderators: 'as owner', answers: onlyOwner(200), prepare: promised },
  openHeld: {
    answers: onlyOwner(200, 404),
    body: { runId: 'run1', question: holder.id },
    prepare: async (stage, people) => ({
      body: { runId: await presentedPoll(stage, people), question: holder.id },
    }),
  },
  holders: {
    answers: onlyOwner(200, 404),
    query: { runId: 'run1' },
    prepare: async (stage, people) => ({ query: { runId: await presentedPoll(stage, people) } }),
  },
  read: { moderators: 'as owner', answers: onlyOwner(200), prepare: there },
  change: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { ...definition, revision: 1 },
    prepare: there,
  },
  remove: { moderators: 'as owner', answers: onlyOwner(200), prepare: there },
});
