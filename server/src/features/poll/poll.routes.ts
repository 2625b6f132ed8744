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
import {
  type Names,
  presentLine,
  presentMaterial,
  presentVersion,
  presentVersionLine,
} from '../material/material.presenter.ts';
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
  routes: [...shelfRoutes(polls), ...singleRoutes(polls), ...versionRoutes(polls, names)],
});

/** The polls of a topic. */
const shelfRoutes = (polls: PollService) => [
  serve(pollCalls.list, async ({ actor, query }) => {
    const summaries = await polls.list(actor, query);
    return {
      polls: summaries.map((line) => Object.assign(presentLine(line), { pollid: line.id })),
    };
  }),
  serve(pollCalls.create, async ({ actor, query, body }) =>
    presentPoll(await polls.create(actor, body, query.attempt)),
  ),
  serve(pollCalls.quick, async ({ actor, query, body }) => ({
    pollid: (await polls.quick(actor, body, query.attempt))._id,
  })),
  serve(pollCalls.copy, async ({ actor, params, query, body }) =>
    presentPoll(await polls.copy(actor, params.pollid, body, query.attempt)),
  ),
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

/** What a poll was like. */
const versionRoutes = (polls: PollService, names: Names) => [
  serve(pollCalls.versions, async ({ actor, params }) => {
    const versions = await polls.versionsOf(actor, params.pollid);
    const known = await names([...new Set(versions.map(({ by }) => by))]);
    return { versions: versions.map((version) => presentVersionLine(version, known)) };
  }),
  serve(pollCalls.version, async ({ actor, params }) => {
    const version = await polls.version(actor, params.pollid, Number(params.revision));
    return presentVersion(version, await names([version.by]));
  }),
  serve(pollCalls.restore, async ({ actor, params, body }) =>
    presentPoll(await polls.restore(actor, params.pollid, Number(params.revision), body.revision)),
  ),
];
