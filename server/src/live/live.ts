import type { Server as HttpServer } from 'node:http';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Actor, Authenticate } from '../core/actor.ts';
import type { CallsUnderWay } from '../core/calls-under-way.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Limits } from '../core/limits/limits.ts';
import { newId } from '../core/new-id.ts';
import type { PersonalData } from '../core/personal-data.ts';
import { Activities } from './activities.ts';
import { Admission } from './entry/admission.ts';
import { type Bounds, usualBounds } from './bounds.ts';
import { Broadcaster } from './sending/broadcaster.ts';
import { createEngine, type Engine } from './engine.ts';
import type { EmbedPort } from './embedding/embed-port.ts';
import { EmbedWatch } from './embedding/embed-watch.ts';
import { Embedding } from './embedding/embedding.ts';
import { createWatching } from './embedding/watching.ts';
import { carryFeeds } from './feeds/carry-feeds.ts';
import type { StoredFeed } from './feeds/feeds.ts';
import { Gate } from './connection/gate.ts';
import { watchSizes } from './live-gauges.ts';
import { createHandlers } from './handlers.ts';
import { accountDoor, type AccountDoor, createHub, disconnectAccount } from './connection/hub.ts';
import { LivePersonalData } from './attendance/live-personal-data.ts';
import { LiveRequests } from './live-request.ts';
import { LocalPeers } from './connection/local-peers.ts';
import { Newcomers } from './entry/newcomers.ts';
import type { PlaceKind } from './places/place-kind.ts';
import { noNews, RedisPlaceNews } from './places/place-news.ts';
import type { PlacedFeeds } from './places/placed-feeds.ts';
import { Reception } from './connection/reception.ts';
import { carryPulses } from './pulse/carry-pulses.ts';
import type { PulseLines } from './pulse/pulse-lines.ts';
import { carryRehearsals } from './rehearsal/carry-rehearsals.ts';
import { keepResults, type KeepingResults } from './run/keep-results.ts';
import type { SharedRedis } from './redis/connection/shared-redis.ts';
import { type OpenRun, openRunsOf } from './history/open-runs.ts';
import { OwnAnswers } from './history/own-answers.ts';
import { OverdueRuns } from './run/overdue-runs.ts';
import type { RunRecords } from './run/run-records.ts';
import type { SchoolOfRoom } from './room/room-store.ts';
import { createRoomsOf } from './attendance/rooms-of.ts';
import { lookingBack, type LookingBack } from './history/looking-back.ts';
import { RunHistory } from './history/run-history.ts';
import { RunUpkeep } from './run/run-upkeep.ts';
import type { RunnableActivity } from './runnable-activity.ts';
import { channelOf } from './entry/seat.ts';
import { createSeating } from './entry/seating.ts';
import type { Hub } from './connection/hub-types.ts';
import { type LiveSessions, SessionWatch } from './connection/session-watch.ts';
import { type LiveStores, openStores } from './open-stores.ts';
import { SpaceRooms } from './history/space-rooms.ts';
import { phonePartsOf } from './room/phone-parts.ts';
import { Sweeper } from './room/sweeper.ts';
import { Tickets } from './entry/tickets.ts';
import { UpgradedSockets } from './connection/upgraded-sockets.ts';

/** How long connections have to answer the goodbye, in ms. */
const goodbyeMs = 1_000;

interface LiveParts {
  readonly server: HttpServer;
  readonly connection: Connection;
  readonly activities: readonly RunnableActivity[];
  readonly feeds: readonly StoredFeed[];
  /** The kinds of places, beside rooms, in which feeds lie. */
  readonly placeKinds: readonly PlaceKind[];
  readonly authenticate: Authenticate;
  readonly calls: Pick<CallsUnderWay, 'begin'>;
  readonly liveSessions: LiveSessions;
  /** The school of an account, for the looks of its rooms; null where it is of none. */
  readonly schoolOf: (userid: string) => Promise<SchoolOfRoom | null>;
  /** Whether somebody presents in a space, at this moment. */
  readonly presentsIn: (actor: Actor, moduleid: string) => Promise<boolean>;
  /** The links by which others watch rooms. */
  readonly embeds: EmbedPort;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  /** What several processes share; null for one that is alone. */
  readonly redis: SharedRedis | null;
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
export interface Live extends LookingBack, AccountDoor {
  /** The runs under way, by definition id. */
  openRuns(activity: string, definitionIds: readonly string[]): Promise<Map<string, OpenRun>>;
  /** Of all runs in which one of these fields holds one of these values, what is in them. */
  readonly runsNaming: RunRecords['naming'];
  /** Runs as they are looked back on. */
  readonly history: RunHistory;
  readonly ownAnswers: OwnAnswers;
  /** What embed links need of rooms. */
  readonly embedding: Embedding;
  /** What is live in spaces. */
  readonly spaceRooms: SpaceRooms;
  /** What becomes of runs afterwards. */
  readonly upkeep: RunUpkeep;
  /** How runs felt, over their time. */
  readonly pulses: Pick<PulseLines, 'of'>;
  /** Feeds in places that are no rooms. */
  readonly placed: PlacedFeeds;
  /** What a person presented and answered. */
  readonly personalData: PersonalData;
  /** Somebody may present less than they could: where they host, they are asked anew whether they may (SE2), and so is what they rehearse. */
  leaveHosting(userid: string): void;
  /** Ends what is under way in a space, and what is rehearsed of it. May be called again after a failure. */
  endAllIn(moduleid: string): Promise<void>;
  /** What a phone that comes with this join code has to load beside its page. */
  phoneParts(code: string): Promise<readonly string[]>;
  /** How much is going on now. */
  figures(): { connections: number; runs: number };
  /** Finishes what it will acknowledge, tells everybody to come back, and closes (CN4). */
  close(): Promise<void>;
}

/** Puts the live engine together and listens on the HTTP server. */
export const createLive = async (parts: LiveParts): Promise<Live> => {
  const { clock, log, limits } = parts;
  const activities = new Activities(parts.activities);
  const { stores, inPlay } = await openStores(parts, activities);
  const history = new RunHistory({ ...stores, activities, clock, log });
  const results = keepResults({ history, clock, isAlone: parts.redis === null });
  const bounds = { ...usualBounds, ...parts.bounds };
  const peers = new LocalPeers(stores.presence);
  const gate = new Gate({ bounds, clock, site: parts.site, log });
  const hub = createHub({ ...parts, gate });
  parts.redis?.adapter.attach(hub);
  const broadcaster = new Broadcaster(hub, log);
  const upgraded = new UpgradedSockets(parts.server);
  const watches = [new SessionWatch({ ...parts, hub }), new EmbedWatch({ ...parts, hub })];

  const tickets = new Tickets(parts.secret);
  const shared = { ...stores, tickets, activities, peers, clock, log };
  const engine = createEngine({
    ...shared,
    ...toRooms(broadcaster),
    schoolOf: parts.schoolOf,
    presentsIn: parts.presentsIn,
    onEnding: async (runId, activity) => activities.named(activity).onEnding?.(runId),
    onOver: tellOver(results, activities),
  });
  const carried = { ...engine, ...shared, broadcaster, hub, gate };
  const doors = await openDoors(parts, carried, bounds);
  const { feeds, pulses, personalData, reception, sweeper, overdue } = doors;

  return {
    openRuns: openRunsOf({ ...stores, activities }),
    runsNaming: (fields, values) => stores.records.naming(fields, values),
    history,
    ...lookingBack({ ...shared, pulses: pulses.lines }),
    ownAnswers: new OwnAnswers({ ...carried, history, limits }),
    embedding: new Embedding(carried),
    spaceRooms: new SpaceRooms({ ...stores, activities, clock }),
    upkeep: doors.upkeep,
    pulses: pulses.lines,
    placed: feeds.placed,
    personalData,
    ...accountDoor(hub),
    ...rightsOf(doors, carried),
    phoneParts: phonePartsOf(carried),
    figures: () => ({ connections: hub.engine.clientsCount, runs: stores.store.inPlay().length }),
    close: async () => {
      sweeper.stop();
      await Promise.all([overdue.stop(), doors.rehearsals.stop()]);
      for (const watch of watches) watch.stop();
      engine.steps.stop();
      await reception.close();
      await pulses.close();
      engine.stop();
      feeds.stop();
      await hangUp(hub, upgraded, clock);
      await results.close();
      await inPlay.close();
      await parts.redis?.adapter.close();
    },
  };
};

const upkeepOf = (carried: Carried, placed: PlacedFeeds, pulses: PulseLines): RunUpkeep =>
  new RunUpkeep({ ...carried, pulses, removeEntry: (feed, id) => placed.remove(feed, id) });

/** What becomes of what is under way where nobody may present it any more. */
const rightsOf = (
  { upkeep, rehearsals }: Pick<Awaited<ReturnType<typeof openDoors>>, 'upkeep' | 'rehearsals'>,
  { hub, log }: Pick<Carried, 'hub' | 'log'>,
): Pick<Live, 'leaveHosting' | 'endAllIn'> => ({
  leaveHosting: (userid) => {
    disconnectAccount(hub, userid);
    void rehearsals.endWithout(userid).catch((error: unknown) => {
      log.error({ err: error }, 'what somebody may not rehearse any more could not be ended');
    });
  },
  endAllIn: async (moduleid) => {
    await upkeep.endRunsIn(moduleid);
    await rehearsals.endIn(moduleid);
  },
});

/** How the engine reaches those who sit in rooms. */
const toRooms = (
  broadcaster: Broadcaster,
): Pick<Parameters<typeof createEngine>[0], 'emit' | 'isHere' | 'sent'> => ({
  emit: (audience, notice) => {
    broadcaster.send(channelOf(notice.roomId, audience), 'notice', notice);
  },
  isHere: (roomId, audience) => broadcaster.has(channelOf(roomId, audience)),
  sent: (roomId) => broadcaster.sent(channelOf(roomId, 'phone')),
});

/** A run that is over: its result is stored, and its feature told. */
const tellOver =
  ({ keep }: Pick<KeepingResults, 'keep'>, activities: Activities) =>
  (runId: string, activity: string): void => {
    keep(runId);
    activities.named(activity).onOver?.(runId);
  };

type Carried = Engine &
  LiveStores & {
    readonly activities: Activities;
    readonly peers: LocalPeers;
    readonly hub: Hub;
    readonly broadcaster: Broadcaster;
    readonly gate: Gate;
    readonly clock: Clock;
    readonly log: Logger;
  };

/** Lets people in, and their requests: from here on what is carried is answered for. */
const openDoors = async (parts: LiveParts, carried: Carried, bounds: Bounds) => {
  const { clock, log } = carried;
  const { limits } = parts;
  const tickets = new Tickets(parts.secret);
  const newcomers = new Newcomers({ bounds, clock, limits, make: newId });
  const base = { ...carried, beat: carried.counts, tickets, newcomers, limits };
  const admission = new Admission({ ...base, bounds });
  const shared = { ...base, admission };
  const placeNews = parts.redis === null ? noNews : new RedisPlaceNews(parts.redis.connection);
  const { feeds: all, placeKinds } = parts;
  const feeds = carryFeeds({ ...shared, feeds: all, placeKinds, placeNews });
  await placeNews.listen(feeds.places);
  watchSizes(parts.metrics, { ...carried, beat: carried.counts, feeds });
  const pulses = carryPulses(shared);
  const handlers = createHandlers({ ...shared, seating: createSeating(shared) });
  const watching = createWatching({ ...shared, embeds: parts.embeds });
  const upkeep = upkeepOf(carried, feeds.placed, pulses.lines);
  const rehearsals = carryRehearsals({
    ...shared,
    upkeep,
    presentsIn: parts.presentsIn,
    answer: (...asked) => requests.answer(...asked),
    random: Math.random,
    isAlone: parts.redis === null,
  });
  const others = { ...watching, ...feeds.handlers, ...pulses.handlers, ...rehearsals.handlers };
  const requests = new LiveRequests(
    { ...handlers, ...others },
    { ...shared, calls: parts.calls, log },
  );
  return {
    feeds,
    pulses,
    upkeep,
    rehearsals,
    personalData: new LivePersonalData({
      ...shared,
      roomsOf: createRoomsOf({ ...shared, feeds: parts.feeds }),
      postedBy: feeds.postedBy,
      disownPosted: feeds.disownPosted,
    }),
    reception: new Reception({ ...shared, requests }),
    overdue: new OverdueRuns(carried),
    sweeper: new Sweeper({ ...shared, feedPublisher: feeds.publisher }),
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
