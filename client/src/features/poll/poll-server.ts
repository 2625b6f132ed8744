import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { materialServer } from '../material/material-server.ts';

/** The polls of the server. */
export const pollServer = materialServer({
  calls: pollCalls,
  ref: 'pollid',
  filed: ({ pollid, revision, moduleid, topicid, createdAt: _c, updatedAt: _u, ...rest }) => ({
    id: pollid,
    revision,
    shelf: { moduleid, topicid },
    definition: rest satisfies PollDefinition,
  }),
  lines: ({ polls }) => polls.map(({ pollid, ...line }) => ({ id: pollid, ...line })),
});
