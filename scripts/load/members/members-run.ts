import { Child } from '../child-calls.ts';
import { Connection } from '../connection.ts';
import { explained } from '../explained.ts';
import { dataOf, signIn } from '../lecturer.ts';
import { longestTurn } from '../longest-turn.ts';
import { monotonic } from '../monotonic.ts';
import { ServerProcess } from '../server-process.ts';
import type { MemberCalls } from './member-process.ts';
import type { FeedWave } from './member-swarm.ts';

interface Room {
  readonly server: ServerProcess;
  readonly members: Child<MemberCalls>;
  readonly host: Connection;
  readonly roomId: string;
  readonly runId: string;
}

/** From the folder of the server. */
const entry = '../scripts/load/members/notes-server.ts';

/** A room in which a guess is on, with so many members, on a server of its own. */
const inRoom = async <Result>(
  count: number,
  work: (room: Room) => Promise<Result>,
): Promise<Result> => {
  const server = await ServerProcess.start(entry);
  const members: Child<MemberCalls> = new Child('members/member-process.ts');
  try {
    return await explained(server, async () => {
      const { port } = server;
      const host = await Connection.open({ port, token: await signIn(port) });
      const wanted = { activity: 'guess', definitionId: 'guess1' };
      const { room } = dataOf('room:open', await host.request('room:open', wanted));
      const { roomId, code } = room;
      dataOf('room:host', await host.request('room:host', { roomId }));
      const { runId } = dataOf(
        'room:start',
        await host.request('room:start', { roomId, ...wanted }),
      );
      await members.call('enter', { port, members: count, roomId, code });
      const result = await work({ server, members, host, roomId, runId });
      host.close();
      return result;
    });
  } finally {
    await members.stop();
    await server.end();
  }
};

/** So many follow a feed, in which so many entries a second are posted. */
export const runFeed = (followers: number, perSecond: number, seconds: number): Promise<FeedWave> =>
  inRoom(followers, ({ members }) => members.call('post', { perSecond, seconds }));

export interface PersonalResult {
  /** From the host's command until the last phone was told what is its own, in ms. */
  readonly allDeliveredMs: number;
  /** The longest that the server's event loop kept anybody waiting meanwhile, in ms. */
  readonly loopMaxMs: number;
}

/** So many have guessed, the host tells the right number, and each is told what they have. */
export const runPersonal = (phones: number): Promise<PersonalResult> =>
  inRoom(phones, async ({ server, members, host, roomId, runId }) => {
    await members.call('guess', runId);
    // Looking begins a new time to look back on.
    await longestTurn(server);
    const at = monotonic();
    const command = { type: 'tell', right: 7 };
    dataOf('tell', await host.request('run:command', { roomId, runId, version: 0, command }));
    const lastAt = await members.call('lastTold', null);
    return { allDeliveredMs: lastAt - at, loopMaxMs: (await longestTurn(server)).waitMs };
  });
