import {
  choiceQuestion,
  newPoll,
  poll,
  pollChange,
  pollLine,
  pollList,
  pollOption,
  pollRef,
  pollRemoved,
  pollShelf,
} from '@sets/shared/poll/poll.contract.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import { cannotRead } from '../../core/stored-value.ts';
import { presentPoll, presentPollLine } from './poll.presenter.ts';
import type { PollService } from './poll.service.ts';

const path = '/api/polls/:pollid';
const reading = { count: 300, seconds: 60 };
/** An editor saves as its person types. */
const writing = { count: 120, seconds: 60 };

export const pollRoutes = (polls: PollService): RouteGroup => ({
  name: 'Poll',
  schemas: {
    Poll: poll,
    NewPoll: newPoll,
    PollChange: pollChange,
    PollLine: pollLine,
    PollList: pollList,
    ChoiceQuestion: choiceQuestion,
    PollOption: pollOption,
  },
  routes: [...shelfRoutes(polls), ...singleRoutes(polls)],
});

/** The polls of a topic. */
const shelfRoutes = (polls: PollService) => [
  route({
    method: 'get',
    path: '/api/polls',
    summary: 'One’s own polls of a topic, newest first',
    auth: 'bearer',
    limit: reading,
    query: pollShelf,
    reply: pollList,
    handle: async ({ actor, query }) => {
      const summaries = await polls.list(actor, query);
      return { polls: summaries.map((summary) => presentPollLine(summary)) };
    },
  }),
  route({
    method: 'post',
    path: '/api/polls',
    summary: 'Create a poll',
    auth: 'bearer',
    limit: writing,
    failures: ['FORBIDDEN'],
    status: 201,
    body: newPoll,
    reply: poll,
    handle: async ({ actor, body }) => presentPoll(await polls.create(actor, body)),
  }),
];

/** One poll. */
const singleRoutes = (polls: PollService) => [
  route({
    method: 'get',
    path,
    summary: 'A poll of one’s own',
    auth: 'bearer',
    limit: reading,
    failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
    params: pollRef,
    reply: poll,
    handle: async ({ actor, params }) => presentPoll(await polls.read(actor, params.pollid)),
  }),
  route({
    method: 'put',
    path,
    summary: 'Change a poll, as long as nobody else has since it was loaded',
    auth: 'bearer',
    limit: writing,
    failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', ...cannotRead],
    params: pollRef,
    body: pollChange,
    reply: poll,
    handle: async ({ actor, params, body }) =>
      presentPoll(await polls.change(actor, params.pollid, body)),
  }),
  route({
    method: 'delete',
    path,
    summary: 'Delete a poll that is not running',
    auth: 'bearer',
    limit: writing,
    failures: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_PHASE'],
    params: pollRef,
    reply: pollRemoved,
    handle: async ({ actor, params }) => {
      await polls.remove(actor, params.pollid);
      return {};
    },
  }),
];
