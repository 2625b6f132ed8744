import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Faults } from './answer-book.ts';
import { Child } from './child-calls.ts';
import { explained } from './explained.ts';
import { Host } from './host.ts';
import { judge } from './judge.ts';
import { judgePeople } from './judge-people.ts';
import type { LoadOptions } from './load-options.ts';
import { sampleValues } from './sample-poll.ts';
import { ServerProcess } from './server-process.ts';
import type { SwarmCalls } from './swarm-process.ts';

/** Polls that come on in the room, one after the other. */
const polls = 3;

/** How one poll came on. Times in ms. */
export interface PollInRoom {
  /** From the host's tap until the last phone showed the poll: null for the first, which is on already. */
  readonly shownMs: number | null;
  /** From the host's tap until the last phone showed its question open. */
  readonly openedMs: number;
  readonly acked: number;
}

export interface RoomResult extends Faults {
  readonly polls: readonly PollInRoom[];
  /** Participants that the host is shown, of every poll the most. */
  readonly joined: number;
  readonly missedNotices: number;
  readonly peakRssMB: number;
}

interface Processes {
  readonly server: ServerProcess;
  readonly swarm: Child<SwarmCalls>;
}

/** A room that goes from poll to poll while its phones stay, judged before and after a kill -9. */
export const runRoom = async (options: LoadOptions): Promise<RoomResult> => {
  const server = await ServerProcess.start();
  const swarm: Child<SwarmCalls> = new Child('swarm-process.ts');
  try {
    return await explained(server, () => lecture(options, { server, swarm }));
  } finally {
    await swarm.stop();
    await server.end();
  }
};

const lecture = async (
  { phones, overMs }: LoadOptions,
  { server, swarm }: Processes,
): Promise<RoomResult> => {
  const { port } = server;
  const host = await Host.begin(port, 1, polls);
  const arrived = await swarm.call('storm', { port, phones, code: host.room.code });
  if (arrived.seated < phones) throw new Error(`Only ${arrived.seated} phones got in.`);
  const faults: Faults[] = [];
  const shown: PollInRoom[] = [];
  let joined = 0;
  for (let poll = 0; poll < polls; poll += 1) {
    shown.push(await ask(host, swarm, poll, overMs));
    await host.hasJoined(phones);
    faults.push(judgePeople({ joined: phones, answered: 0 }, host.shown));
    joined = Math.max(joined, host.joined);
  }
  const { peakRssMB } = server.usage;
  const { missed } = await swarm.call('traffic', null);
  faults.push(...(await judgeTwice(host, { server, swarm })));
  return {
    lost: faults.reduce((sum, each) => sum + each.lost, 0),
    doubled: faults.reduce((sum, each) => sum + each.doubled, 0),
    polls: shown,
    joined,
    missedNotices: missed,
    peakRssMB,
  };
};

/** Puts a poll on, opens its question, and lets every phone answer. */
const ask = async (
  host: Host,
  swarm: Child<SwarmCalls>,
  poll: number,
  overMs: number,
): Promise<PollInRoom> => {
  let shownMs: number | null = null;
  if (poll > 0) {
    const started = await host.start(poll);
    shownMs = (await swarm.call('last', started)) - started.at;
  }
  const opened = await host.command({ type: 'open', question: 0 });
  const openedMs = (await swarm.call('last', opened)) - opened.at;
  const order = { slot: slotOf({ question: 0, round: 1 }), values: sampleValues, overMs };
  const { acked } = await swarm.call('answer', order);
  await host.command({ type: 'close' });
  return { shownMs, openedMs, acked };
};

/** As it stands, and once more from the disk, when everybody is back with the ticket. */
const judgeTwice = async (host: Host, { server, swarm }: Processes): Promise<Faults[]> => {
  const census = await swarm.call('census', null);
  const before = await judge(host, census);
  await server.kill();
  await server.boot();
  await host.sit();
  const back = await swarm.call('comeBack', 0);
  return [before, back, await judge(host, census)];
};
