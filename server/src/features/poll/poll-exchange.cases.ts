import { pollExchangeCalls } from '@sets/shared/poll/poll-exchange.calls.ts';
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

const ofOwner = async ({ app }: Stage, { owner }: People) => {
  const moduleid = await putModule(app, owner.userid, { content: { topics: [topic] } });
  const poll = buildPoll({ moduleid, topicid: topic.topicid });
  return { params: { pollid: (await app.features.polls.create(owner, poll))._id } };
};

const aFile: Prepare = async () => ({ body: Buffer.from('Is it so? {T}') });

const ofOne = { moderators: 'as owner', answers: onlyOwner(200), prepare: ofOwner } as const;

export const cases = casesOf(pollExchangeCalls, {
  read: { answers: signedIn(200), query: { name: 'questions.gift' }, prepare: aFile },
  csvTemplate: { answers: signedIn(200) },
  xlsxTemplate: { answers: signedIn(200) },
  exports: ofOne,
  json: ofOne,
  csv: ofOne,
  xlsx: ofOne,
  gift: ofOne,
  moodle: ofOne,
  qti: ofOne,
});
