import { fail } from '@sets/shared/core/result.ts';
import type { Poll, PollChange } from '@sets/shared/poll/poll.contract.ts';
import type { PollApi } from '../src/features/poll/poll.api.ts';

/** A server with one poll at most; `refusal` is what it answers instead, once. */
export const fakePollServer = () => {
  const server = {
    poll: null as Poll | null,
    calls: [] as string[],
    refusal: null as ReturnType<typeof fail> | null,
    /** Under which name the poll was made. */
    attempt: null as string | null,
    /** The poll is made, and nobody hears of it, once. */
    losesReply: false,
  };
  const answer = (name: string, act: () => Poll | ReturnType<typeof fail>) => {
    server.calls.push(name);
    const refusal = server.refusal;
    server.refusal = null;
    const given = refusal ?? act();
    return Promise.resolve('ok' in given ? given : { ok: true as const, value: given });
  };
  const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
  const api: PollApi = {
    look: () => Promise.resolve({ ok: true, value: {} }),
    read: () => answer('read', () => server.poll ?? fail('NOT_FOUND', 'Gone.')),
    create: (body, attempt) => {
      const made = answer('create', () => {
        server.poll =
          server.attempt === attempt && server.poll !== null
            ? server.poll
            : { ...body, ...dates, pollid: 'poll1', revision: 1 };
        server.attempt = attempt;
        return server.poll;
      });
      const isLost = server.losesReply;
      server.losesReply = false;
      return isLost ? Promise.resolve(fail('UNAVAILABLE', 'No reply.')) : made;
    },
    change: (_pollid: string, { revision, ...body }: PollChange) =>
      answer('change', () => {
        if (server.poll === null) return fail('NOT_FOUND', 'Gone.');
        if (server.poll.revision !== revision) return fail('CONFLICT', 'Older.');
        return (server.poll = { ...server.poll, ...body, revision: revision + 1 });
      }),
    remove: () => Promise.resolve({ ok: true, value: {} }),
    copy: () => Promise.resolve(fail('NOT_FOUND', 'Nothing is copied here.')),
    restore: () => Promise.resolve(fail('NOT_FOUND', 'Nothing is kept here.')),
  };
  return { server, api };
};
