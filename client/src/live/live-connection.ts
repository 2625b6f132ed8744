import { type Failure, failure, fail, type Reply } from '@sets/shared/core/result.ts';
import { type Notice, notice } from '@sets/shared/live/notices.ts';
import type { PlainNoticeName, PlainNoticePayload } from '@sets/shared/live/plain-notices.ts';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import type { RequestInput, RequestName, RequestOutput } from '@sets/shared/live/requests.ts';
import * as z from 'zod/mini';
import type { Declared, LiveClient, LiveStatus, Stop } from './live-client.ts';
import { liveMessages } from './live.messages.ts';
import { type LiveSocket, type SocketFactory, socketIo } from './live-socket.ts';
import { Retry, spreadOut } from '../core/retry.ts';

export interface LiveClientOptions {
  /** Where the server is; without it, where this page came from. */
  readonly url?: string | undefined;
  /** Bearer token of a signed-in person. */
  readonly token?: string | undefined;
  /** Come in as a guest where the token is not (any more) valid, instead of being `refused`. */
  readonly orAsGuest?: boolean;
  readonly socketFactory?: SocketFactory;
  /** 0 to 1, for what is spread out at random. */
  readonly random?: () => number;
}

/** How long a request waits for its acknowledgement, in ms. */
const ackTimeout = 8_000;
/** The same after a sleep, when the connection may be dead without having noticed. */
const pulseTimeout = 2_500;
/** How long a try to connect is left alone when the person comes back meanwhile, in ms. */
const patience = 2_500;

type Listeners<Argument> = Set<(argument: Argument) => void>;

class LiveConnection implements LiveClient {
  #declared: Declared;
  readonly #socket: LiveSocket;
  readonly #random: () => number;
  readonly #orAsGuest: boolean;
  #token: string | undefined;
  readonly #onStatus: Listeners<LiveStatus> = new Set();
  readonly #onNotice: Listeners<Notice> = new Set();
  readonly #stopWatching: Stop;
  readonly #retry: Retry;
  #status: LiveStatus = 'connecting';
  /** When the try to connect that is under way began, or null. */
  #tryingSince: number | null = null;
  /** Set by `server:stopping`: not before then, in ms from the loss of the connection. */
  #comeBackIn: number | null = null;
  #closed = false;

  constructor(declared: Declared, options: LiveClientOptions) {
    this.#declared = declared;
    this.#random = options.random ?? Math.random;
    this.#retry = new Retry(() => this.#connectNow(), this.#random);
    this.#token = options.token;
    this.#orAsGuest = options.orAsGuest ?? false;
    this.#socket = (options.socketFactory ?? socketIo)({
      url: options.url,
      auth: () => ({ contract: contractVersion, ...(this.#token && { token: this.#token }) }),
    });
    this.#socket.on('connect', () => this.#connected());
    this.#socket.on('connect_error', (error) => this.#notConnected(error));
    this.#socket.on('disconnect', () => this.#lost());
    this.#socket.on('notice', (received) => this.#noticed(received));
    this.on('server:stopping', ({ retryInMs }) => (this.#comeBackIn = retryInMs));
    this.#stopWatching = watchAttention(
      () => void this.#wakeUp(),
      () => this.#socket.disconnect(),
    );
    this.#connectNow();
  }

  get status(): LiveStatus {
    return this.#status;
  }

  declare({ requests, notices }: Declared): void {
    const before = this.#declared;
    this.#declared = {
      requests: { ...before.requests, ...requests },
      notices: { ...before.notices, ...notices },
    };
  }

  onStatus(listener: (status: LiveStatus) => void): Stop {
    this.#onStatus.add(listener);
    return () => this.#onStatus.delete(listener);
  }

  onNotice(listener: (notice: Notice) => void): Stop {
    this.#onNotice.add(listener);
    return () => this.#onNotice.delete(listener);
  }

  on<Name extends PlainNoticeName>(
    name: Name,
    listener: (payload: PlainNoticePayload[Name]) => void,
  ): Stop {
    const onReceived = (received: unknown): void => {
      const read = z.safeParse(this.#declared.notices[name] ?? undeclared, received);
      if (read.success) listener(read.data as PlainNoticePayload[Name]);
    };
    this.#socket.on(name, onReceived);
    return () => this.#socket.off(name, onReceived);
  }

  async request<Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
    timeoutMs: number = ackTimeout,
  ): Promise<Reply<RequestOutput<Name>>> {
    if (!this.#socket.connected) return fail('UNAVAILABLE', liveMessages.notConnected);
    try {
      const reply = await this.#socket.timeout(timeoutMs).emitWithAck(name, input);
      return readReply(name, this.#declared.requests[name]?.output ?? undeclared, reply);
    } catch {
      // emitWithAck rejects only where the time ran out or the connection was lost.
      return fail('UNAVAILABLE', liveMessages.noReply);
    }
  }

  close(): void {
    this.#closed = true;
    this.#retry.stop();
    this.#stopWatching();
    this.#socket.disconnect();
  }

  #become(status: LiveStatus): void {
    if (status === this.#status || this.#closed) return;
    this.#status = status;
    for (const listener of this.#onStatus) listener(status);
  }

  #noticed(received: unknown): void {
    const read = z.safeParse(notice, received);
    if (read.success) for (const listener of this.#onNotice) listener(read.data);
  }

  #connected(): void {
    this.#tryingSince = null;
    this.#retry.worked();
    this.#comeBackIn = null;
    this.#become('online');
  }

  #notConnected(error: unknown): void {
    this.#tryingSince = null;
    const why = refusalOf(error);
    if (why?.code === 'OUTDATED') this.#become('outdated');
    else if (why?.code === 'UNAUTHENTICATED') this.#tokenRefused();
    else this.#lost(why?.retryInMs);
  }

  #tokenRefused(): void {
    if (this.#orAsGuest && this.#token !== undefined) {
      this.#token = undefined;
      this.#connectNow();
    } else {
      this.#become('refused');
    }
  }

  #lost(retryInMs = this.#comeBackIn ?? undefined): void {
    this.#become('offline');
    this.#comeBackIn = null;
    if (this.#closed) return;
    this.#retry.failed(retryInMs === undefined ? undefined : spreadOut(retryInMs, this.#random()));
  }

  #connectNow(): void {
    this.#retry.stop();
    const isFinal = this.#status === 'outdated' || this.#status === 'refused';
    if (this.#closed || isFinal || this.#socket.connected) return;
    const now = performance.now();
    if (this.#tryingSince !== null) {
      // To connect twice at a time would make two connections of one.
      if (now - this.#tryingSince < patience) return;
      this.#socket.disconnect();
    }
    this.#tryingSince = now;
    this.#socket.connect();
  }

  /** Back from a sleep: connects at once, or finds out whether the connection has died unnoticed. */
  async #wakeUp(): Promise<void> {
    if (!this.#socket.connected) {
      this.#connectNow();
      return;
    }
    const pulse = await this.request('clock:sync', {}, pulseTimeout);
    const isDead = !pulse.ok && pulse.error.code === 'UNAVAILABLE' && this.#socket.connected;
    if (isDead && !this.#closed) {
      this.#socket.disconnect();
      this.#connectNow();
    }
  }
}

/**
 * Calls `onBack` when the person or the network comes back to this page (unlocked, switched to,
 * restored from the page cache, on the network again), and `onGone` when the network says that it
 * is gone. Gives a function that stops it.
 */
const watchAttention = (onBack: () => void, onGone: () => void): (() => void) => {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') onBack();
  };
  window.addEventListener('online', onBack, options);
  window.addEventListener('pageshow', onBack, options);
  document.addEventListener('visibilitychange', onVisibility, options);
  window.addEventListener('offline', onGone, options);
  return () => stop.abort();
};

/** Why the server refused the connection; null where it was not reached at all. */
const refusalOf = (error: unknown): Failure | null => {
  const data = error instanceof Error && 'data' in error ? error.data : undefined;
  const read = z.safeParse(failure, data);
  return read.success ? read.data : null;
};

const readReply = <Name extends RequestName>(
  _name: Name,
  output: z.ZodMiniType,
  received: unknown,
): Reply<RequestOutput<Name>> => {
  const reply = z.safeParse(replyFrame, received);
  if (reply.success && !reply.data.ok) return reply.data;
  if (reply.success && reply.data.ok) {
    const data = z.safeParse(output, reply.data.data);
    if (data.success) return { ok: true, data: data.data as RequestOutput<Name> };
  }
  return fail('INTERNAL', liveMessages.unreadable);
};

const replyFrame = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), data: z.unknown() }),
  z.strictObject({ ok: z.literal(false), error: failure }),
]);

/** A reply to what this page was not to ask cannot be read. */
const undeclared = z.never();

/** Connects to the server; `declared` is what this page asks and hears from the start. */
export const connectLive = (declared: Declared, options: LiveClientOptions = {}): LiveClient =>
  new LiveConnection(declared, options);
