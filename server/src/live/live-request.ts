import type { Failure, Reply } from '@sets/shared/core/result.ts';
import type { RequestDeclaration } from '@sets/shared/live/request-declaration.ts';
import {
  type RequestInput,
  type RequestName,
  type RequestOutput,
  type Requests,
  requests,
} from '@sets/shared/live/requests.ts';
import type { Logger } from 'pino';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { CallsUnderWay } from '../core/calls-under-way.ts';
import type { Clock } from '../core/clock.ts';
import { toAppError } from '../core/http-failure.ts';
import type { Limiter, Limits } from '../core/limits/limits.ts';
import { andThen, type MaybePromise } from '../core/maybe-promise.ts';
import { createWindowLimiter, type WindowLimiter } from '../core/window-limiter.ts';
import { compiledSchema } from './compiled-schema.ts';
import type { Hosting } from './entry/hosting.ts';
import type { Peer, Seat } from './entry/seat.ts';

type PhoneSeat = Extract<Seat, { as: 'phone' }>;

/** What a handler is given beside its input, by the role that its request declares. */
interface Granted {
  anyone: { readonly peer: Peer };
  account: { readonly peer: Peer; readonly actor: Actor };
  host: { readonly peer: Peer; readonly actor: Actor };
  /** `cameAt`: when the request was read; it may have waited since (decision 89). */
  phone: { readonly peer: Peer; readonly seat: PhoneSeat; readonly cameAt: number };
  seated: { readonly peer: Peer; readonly seat: Seat };
}

/** The handler of a request: it gets what the role grants, so a forgotten role does not compile. */
export type Handler<Name extends RequestName> = (
  input: RequestInput<Name>,
  granted: Granted[Requests[Name]['role']],
) => MaybePromise<RequestOutput<Name>>;

export type Handlers = { readonly [Name in RequestName]: Handler<Name> };

/** The requests about feeds (FE), and about places that are no rooms (PL). */
export type FeedRequestName = Extract<RequestName, `feed:${string}` | `place:${string}`>;

type AnyGranted = Granted[keyof Granted];
type AnyHandler = (input: unknown, granted: AnyGranted) => unknown;

interface LiveRequestParts {
  readonly calls: Pick<CallsUnderWay, 'begin'>;
  readonly hosting: Hosting;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Entry {
  readonly declaration: RequestDeclaration;
  /** The schema of the declaration, made into a function once: it is asked at every answer. */
  readonly input: RequestDeclaration['input'];
  readonly handler: AnyHandler;
  /** Counts connections: they are this process's own, so it does so alone, and at once. */
  readonly ofConnection: WindowLimiter;
  /** Counts accounts and participants, whichever process they reach. */
  readonly ofPerson: Limiter;
}

/**
 * Counted by each process for itself: they come from whole halls at once and wait for nobody, and
 * whoever spreads them over processes gains nothing that stays.
 */
const countedHere: ReadonlySet<string> = new Set<RequestName>([
  'answer:submit',
  'feed:signal',
  'pulse:read',
  'pulse:react',
  'pulse:lost',
  'clock:sync',
]);

/**
 * Whom a limit counts: what a client cannot make anew by a mere request, as it can a participant;
 * and the participant as well, whose ticket works on any connection. Never an address, for a lecture
 * hall is one.
 */
const clientsOf = (
  { actor, connectionId }: Peer,
  granted: AnyGranted,
): { readonly connection: string | null; readonly person: string | null } => {
  if (actor !== null) return { connection: null, person: actor.userid };
  const isPhone = 'seat' in granted && granted.seat.as === 'phone';
  return { connection: connectionId, person: isPhone ? granted.seat.participant : null };
};

const keepWithin = (retryInMs: number): void => {
  if (retryInMs === 0) return;
  throw new AppError('RATE_LIMITED', 'That is too fast. Wait a moment.', { retryInMs });
};

/** The one place where live requests are parsed, authorised, limited, run and answered (RQ1-RQ5). */
export class LiveRequests {
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #hosting: Hosting;
  readonly #calls: LiveRequestParts['calls'];
  readonly #clock: Clock;
  readonly #log: Logger;

  constructor(handlers: Handlers, { hosting, calls, limits, clock, log }: LiveRequestParts) {
    this.#hosting = hosting;
    this.#calls = calls;
    this.#clock = clock;
    this.#log = log;
    this.#entries = new Map(
      Object.entries(requests).map(([name, declaration]) => {
        const ofConnection = createWindowLimiter(declaration.limit, clock);
        const entry = {
          declaration,
          input: compiledSchema(declaration.input),
          // The map's keys keep each handler beside the schema that its input is parsed with.
          handler: handlers[name as RequestName] as AnyHandler,
          ofConnection,
          ofPerson: countedHere.has(name) ? ofConnection : limits.window(name, declaration.limit),
        };
        return [name, entry];
      }),
    );
  }

  /** Answers a request, whatever was sent: calls `reply` once. Never throws. */
  answer(
    name: string,
    raw: unknown,
    peer: Peer,
    reply: (reply: Reply<unknown>) => void,
    cameAt = this.#clock.now(),
  ): void {
    const fail = (error: unknown): void => {
      reply({ ok: false, error: this.#failureOf(name, error) });
    };
    let data: unknown;
    let end: (() => void) | null = null;
    try {
      end = peer.actor === null ? null : this.#calls.begin(peer.actor.userid);
      data = this.#run(name, raw, peer, cameAt);
    } catch (error) {
      end?.();
      fail(error);
      return;
    }
    if (data instanceof Promise) {
      data.then((known) => reply({ ok: true, data: known }), fail).finally(() => end?.());
    } else {
      end?.();
      reply({ ok: true, data });
    }
  }

  #failureOf(request: string, error: unknown): Failure {
    const told = toAppError(error);
    if (told.code === 'INTERNAL') this.#log.error({ err: error, request }, 'a live request failed');
    if (told.code === 'UNREADABLE') {
      this.#log.error({ err: error, request }, 'stored value is damaged');
    }
    return told.toFailure();
  }

  #run(name: string, raw: unknown, peer: Peer, cameAt: number): unknown {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new AppError('BAD_REQUEST', 'There is no such request.');
    const input = entry.input.safeParse(raw);
    if (!input.success) throw new AppError('BAD_REQUEST', 'This request is not well formed.');
    const granted = authorise(entry.declaration, input.data, peer, cameAt);
    const { connection, person } = clientsOf(peer, granted);
    if (connection !== null) keepWithin(entry.ofConnection.take(connection));
    // Before anything waits: a seat that is left meanwhile does not make it less of a host's request.
    const hosted = hostedRoom(entry.declaration, input.data, peer);
    return andThen(person === null ? 0 : entry.ofPerson.take(person), (wait) => {
      keepWithin(wait);
      return andThen(this.#checkHost(hosted, peer), () => entry.handler(input.data, granted));
    });
  }

  /** Whoever sits as host is asked anew whether they still may: at once for whoever opened the room. */
  #checkHost(roomId: string | null, { actor }: Peer): MaybePromise<void> {
    return roomId !== null && actor !== null ? this.#hosting.check(roomId, actor) : undefined;
  }
}

/** The room in which a peer acts as host by a request; null where it acts as somebody else. */
const hostedRoom = ({ role }: RequestDeclaration, input: unknown, peer: Peer): string | null => {
  if (role !== 'host' && role !== 'seated') return null;
  const { roomId } = input as { readonly roomId: string };
  return peer.seatIn(roomId)?.as === 'host' ? roomId : null;
};

/** What the role of a request grants this peer. @throws AppError as RQ3 says. */
const authorise = (
  { role }: RequestDeclaration,
  input: unknown,
  peer: Peer,
  cameAt: number,
): AnyGranted => {
  const { actor } = peer;
  if (role === 'anyone') return { peer };
  if (role === 'account') {
    if (actor === null) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
    return { peer, actor };
  }
  const { roomId } = input as { readonly roomId: string };
  const seat = peer.seatIn(roomId);
  if (role === 'seated' && seat !== null) return { peer, seat };
  if (seat?.as !== role) throw new AppError('FORBIDDEN', 'You do not have this seat in the room.');
  if (seat.as === 'phone') return { peer, seat, cameAt };
  // Nobody hosts without an account (SE2).
  if (actor === null) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
  return { peer, actor };
};
