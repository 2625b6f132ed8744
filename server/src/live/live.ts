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
import type { Beat } from './beat.ts';
import { type Bounds, usualBounds } from './bounds.ts';
import { createEngine } from './engine.ts';
import { Gate } from './gate.ts';
import { createHandlers } from './handlers.ts';
import { createHub, disconnectSessions } from './hub.ts';
import { Ledger } from './ledger.ts';
import { LivePersonalData } from './live-personal-data.ts';
import { LiveRequests } from './live-request.ts';
import { MemoryRunStore } from './memory-run-store.ts';
import { Newcomers } from './newcomers.ts';
import { Presence } from './presence.ts';
import { Reception } from './reception.ts';
import { ResultRecords } from './result-records.ts';
import { RunHistory } from './run-history.ts';
import { RunRecords } from './run-records.ts';
import type { RunnableActivity } from './runnable-activity.ts';
import { roomOf } from './seat.ts';
import { createSeating } from './seating.ts';
import type { Hub } from './hub-types.ts';
import { Sweeper } from './sweeper.ts';
import { Tickets } from './tickets.ts';
import { UpgradedSockets } from './upgraded-sockets.ts';

/** How long connections have to answer the goodbye, in ms. */
const goodbyeMs = 1_000;

interface LiveParts {
  readonly server: HttpServer;
  readonly connection: Connection;
  readonly activities: readonly RunnableActivity[];
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
  const ledger = new Ledger(database(connection), log);
  const store = new MemoryRunStore();
  const activities = new Activities(parts.activities);
  const records = new RunRecords(connection, activities);
  await records.prepare();
  const results = new ResultRecords(connection);
  const history = new RunHistory({ records, results, ledger, activities, clock, log });
  const bounds = { ...usualBounds, ...parts.bounds };
  const presence = new Presence(clock, bounds.participants);
  const gate = new Gate({ bounds, clock, site: parts.site, log });
  const hub = createHub({ ...parts, gate });
  const upgraded = new UpgradedSockets(parts.server);

  const engine = createEngine({
    records,
    ledger,
    store,
    activities,
    presence,
    clock,
    log,
    emit: (audience, notice) => {
      hub.to(roomOf(notice.runId, audience)).emit('notice', notice);
    },
    onOver: (runId) => {
      history.keep(runId);
    },
  });
  const { counts: beat } = engine;
  const tickets = new Tickets(parts.secret);
  const newcomers = new Newcomers(bounds, clock, newId);
  const shared = { ...engine, hub, gate, store, presence, beat, tickets, newcomers, clock, log };
  const handlers = createHandlers({ ...shared, seating: createSeating(shared) });
  const requests = new LiveRequests(handlers, clock, log);
  const reception = new Reception({ ...shared, requests });
  const sweeper = new Sweeper(shared);
  watch(parts.metrics, { hub, gate, store, beat });

  return {
    openRuns: (activity, definitionIds) => records.openCodes(activity, definitionIds),
    history,
    personalData: new LivePersonalData({ ...shared, records, ledger, activities }),
    disconnectSessions: (sessionIds) => {
      disconnectSessions(hub, sessionIds);
    },
    figures: () => ({ connections: hub.engine.clientsCount, runs: store.size }),
    close: async () => {
      sweeper.stop();
      engine.steps.stop();
      await reception.close();
      engine.stop();
      await hangUp(hub, upgraded, clock);
      await history.settled();
    },
  };
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
  sized: { hub: Hub; gate: Gate; store: MemoryRunStore; beat: Beat },
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
  gauge('live_runs_in_play', 'Runs held in memory', () => sized.store.size);
  gauge('live_runs_pacing', 'Runs that wait for their next beat', () => sized.beat.size);
};
