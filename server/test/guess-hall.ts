import type { People } from '@sets/shared/live/room.ts';
import { countReads } from './count-reads.ts';
import { guessActivity, guessSlot, type GuessTally, storedGuess } from './guess.activity.ts';
import { startTestStore } from './start-test-store.ts';
import {
  connectStore,
  type EngineWishes,
  openTestEngine,
  type TestEngine,
  type TestPeer,
} from './test-engine.ts';

const owner = { userid: 'owner', accountType: 'moderator' } as const;

interface HallWishes extends Omit<EngineWishes, 'activities'> {
  readonly activity?: typeof guessActivity;
  /** What a new run begins with. */
  readonly begins?: (definitionId: string) => Promise<unknown>;
}

/** An engine without sockets on which `guess` can be put on. */
export const openGuessEngine = ({
  activity = guessActivity,
  begins = async () => null,
  ...wishes
}: HallWishes) => {
  const loadDefinition = async () => ({ title: 'Beans', closesWith: 99 });
  const exists = async () => true;
  return openTestEngine({
    ...wishes,
    activities: [{ activity, stored: storedGuess, loadDefinition, exists, begins }],
  });
};

/** The same on a store of its own whose reads are counted. */
export const openCountedEngine = async ({ clock }: Pick<HallWishes, 'clock'>) => {
  const store = await startTestStore();
  const connection = await connectStore(store.uri, { monitorCommands: true });
  const readBy = countReads(connection.getClient());
  const engine = await openGuessEngine({ connection, clock });
  const close = async (): Promise<void> => {
    engine.stop();
    await connection.close();
    await store.close();
  };
  return { engine, connection, readBy, close };
};

export type CountedEngine = Awaited<ReturnType<typeof openCountedEngine>>;

const guess = (definitionId: string) => ({ activity: 'guess', definitionId });

let submitted = 0;

/** What people do in a room of the engine. */
export const hallIn = (engine: TestEngine, roomId: string) => {
  const { handlers, history, peer, publisher, roomStore, told, clock } = engine;
  const host = { peer: peer(owner), actor: owner };

  return {
    roomId,
    /** Puts a guess on; resolves with its run. */
    putOn: async (definitionId: string): Promise<string> => {
      const { runId } = await handlers['room:start']({ roomId, ...guess(definitionId) }, host);
      return runId;
    },
    command: (runId: string, version: number, command: object) =>
      handlers['run:command']({ roomId, runId, version, command }, host),
    join: async (own: TestPeer, ticket?: string) => {
      const { room } = await handlers['room:host']({ roomId }, host);
      const wanted = { room: { code: room.code }, ...(ticket !== undefined && { ticket }) };
      return handlers['room:join'](wanted, { peer: own });
    },
    /** Guesses a number in the place of the one before. */
    answer: async (own: TestPeer, runId: string, number: number) => {
      const seat = own.seatIn(roomId);
      if (seat?.as !== 'phone') throw new Error('That is no phone in this room.');
      submitted += 1;
      const value = { number };
      const attempt = `a${submitted}`;
      const given = { roomId, runId, slot: guessSlot, attempt, revision: submitted, value };
      const cameAt = clock.now();
      return handlers['answer:submit']({ ...given, tappedAt: cameAt }, { peer: own, seat, cameAt });
    },
    /** Leaves out whoever came with this participant, or counts them again. */
    exclude: async (participant: string, excluded: boolean): Promise<void> => {
      const burst = roomStore.participant(roomId, participant)?.burst ?? '';
      await handlers['room:exclude']({ roomId, burst, excluded }, host);
    },
    /** What the host, or the screen, is told of who is there and of their answers. */
    counts: async (audience: 'host' | 'screen' = 'host') => {
      await publisher.publish(roomId);
      const { people } = told(roomId, audience, 'people:changed') as { people: People };
      const { tally } = told(roomId, audience, 'tally:changed') as { tally: GuessTally };
      const { joined, connected } = people;
      return { joined, connected, answered: tally.guessed, best: tally.best };
    },
    /** What whoever looks back on a run is told. */
    resultOf: async (runId: string) => {
      const record = await history.find(runId);
      if (record === null) throw new Error('There is no such run.');
      const { joined, rounds } = await history.resultOf(record);
      return { joined, answered: rounds.find(({ slot }) => slot === guessSlot)?.answered ?? 0 };
    },
  };
};

/** A room of its own in which a guess is on. */
export const openHall = async (engine: TestEngine, definitionId: string) => {
  const granted = { peer: engine.peer(owner), actor: owner };
  const { room } = await engine.handlers['room:open'](guess(definitionId), granted);
  const hall = hallIn(engine, room.roomId);
  return { ...hall, runId: await hall.putOn(definitionId) };
};
