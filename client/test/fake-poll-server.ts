import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { Filed, MaterialApi, Shelf } from '../src/features/material/material.ts';

interface KeptPoll extends PollDefinition, Shelf {
  readonly pollid: string;
  readonly revision: number;
}

const filed = ({
  pollid,
  revision,
  moduleid,
  topicid,
  ...definition
}: KeptPoll): Filed<PollDefinition> => ({
  id: pollid,
  revision,
  shelf: { moduleid, topicid },
  definition,
});

/** A server with one poll at most; `refusal` is what it answers instead, once. */
export const fakePollServer = () => {
  const server = {
    poll: null as KeptPoll | null,
    calls: [] as string[],
    refusal: null as ReturnType<typeof fail> | null,
    /** Under which name the poll was made. */
    attempt: null as string | null,
    /** The poll is made, and nobody hears of it, once. */
    losesReply: false,
  };
  const answer = (
    name: string,
    act: () => KeptPoll | ReturnType<typeof fail>,
  ): Promise<Result<Filed<PollDefinition>>> => {
    server.calls.push(name);
    const refusal = server.refusal;
    server.refusal = null;
    const given = refusal ?? act();
    return Promise.resolve('ok' in given ? given : ok(filed(given)));
  };
  const api: MaterialApi<PollDefinition> = {
    look: () => Promise.resolve(ok({})),
    read: () => answer('read', () => server.poll ?? fail('NOT_FOUND', 'Gone.')),
    create: (definition, shelf, attempt) => {
      const made = answer('create', () => {
        server.poll =
          server.attempt === attempt && server.poll !== null
            ? server.poll
            : { ...definition, ...shelf, pollid: 'poll1', revision: 1 };
        server.attempt = attempt;
        return server.poll;
      });
      const isLost = server.losesReply;
      server.losesReply = false;
      return isLost ? Promise.resolve(fail('UNAVAILABLE', 'No reply.')) : made;
    },
    change: (_id, definition, revision) =>
      answer('change', () => {
        if (server.poll === null) return fail('NOT_FOUND', 'Gone.');
        if (server.poll.revision !== revision) return fail('CONFLICT', 'Older.');
        return (server.poll = { ...server.poll, ...definition, revision: revision + 1 });
      }),
    remove: () => Promise.resolve(ok({})),
    copy: () => Promise.resolve(fail('NOT_FOUND', 'Nothing is copied here.')),
    restore: () => Promise.resolve(fail('NOT_FOUND', 'Nothing is kept here.')),
  };
  return { server, api };
};
