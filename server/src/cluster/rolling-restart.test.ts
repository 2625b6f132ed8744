import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeCensus } from '../../../scripts/load/census.ts';
import { Host } from '../../../scripts/load/host.ts';
import { judge } from '../../../scripts/load/judge.ts';
import { AnsweringPhone } from '../../test/answering-phone.ts';
import { buildPoll } from '../../test/live-stage.ts';
import { ask, connect, login, long } from '../../test/process-clients.ts';
import type { StartedProcesses } from '../../test/start-processes.ts';
import { describeWithRedis } from '../../test/start-redis.ts';
import { TwoProcesses } from '../../test/two-processes.ts';

describeWithRedis('a restart of several processes', () => {
  let two: TwoProcesses;
  let started: StartedProcesses;
  let url: string;
  beforeAll(async () => {
    two = new TwoProcesses();
    started = await two.start();
    url = started.url;
  }, long.timeout);
  afterAll(() => two.close(), long.timeout);

  test(
    'all are restarted one after the other, and everything is answered meanwhile',
    long,
    async () => {
      const before = await started.health();
      const socket = await connect(url);
      const stopping = new Promise<void>((resolve) =>
        socket.once('server:stopping', () => resolve()),
      );
      const token = await login(url);
      started.signal('SIGHUP');
      const isRestarted = (): boolean =>
        started.last('all processes have been restarted').msg !== undefined;
      const acknowledged: string[] = [];
      const statuses = new Set<number>();
      // How many polls somebody makes in a minute is limited, also for the next test: reading goes on throughout.
      const most = 15;
      for (let asked = 0; !isRestarted(); asked += 1) {
        const { status: read } = await ask(`${url}/api/about`);
        expect(read).toBe(200);
        if (asked % 20 > 0 || acknowledged.length === most) continue;
        const { status, body } = await ask(`${url}/api/polls`, token, buildPoll());
        statuses.add(status);
        if (status < 300) acknowledged.push(body.pollid);
      }
      await stopping;
      expect([...statuses].filter((status) => status >= 300)).toEqual([]);
      const after = await started.health();
      expect(after.status).toBe('ok');
      const pids = new Set(before.processes.map(({ pid }) => pid));
      expect(after.processes.filter(({ pid }) => pids.has(pid))).toEqual([]);
      const polls = await Promise.all(
        acknowledged.map((pollid) => ask(`${url}/api/polls/${pollid}`, token)),
      );
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(new Set(polls.map(({ status }) => status))).toEqual(new Set([200]));
      socket.disconnect();
    },
  );

  test(
    'AN2 AN6 SE4: whoever answers meanwhile loses nothing and only comes back',
    long,
    async () => {
      const since = started.lineCount;
      const host = await Host.begin(started.port, 1);
      const phones = Array.from(
        { length: 12 },
        () => new AnsweringPhone(started.port, host.room.code),
      );
      await Promise.all(phones.map((phone) => phone.join()));
      await host.command({ type: 'open', question: 0 });
      let isOver = false;
      const asked = { runId: host.runId, slot: slotOf({ question: 0, round: 1 }) };
      const answering = Promise.all(phones.map((phone) => phone.answer(asked, () => isOver)));
      started.signal('SIGHUP');
      await started.logged('all processes have been restarted', since);
      const acknowledged = phones.map(({ book }) => book.acknowledged);
      isOver = true;
      await answering;
      // Each of the two processes ends once, and whoever is there comes back; nobody tries in vain.
      for (const phone of phones) {
        expect(phone.losses).toBeGreaterThan(0);
        expect(phone.losses).toBeLessThanOrEqual(2);
        expect(phone).toMatchObject({ vain: 0, faults: { lost: 0, doubled: 0 } });
      }
      expect(Math.min(...acknowledged)).toBeGreaterThan(2);
      expect(new Set(phones.flatMap(({ refusals }) => refusals))).toBeOneOf([
        new Set(),
        new Set(['UNAVAILABLE']),
      ]);
      await host.sit();
      const census = takeCensus(phones.map(({ book }) => book));
      expect(census).toMatchObject([{ answered: phones.length, unsettled: 0 }]);
      expect(await judge(host, census)).toEqual({ lost: 0, doubled: 0 });
      for (const each of [host, ...phones]) each.close();
    },
  );

  test('where a new process cannot start, those from before stay', long, async () => {
    const { processes } = await started.health();
    const pids = processes.map(({ pid }) => pid);
    const secret = join(two.folder.path, 'jwt-secret');
    await rename(secret, `${secret}.kept`);
    await mkdir(secret);
    const since = started.lineCount;
    started.signal('SIGHUP');
    await started.logged('a new process could not start: those from before stay', since);
    await rmdir(secret);
    await rename(`${secret}.kept`, secret);
    const after = await started.health();
    expect(after.status).toBe('ok');
    expect(after.processes.map(({ pid }) => pid)).toEqual(pids);
  });
});
