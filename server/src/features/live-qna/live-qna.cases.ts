import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import { casesOf, onlyOwner, type Prepare, signedIn } from '../../../test/call-case.ts';
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

export const cases = casesOf(liveQnaCalls, {
  // Here nobody sees the space; who gets a list is tested in its routes.
  list: { answers: signedIn(404), query: shelf },
  create: { answers: onlyOwner(201), body: { ...definition, ...shelf }, prepare: made },
  promises: { answers: signedIn(404), query: shelf },
  reply: { answers: onlyOwner(200), body: { reply: 'Because it is closed.' }, prepare: promised },
  drop: { answers: onlyOwner(200), prepare: promised },
  read: { answers: onlyOwner(200), prepare: there },
  change: { answers: onlyOwner(200), body: { ...definition, revision: 1 }, prepare: there },
  remove: { answers: onlyOwner(200), prepare: there },
});
