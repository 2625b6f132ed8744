import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { newPoll, poll, pollChange, pollLine, pollList } from '@sets/shared/poll/poll.contract.ts';
import { question } from '@sets/shared/question/question-kinds.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { presentPoll, presentPollLine } from './poll.presenter.ts';
import type { PollService } from './poll.service.ts';

export const pollRoutes = (polls: PollService): RouteGroup => ({
  name: 'Poll',
  schemas: {
    Poll: poll,
    NewPoll: newPoll,
    PollChange: pollChange,
    PollLine: pollLine,
    PollList: pollList,
    Question: question,
  },
  routes: [...shelfRoutes(polls), ...singleRoutes(polls)],
});

/** The polls of a topic. */
const shelfRoutes = (polls: PollService) => [
  serve(pollCalls.list, async ({ actor, query }) => {
    const summaries = await polls.list(actor, query);
    return { polls: summaries.map((summary) => presentPollLine(summary)) };
  }),
  serve(pollCalls.create, async ({ actor, body }) => presentPoll(await polls.create(actor, body))),
];

/** One poll. */
const singleRoutes = (polls: PollService) => [
  serve(pollCalls.read, async ({ actor, params }) =>
    presentPoll(await polls.read(actor, params.pollid)),
  ),
  serve(pollCalls.change, async ({ actor, params, body }) =>
    presentPoll(await polls.change(actor, params.pollid, body)),
  ),
  serve(pollCalls.remove, async ({ actor, params }) => {
    await polls.remove(actor, params.pollid);
    return {};
  }),
];
