import { it, vi } from 'vitest';
import { findRedis } from '../server/src/cluster/own-redis.ts';
import { lastLine, patience, runLoadTool as run } from './run-load-tool.ts';

// The tools wait more than they work, for what they start and for people who think: two at a time.
vi.setConfig({ maxConcurrency: 2 });

it.concurrent(
  'AN2 AN6 RU6 NO3: 15 and 30 phones at once: all acknowledged, all counted, also after kill -9, with twice the messages',
  async ({ expect }) => {
    const { code, said } = await run('load.ts', [
      '--phones',
      '30',
      '--burst',
      '--questions',
      '2',
      '--compare',
      '--json',
    ]);
    expect(said.match(/^Lost: 0\. Doubled: 0\.$/gm), said).toHaveLength(2);
    expect(code).toBe(0);
    const growth = Number(/phones: 1 : ([\d.]+)\./.exec(said)?.[1]);
    expect(growth).toBeGreaterThan(1);
    expect(growth).toBeLessThan(2.5);
    const figures = lastLine(said) as Record<string, number>;
    expect(figures).toMatchObject({ phones: 30, acked: 30, lost: 0, doubled: 0 });
    expect(Object.keys(figures)).toEqual([
      'phones',
      'acked',
      'lost',
      'doubled',
      'ackP50Ms',
      'ackP95Ms',
      'ackP99Ms',
      'lastPhoneMs',
      'screenMs',
      'durablePerSec',
      'rawEchoPerSec',
      'rawBroadcastMs',
      'joinStormMs',
      'rawConnectMs',
      'messagesSent',
      'serverCpuS',
      'serverRssMB',
      'bytesPerPhone',
    ]);
    for (const [name, figure] of Object.entries(figures)) {
      expect(Number.isFinite(figure), name).toBe(true);
    }
  },
  patience,
);

it.concurrent(
  'AN2 AN6 RU6: 20 phones answer a question of another kind beside a choice: all of it is kept and counted',
  async ({ expect }) => {
    const typed = '--kind true-false --phones 20 --questions 1 --seconds 1 --json';
    const { code, said } = await run('load.ts', typed.split(' '));
    expect(code, said).toBe(0);
    // The choice and the other.
    expect(said.match(/^Question \d: 20 acknowledged/gm), said).toHaveLength(2);
    const figures = lastLine(said) as Record<string, unknown>;
    expect(figures).toMatchObject({
      kind: 'true-false',
      phones: 20,
      acked: 20,
      lost: 0,
      doubled: 0,
    });
    for (const name of ['ackP99Ms', 'choiceAckP99Ms', 'screenMs', 'messagesSent']) {
      expect(figures[name], name).toBeGreaterThan(0);
    }
    expect(figures).not.toHaveProperty('framesPerS');
  },
  patience,
);

it.concurrent(
  'AN2 AN6: beside ten hostile connections nothing is lost, and hostile answers are told apart',
  async ({ expect }) => {
    const typed = '--flood --phones 30 --questions 1 --seconds 1 --hostile-rate 400 --head-start 0';
    const { said } = await run('load.ts', [...typed.split(' '), '--json']);
    expect(said).toContain('Lost: 0. Doubled: 0.');
    // Every kind of attack took place.
    expect(said.match(/^Hostile [^:]+: [1-9][\d,]* sent/gm), said).toHaveLength(6);
    const figures = lastLine(said) as Record<string, number>;
    expect(figures).toMatchObject({ phones: 30, acked: 30, lost: 0, doubled: 0 });
    expect(Object.keys(figures)).toEqual([
      'phones',
      'acked',
      'lost',
      'doubled',
      'ackP99Ms',
      'hostile',
      'refused',
      'serverRssMB',
    ]);
    expect(figures['hostile']).toBeGreaterThan(figures['refused'] ?? Number.NaN);
    expect(figures['refused']).toBeGreaterThan(0);
  },
  patience,
);

it.concurrent(
  'AN3 SE4 RU6: killed twice while 20 phones answer: every acknowledged answer is there once',
  async ({ expect }) => {
    const { code, said } = await run('chaos.ts', ['--kills', '2', '--phones', '20', '--json']);
    expect(code, said).toBe(0);
    const figures = lastLine(said) as Record<string, number>;
    expect(figures).toMatchObject({ kills: 2, lost: 0, doubled: 0, returned: 20 });
    expect(figures['acked']).toBeGreaterThan(0);
  },
  patience,
);

it.concurrent(
  'AN2 AN6 SE9: 30 phones go from poll to poll in one room, and have joined once',
  async ({ expect }) => {
    const typed = ['--room', '--phones', '30', '--seconds', '1', '--json'];
    const { code, said } = await run('load.ts', typed);
    expect(code, said).toBe(0);
    const figures = lastLine(said) as Record<string, number>;
    expect(figures).toMatchObject({
      phones: 30,
      polls: 3,
      acked: 30,
      lost: 0,
      doubled: 0,
      joined: 30,
    });
    expect(Object.keys(figures)).toEqual([
      'phones',
      'polls',
      'acked',
      'lost',
      'doubled',
      'joined',
      'nextPollMs',
      'serverRssMB',
    ]);
    expect(figures['nextPollMs']).toBeGreaterThan(0);
  },
  patience,
);

it.concurrent(
  'AN3 SE4 SE9 RU6: killed three times while a room goes from poll to poll: nothing is lost, nobody joins again',
  async ({ expect }) => {
    const typed = ['--room', '--kills', '3', '--phones', '20', '--json'];
    const { code, said } = await run('chaos.ts', typed);
    expect(code, said).toBe(0);
    const figures = lastLine(said) as Record<string, number>;
    expect(figures).toMatchObject({ kills: 3, lost: 0, doubled: 0, returned: 20 });
    expect(figures['acked']).toBeGreaterThan(0);
  },
  patience,
);

it.concurrent(
  'AN2 AN6 RU6: 20 phones play a quiz: all answers are kept and counted, also after kill -9, and each is told what it has won',
  async ({ expect }) => {
    const typed = '--quiz --phones 20 --questions 1 --json';
    const { code, said } = await run('load.ts', typed.split(' '));
    // Above a bound of time on a machine that does other things is no fault.
    expect([0, 4], said).toContain(code);
    const figures = lastLine(said) as Record<string, number>;
    expect(figures).toMatchObject({ phones: 20, acked: 20, lost: 0, doubled: 0 });
    expect(Object.keys(figures)).toEqual([
      'phones',
      'acked',
      'lost',
      'doubled',
      'lastPhoneMs',
      'ackP99Ms',
      'personalMs',
      'loopMaxMs',
      'messagesSent',
      'rawEchoPerSec',
      'durablePerSec',
    ]);
    for (const [name, figure] of Object.entries(figures)) {
      expect(Number.isFinite(figure), name).toBe(true);
    }
  },
  patience,
);

it.concurrent(
  'AN3 SE4 RU6: killed while a question of a quiz is open, and when it is told: 12 phones come back with their answers, points and places',
  async ({ expect }) => {
    const typed = '--quiz --phases open,revealed --phones 12 --json';
    const { code, said } = await run('chaos.ts', typed.split(' '));
    expect(code, said).toBe(0);
    const kept = { lost: 0, doubled: 0, changed: 0 };
    expect(lastLine(said)).toMatchObject({ kills: 2, acked: 12, returned: 12, ...kept });
  },
  patience,
);

it.concurrent(
  'TI2: a class whose connections are slow in every way plays a quiz beside some who lie, and each has points',
  async ({ expect }) => {
    const typed = '--people 4 --questions 1 --slowest 100 --pings 0 --json';
    const { said } = await run('fairness.ts', typed.split(' '));
    // A line for each connection, and three for each lie.
    expect(said.match(/^(even|slow down|slow up|unsteady) .* %$/gm), said).toHaveLength(4);
    expect(said.match(/^(\w+ )+ .* %$/gm), said).toHaveLength(4 + 12);
    const figures = lastLine(said) as Record<string, number>;
    expect(Object.keys(figures)).toEqual(['people', 'worstDifferencePercent', 'liarGainPercent']);
    expect(figures['people']).toBe(4);
    for (const name of ['worstDifferencePercent', 'liarGainPercent']) {
      expect(figures[name], name).toBeGreaterThanOrEqual(0);
      // Half of the points are certain, and the machine may be slow.
      expect(figures[name], name).toBeLessThan(50);
    }
  },
  patience,
);

/** Several processes start the Redis of this machine. */
const skipped = findRedis() === null;

it.skipIf(skipped).concurrent(
  'AN2 AN6 RU6: on two processes all is acknowledged and counted, and what it cost is told',
  async ({ expect }) => {
    const typed = '--processes 2 --phones 24 --burst --questions 1 --json';
    const { code, said } = await run('load.ts', typed.split(' '));
    expect(code, said).toBe(0);
    // With a quarter of the phones, and with all of them.
    expect(said.match(/^Lost: 0\. Doubled: 0\.$/gm), said).toHaveLength(2);
    const figures = lastLine(said) as Record<string, unknown>;
    expect(figures).toMatchObject({ processes: 2, acked: 24, lost: 0, fewer: { phones: 6 } });
    expect(figures['redisMessagesPerAnswer']).toBeGreaterThan(0);
    expect(figures['redisStepsPerAnswer']).toBeGreaterThan(0);
    expect(figures['lastPhoneTimes']).toBeNull();
    expect(Number.isFinite(figures['cpuMsPerAnswer'])).toBe(true);
  },
  patience,
);

it.skipIf(skipped).concurrent(
  'AN3 SE4 RU6: of two processes one is killed, then Redis: every acknowledged answer is there once',
  async ({ expect }) => {
    const typed = '--processes 2 --kills 1 --redis-kills 1 --phones 12 --json';
    const { code, said } = await run('chaos.ts', typed.split(' '));
    expect(said).toMatch(/^Kill 1 \(a server\)/m);
    expect(said).toMatch(/^Kill 2 \(Redis\)/m);
    expect(code, said).toBe(0);
    const figures = lastLine(said) as Record<string, number>;
    expect(figures).toMatchObject({ kills: 1, redisKills: 1, lost: 0, doubled: 0, returned: 12 });
    expect(figures['acked']).toBeGreaterThan(0);
  },
  patience,
);

it.concurrent(
  'says what is wrong with the options, and how they are meant',
  async ({ expect }) => {
    const { code, said } = await run('load.ts', ['--phones', '20000']);
    expect(code).toBe(2);
    expect(said).toContain('--phones takes a whole number from 2 to 10000');
    expect(said).toContain('npm run load -- [options]');
  },
  patience,
);
