import { pollExchangeCalls } from '@sets/shared/poll/poll-exchange.calls.ts';
import type { People, Stage } from '../../../test/call-case.ts';
import { casesOfExchange } from '../../../test/cases-of-exchange.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { putModule } from '../../../test/put-module.ts';

const topic = { topicid: 't1', title: 'Vectors', archived: false };

const ofOwner = async ({ app }: Stage, { owner }: People) => {
  const moduleid = await putModule(app, owner.userid, { content: { topics: [topic] } });
  const poll = buildPoll({ moduleid, topicid: topic.topicid });
  return { params: { pollid: (await app.features.polls.create(owner, poll))._id } };
};

export const cases = casesOfExchange(pollExchangeCalls, ofOwner);
