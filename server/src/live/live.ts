import type { Server as HttpServer } from 'node:http';
import type { Db } from 'mongodb';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { Authenticate } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { newId } from '../core/new-id.ts';
import type { PersonalData } from '../core/personal-data.ts';
import { Activities } from './activities.ts';
import { Admission } from './admission.ts';
import { AttendanceLog } from './attendance-log.ts';
import type { Beat } from './beat.ts';
import { type Bounds, usualBounds } from './bounds.ts';
import { Broadcaster } from './broadcaster.ts';
import { createEngine, type Engine } from './engine.ts';
import { carryFeeds } from './feeds/carry-feeds.ts';
import type { FeedPublisher } from './feeds/feed-publisher.ts';
import type { StoredFeed } from './feeds/feeds.ts';
import { MongoFeedStore } from './feeds/mongo-feed-store.ts';
import { Gate } from './gate.ts';
import { giveRunsRooms } from './give-runs-rooms.ts';
import { createHandlers } from './handlers.ts';
import { createHub, disconnectSessions } from './hub.ts';
import { JoinBursts } from './join-bursts.ts';
import { Ledger } from './ledger.ts';
import { LivePersonalData } from './live-personal-data.ts';
import { LiveRequests } from './live-request.ts';
import { LocalPeers } from './local-peers.ts';
import { Newcomers } from './newcomers.ts';
import { Reception } from './reception.ts';
import { ResultRecords } from './result-records.ts';
import { RoomRecords } from './room-records.ts';
import { RunHistory } from './run-history.ts';
import { RunRecords } from './run-records.ts';
import type { RunStore } from './run-store.ts';
import type { RunnableActivity } from './runnable-activity.ts';
import { channelOf } from './seat.ts';
import { createSeating } from './seating.ts';
import type { Hub } from './hub-types.ts';
import { type StoresInPlay, storesInMemory } from './stores-in-play.ts';
import { Sweeper } from './sweeper.ts';
import { Tickets } from './tickets.ts';
import { UpgradedSockets } from './upgraded-sockets.ts';

/** How long connections have to answer the goodbye, in ms. */
const goodbyeMs = 1_000;

interface LiveParts {
  readonly server: HttpServer;
  readonly connection: Connection;
  readonly activities: readonly RunnableActivity[];
  readonly feeds: readonly StoredFeed[];
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly log: Logger;
  /** Signs tickets; kept over restarts. */
  readonly secret: string;
  readonly metrics: Registry;
  /** How requests find this server. */
  readonly site: Pick<Config, 'publicUrl' | 'trustedProxies'>;
  /** Other bounds than the usual ones: for tests. */
  readonly bounds?: Partial<Bounds>;
  /** Names connections, where their ids must tell which process holds them. */
  readonly newConnectionId?: (() => string) | undefined;
}

/** The live engine, as the rest of the server sees it. */
export interface Live {
  /** Join codes of the runs under way, by definition id. */
  openRuns(activity: string, definitionIds: readonly string[]): Promise<Map<string, string>>;
  /** Runs as they are looked back on. */
  readonly history: RunHistory;
  /** What a person presented and answered. */
  readonly personalData: PersonalData;
  /** Ends the connections of sessions that have ended (CN5). */
  disconnectSessions(sessionIds: readonly string[]): void;
  /** How much is going on now. */
  figures(): { connections: number; runs: number };
  /** Finishes what it will acknowledge, tells everybody to come back, and closes (CN4). */
  close(): Promise<void>;
}

/** Puts the live engine together and listens on the HTTP server. */
export const createLive = async (parts: LiveParts): Promise<Live> => {
  const { connection, clock, log } = parts;
  const activities = new Activities(parts.activities);
  const stores = {
    ...storesInMemory(clock),
    ...(await openStores(connection, activities, log)),
  };
  const history = new RunHistory({ ...stores, activities, clock, log });
  const bounds = { ...usualBounds, ...parts.bounds };
  const peers = new LocalPeers(stores.presence);
  const gate = new Gate({ bounds, clock, site: parts.site, log });
  const hub = createHub({ ...parts, gate });
  const broadcaster = new Broadcaster(hub, log);
  const upgraded = new UpgradedSockets(parts.server);

  const engine = createEngine({
    ...stores,
    activities,
    peers,
    clock,
    log,
    emit: (audience, notice) => {
      broadcaster.send(channelOf(notice.roomId, audience), 'notice', notice);
    },
    sent: (roomId) => broadcaster.sent(channelOf(roomId, 'phone')),
    onOver: history.keep,
  });
  const carried = { ...engine, ...stores, activities, peers, broadcaster, hub, gate, clock, log };
  const { feeds, personalData, reception, sweeper } = openDoors(parts, carried, bounds);
  watch(parts.metrics, { hub, gate, store: stores.store, beat: engine.counts, feeds });

  return {
    openRuns: openRunsOf(stores),
    history,
    personalData,
    disconnectSessions: (sessionIds) => {
      disconnectSessions(hub, sessionIds);
    },
    figures: () => ({ connections: hub.engine.clientsCount, runs: stores.store.inPlay().length }),
    close: async () => {
      sweeper.stop();
      engine.steps.stop();
      await reception.close();
      engine.stop();
      feeds.stop();
      await hangUp(hub, upgraded, clock);
      await history.settled();
    },
  };
};

type Carried = Engine &
  StoresInPlay &
  Awaited<ReturnType<typeof openStores>> & {
    readonly activities: Activities;
    readonly peers: LocalPeers;
    readonly hub: Hub;
    readonly broadcaster: Broadcaster;
    readonly gate: Gate;
    readonly clock: Clock;
    readonly log: Logger;
  };

/** Lets people in, and their requests: from here on what is carried is answered for. */
const openDoors = (parts: LiveParts, carried: Carried, bounds: Bounds) => {
  const { clock, log } = carried;
  const tickets = new Tickets(parts.secret);
  const newcomers = new Newcomers(bounds, clock, newId);
  const base = { ...carried, beat: carried.counts, tickets, newcomers };
  const admission = new Admission({ ...base, bursts: new JoinBursts(clock), bounds });
  const shared = { ...base, admission };
  const feeds = carryFeeds({ ...shared, feeds: parts.feeds });
  const handlers = createHandlers({ ...shared, seating: createSeating(shared) });
  const requests = new LiveRequests(
    { ...handlers, ...feeds.handlers },
    carried.hosting,
    clock,
    log,
  );
  return {
    feeds,
    personalData: new LivePersonalData({ ...shared, postedBy: feeds.postedBy }),
    reception: new Reception({ ...shared, requests }),
    sweeper: new Sweeper({ ...shared, feedPublisher: feeds.publisher }),
  };
};

/** What is durable, with its indexes. */
const openStores = async (connection: Connection, activities: Activities, log: Logger) => {
  const records = new RunRecords(connection, activities);
  const roomRecords = new RoomRecords(connection);
  await roomRecords.prepare();
  await giveRunsRooms(connection, log);
  await records.prepare();
  const feedStore = new MongoFeedStore(database(connection), log);
  await feedStore.prepare();
  return {
    records,
    roomRecords,
    ledger: new Ledger(database(connection), log),
    attendance: new AttendanceLog(database(connection), log),
    results: new ResultRecords(connection),
    feedStore,
  };
};

const openRunsOf =
  ({ records, roomRecords }: Awaited<ReturnType<typeof openStores>>): Live['openRuns'] =>
  async (activity, definitionIds) => {
    const open = await records.openRooms(activity, definitionIds);
    const codes = await roomRecords.codes([...open.values()]);
    const told = Array.from(open, ([id, roomId]) => [id, codes.get(roomId)] as const);
    return new Map(told.filter((each): each is [string, string] => each[1] !== undefined));
  };

/** Closes every connection; one whose client does not answer the goodbye is not waited for. */
const hangUp = async (hub: Hub, upgraded: UpgradedSockets, clock: Clock): Promise<void> => {
  const giveUp = clock.after(goodbyeMs, () => {
    upgraded.destroy();
  });
  await hub.close();
  giveUp();
};

/** The database of a connection that is open. */
const database = ({ db }: Connection): Db => {
  if (db === undefined) throw new Error('The connection to the store is not open.');
  return db;
};

/** A gauge for the size of every map that is held in memory. */
const watch = (
  registry: Registry,
  sized: {
    hub: Hub;
    gate: Gate;
    store: RunStore;
    beat: Beat;
    feeds: { publisher: FeedPublisher };
  },
): void => {
  const gauge = (name: string, help: string, size: () => number): void => {
    void new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(size());
      },
    });
  };
  gauge('live_connections', 'Connections of the hub', () => sized.hub.engine.clientsCount);
  gauge('live_connections_waiting', 'Connections without a seat', () => sized.gate.waiting);
  gauge('live_runs_in_play', 'Runs held in memory', () => sized.store.inPlay().length);
  gauge(
    'live_feeds_followed',
    'Feeds whose end is held in memory',
    () => sized.feeds.publisher.size,
  );
  gauge('live_rooms_pacing', 'Rooms that wait for their next beat', () => sized.beat.size);
};
