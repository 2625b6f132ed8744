import type { Notice, RoomNoticeName } from '@sets/shared/live/notices.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import type { Db } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';
import { type Logger, pino } from 'pino';
import type { Actor } from '../src/core/actor.ts';
import type { Clock } from '../src/core/clock.ts';
import { limitsInMemory } from '../src/core/limits/memory-limits.ts';
import { newId } from '../src/core/new-id.ts';
import { AccountRooms } from '../src/live/attendance/account-rooms.ts';
import { Activities } from '../src/live/activities.ts';
import { Admission } from '../src/live/entry/admission.ts';
import { AttendanceLog } from '../src/live/attendance/attendance-log.ts';
import { usualBounds } from '../src/live/bounds.ts';
import { createEngine } from '../src/live/engine.ts';
import { createHandlers } from '../src/live/handlers.ts';
import { createPostedBy } from '../src/live/feeds/posted-by.ts';
import { RunEntries } from '../src/live/feeds/run-entries.ts';
import { Feeds } from '../src/live/feeds/feeds.ts';
import { MongoFeedStore } from '../src/live/feeds/mongo-feed-store.ts';
import { keepResults } from '../src/live/run/keep-results.ts';
import { Ledger } from '../src/live/run/ledger.ts';
import { LivePersonalData } from '../src/live/attendance/live-personal-data.ts';
import { LocalPeers } from '../src/live/connection/local-peers.ts';
import { Names } from '../src/live/entry/names.ts';
import { Newcomers } from '../src/live/entry/newcomers.ts';
import { ResultRecords } from '../src/live/history/result-records.ts';
import { RoomRecords } from '../src/live/room/room-records.ts';
import { createRoomsOf } from '../src/live/attendance/rooms-of.ts';
import { RunHistory } from '../src/live/history/run-history.ts';
import { RunRecords } from '../src/live/run/run-records.ts';
import type { RunnableActivity } from '../src/live/runnable-activity.ts';
import type { Newcomer, Peer, PersonalNoticeName, Seat } from '../src/live/entry/seat.ts';
import { createSeating } from '../src/live/entry/seating.ts';
import { storesInMemory } from '../src/live/stores-in-play.ts';
import { Tickets } from '../src/live/entry/tickets.ts';

export interface EngineWishes {
  /** An open connection to the store. */
  readonly connection: Connection;
  /** Where answers and attendance are written; else the database of the connection. */
  readonly db?: Db;
  readonly activities: readonly RunnableActivity[];
  readonly clock: Clock;
  /** Whether no other process takes answers of the same runs; so it is unless a test says otherwise. */
  readonly isAlone?: boolean;
  /** Whether anybody is seated at this process in a room; somebody always is, unless a test says otherwise. */
  readonly isHere?: (roomId: string, audience: Audience) => boolean;
  /** Silent, unless a test says otherwise. */
  readonly log?: Logger;
}

/** A connection that keeps what its participant alone was told. */
export type TestPeer = Peer & {
  readonly heard: { readonly name: PersonalNoticeName; readonly payload: unknown }[];
};

export type TestEngine = Awaited<ReturnType<typeof openTestEngine>>;

/** What an engine signs and seals with. */
export const engineSecret = 'known only to these tests, and long enough';

/** An open connection to the database at `uri`. */
export const connectStore = (
  uri: string,
  options: mongoose.ConnectOptions = {},
): Promise<Connection> => mongoose.createConnection(uri, options).asPromise();

/**
 * The live engine with its requests and without sockets: connections are objects. Another one on the
 * same store is what a restart makes.
 */
export const openTestEngine = async ({
  connection,
  db = connection.db,
  activities: runnables,
  clock,
  isAlone = true,
  isHere = () => true,
  log = pino({ level: 'silent' }),
}: EngineWishes) => {
  if (db === undefined) throw new Error('The connection is not open.');
  const activities = new Activities(runnables);
  const records = new RunRecords(connection, activities);
  const roomRecords = new RoomRecords(connection);
  await records.prepare();
  await roomRecords.prepare();
  const inPlay = storesInMemory(clock);
  const peers = new LocalPeers(inPlay.presence);
  const latest = new Map<string, unknown>();
  const emit = (audience: Audience, { roomId, name, payload }: Notice): void => {
    latest.set(`${roomId} ${audience} ${name}`, payload);
  };
  const durable = {
    records,
    roomRecords,
    attendance: new AttendanceLog(db, log),
    ledger: new Ledger(db, log),
    names: new Names(db, log),
    results: new ResultRecords(connection),
  };
  const accountRooms = new AccountRooms(db, engineSecret, log);
  await accountRooms.prepare(clock.now(), await roomRecords.newest());
  const feedStore = new MongoFeedStore(db, log);
  await feedStore.prepare();
  const entries = new RunEntries({ feedStore, activities }, []);
  const history = new RunHistory({ ...durable, accountRooms, activities, entries, clock, log });
  const tickets = new Tickets(engineSecret);
  const engine = createEngine({
    ...durable,
    tickets,
    ...inPlay,
    activities,
    entries,
    peers,
    clock,
    log,
    emit,
    isHere,
    sent: () => Promise.resolve(),
    schoolOf: () => Promise.resolve(null),
    presentsIn: () => Promise.resolve(true),
    onOver: keepResults({ history, clock, isAlone }).keep,
  });
  const limits = limitsInMemory(clock);
  const newcomers = new Newcomers({ bounds: usualBounds, clock, limits, make: newId });
  const base = {
    ...engine,
    ...inPlay,
    peers,
    tickets,
    accountRooms,
    newcomers,
    clock,
    limits,
    log,
  };
  const admission = new Admission({ ...base, bounds: usualBounds });
  const shared = { ...base, admission, activities };
  const handlers = createHandlers({ ...shared, seating: createSeating(shared) });

  const personalData = new LivePersonalData({
    ...shared,
    entries,
    ...durable,
    roomsOf: createRoomsOf({ ...shared, ...durable, feedStore, feeds: [] }),
    postedBy: createPostedBy({ feedStore, feeds: new Feeds([], log), tickets }),
    disownPosted: () => Promise.resolve(),
  });

  const peer = (actor: Actor | null = null, addressRange = '10.0.0.0'): TestPeer => {
    const seats = new Map<string, Seat>();
    const heard: TestPeer['heard'] = [];
    const own: TestPeer = {
      heard,
      connectionId: newId(),
      addressRange,
      actor,
      newcomers: new Map<string, Newcomer>(),
      roundTripMs: 1,
      waits: () => {},
      end: () => own.stand(seats.keys().next().value ?? ''),
      tell: (name, payload) => void heard.push({ name, payload }),
      follow: () => {},
      seatIn: (roomId) => seats.get(roomId) ?? null,
      sit: (seat) => {
        own.stand(seat.roomId);
        seats.set(seat.roomId, seat);
        if (seat.as !== 'phone') return undefined;
        return peers.arrive(seat.roomId, seat.participant, own);
      },
      stand: (roomId) => {
        const seat = seats.get(roomId);
        seats.delete(roomId);
        if (seat?.as === 'phone') peers.leave(roomId, seat.participant, own);
      },
    };
    return own;
  };

  return {
    handlers,
    peer,
    roomStore: inPlay.roomStore,
    runStore: inPlay.store,
    presence: inPlay.presence,
    pulse: inPlay.pulse,
    publisher: engine.publisher,
    history,
    personalData,
    tickets,
    clock,
    /** The newest payload that an audience was sent under this name. */
    told: (roomId: string, audience: Audience, name: RoomNoticeName): unknown =>
      latest.get(`${roomId} ${audience} ${name}`),
    stop: () => {
      engine.stop();
    },
  };
};
