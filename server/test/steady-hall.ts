import { countsById } from '@sets/shared/core/counts.ts';
import { randomUUID } from 'node:crypto';
import type { RoomNoticeName, RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { PollCommand, PollTally } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { RunningServer } from '../src/app/create-server.ts';
import { connect } from './connect.ts';
import { buildPoll, runIn } from './live-stage.ts';
import { ensureAccount } from './start-stage-server.ts';
import { startPhone, type SteadyPhone } from './steady-phones.ts';

const slot = 'q0.r1';

const urlOf = ({ port }: RunningServer): string => `http://127.0.0.1:${port}`;

/** Somebody who may present, at a server: their userid and token. */
const register = async (server: RunningServer) => {
  const login = { email: `${randomUUID()}@school.example`, password: 'correct horse battery' };
  const account = { ...login, username: 'owner', accountType: 'student' } as const;
  const { _id: userid } = await ensureAccount(server, account);
  const { token } = await server.features.accounts.login(login, { address: '127.0.0.1' });
  return { userid, token };
};

/** Sits as host at a server, and knows what it is shown there. */
const openHost = async (server: RunningServer, token: string, roomId: string) => {
  const host = await connect(urlOf(server), { token });
  const { notices } = await host.ask('room:host', { roomId });
  host.notices.unshift(...notices);
  const newest = <Name extends RoomNoticeName>(name: Name) =>
    host.notices.findLast((notice) => notice.name === name)?.payload as
      | RoomNoticePayload[Name]
      | undefined;
  return {
    close: host.close,
    /** The reply, good or bad, to a command on the version that is shown. */
    command: (given: PollCommand) => {
      const { runId = '', version = 0 } = newest('run:changed')?.run ?? {};
      return host.request('run:command', { roomId, runId, version, command: given });
    },
    get phase(): unknown {
      return (newest('run:changed')?.view as { phase?: unknown } | undefined)?.phase;
    },
    get counts() {
      const tally = newest('tally:changed')?.tally as PollTally | null | undefined;
      const counts = Object.entries(countsById(tally?.counts)).filter(([, count]) => count > 0);
      const { joined = 0 } = newest('people:changed')?.people ?? {};
      return { joined, answered: tally?.answered ?? 0, counts: Object.fromEntries(counts) };
    },
  };
};

/** A room over several servers, with phones at each that answer all the time. */
export type SteadyHall = Awaited<ReturnType<typeof openSteadyHall>>;

/** `phonesAtEach`: so many phones at each of the servers. A poll is on, its first question open. */
export const openSteadyHall = async (servers: readonly RunningServer[], phonesAtEach = 3) => {
  const [first] = servers;
  if (first === undefined) throw new Error('A hall needs a server.');
  const { userid, token } = await register(first);
  const owner = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const { _id: definitionId } = await first.features.polls.create(owner, buildPoll());
  const opener = await connect(urlOf(first), { token });
  const { room } = await opener.ask('room:open', { activity: pollName, definitionId });
  const { roomId, code } = room;
  const { runId, version } = runIn(await opener.ask('room:host', { roomId }));
  await opener.ask('run:command', { roomId, runId, version, command: { type: 'open' } });
  opener.close();
  const phones: SteadyPhone[] = [];

  /** What must be shown: each phone's newest acknowledged answer, once. */
  const promised = () => {
    const counts: Record<string, number> = {};
    for (const { choice } of phones) counts[choice ?? ''] = (counts[choice ?? ''] ?? 0) + 1;
    return { joined: phones.length, answered: phones.length, counts };
  };

  /** Resolves when this figure of each phone has grown by so much. */
  const grown = async (figure: 'acknowledged' | 'refused', by: number): Promise<void> => {
    const before = phones.map((phone) => phone[figure]);
    await eventually(() => {
      for (const [at, phone] of phones.entries()) {
        expect(phone[figure]).toBeGreaterThanOrEqual((before[at] ?? 0) + by);
      }
    });
  };

  const hall = {
    /** Sits as host at a server. */
    host: (server: RunningServer) => openHost(server, token, roomId),
    /** One more phone at this server. */
    join: (server: RunningServer): void => {
      phones.push(startPhone(urlOf(server), code, slot));
    },
    /** Resolves when each phone has been acknowledged so many more answers. */
    allAnswer: (more = 1) => grown('acknowledged', more),
    /** Resolves when each phone has been told that its answer cannot be saved now. */
    allAreRefused: () => grown('refused', 1),
    /** Ends the answering; each of these servers must then show what was promised, once. */
    judge: async (shown: readonly RunningServer[]): Promise<void> => {
      for (const phone of phones) await phone.calm();
      for (const server of shown) {
        const host = await hall.host(server);
        await eventually(() => expect(host.counts).toEqual(promised()));
        host.close();
      }
    },
    /** Ends the answering, also where an answer is too late. */
    leave: async (): Promise<void> => {
      for (const phone of phones) await phone.calm().catch(() => {});
    },
  };
  for (const server of servers) {
    for (let count = 0; count < phonesAtEach; count += 1) hall.join(server);
  }
  return hall;
};
