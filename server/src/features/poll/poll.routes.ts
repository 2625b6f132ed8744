import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import {
  newPoll,
  type Poll,
  poll,
  pollChange,
  pollLine,
  pollList,
} from '@sets/shared/poll/poll.contract.ts';
import { quickPoll } from '@sets/shared/poll/quick-poll.ts';
import { pollVersion } from '@sets/shared/poll/poll-versions.contract.ts';
import { versionLine } from '@sets/shared/material/material-versions.contract.ts';
import { question } from '@sets/shared/question/question-kinds.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { materialRoutes } from '../material/material-routes.ts';
import { type Names, presentLine, presentMaterial } from '../material/material.presenter.ts';
import type { PollRecord, PollService } from './poll.service.ts';

export const presentPoll = (record: PollRecord): Poll => ({
  ...record.definition,
  ...presentMaterial(record),
  pollid: record._id,
});

export const pollRoutes = (polls: PollService, names: Names): RouteGroup => ({
  name: 'Poll',
  schemas: {
    Poll: poll,
    NewPoll: newPoll,
    PollChange: pollChange,
    QuickPoll: quickPoll,
    PollLine: pollLine,
    PollList: pollList,
    PollVersion: pollVersion,
    PollVersionLine: versionLine,
    Question: question,
  },
  routes: [
    serve(pollCalls.list, async ({ actor, query }) => {
      const summaries = await polls.list(actor, query);
      return {
        polls: summaries.map((line) => Object.assign(presentLine(line), { pollid: line.id })),
      };
    }),
    serve(pollCalls.quick, async ({ actor, query, body }) => ({
      pollid: (await polls.quick(actor, body, query.attempt))._id,
    })),
    ...materialRoutes(pollCalls, { ref: 'pollid', service: polls, present: presentPoll, names }),
  ],
});
