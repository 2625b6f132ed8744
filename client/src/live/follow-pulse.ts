import { pulseRequests } from '@sets/shared/live/pulse-requests.ts';
import {
  type Pulse,
  pulseNotices,
  type PulseSettings,
  pulseTiming,
  type ReactionKind,
} from '@sets/shared/live/pulse.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatState } from './follow-feed.ts';
import type { LiveClient, Stop } from './live-client.ts';
import { Retry } from '../core/retry.ts';

/** How a room feels, as far as this page may know it. */
export interface FollowedPulse {
  /** Null until it is known. */
  readonly pulse: Pulse | null;
  /** Whether this participant says that they are lost. */
  readonly isLost: boolean;
}

export interface PulseFollowing {
  readonly store: StoreApi<FollowedPulse>;
  react(kind: ReactionKind): Promise<Reply<unknown>>;
  /** Says that one is lost, or is no more. */
  sayLost(lost: boolean): Promise<Reply<unknown>>;
  choose(settings: PulseSettings): Promise<Reply<unknown>>;
  close(): void;
}

export const nothingFelt: FollowedPulse = { pulse: null, isLost: false };

type On = ReturnType<SeatState['getState']>['run'];

const isAnother = (before: On, now: On): boolean =>
  before !== undefined && before !== null && before.runId !== now?.runId;

class Following implements PulseFollowing {
  readonly store = createStore<FollowedPulse>(() => nothingFelt);
  readonly #client: LiveClient;
  readonly #roomId: string;
  readonly #seat: SeatState;
  readonly #stops: readonly Stop[];
  readonly #retry = new Retry(() => void this.#read());
  /** Counts what was told, and what this person said: a reply to an earlier question is older. */
  #told = 0;
  #said = 0;
  /** Until when this person is lost, by the server's clock; 0 where they are not. */
  #until = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(client: LiveClient, roomId: string, seat: SeatState) {
    this.#client = client;
    client.declare({ requests: pulseRequests, notices: pulseNotices });
    this.#roomId = roomId;
    this.#seat = seat;
    this.#stops = [
      client.on('pulse:changed', ({ roomId: where, pulse }) => {
        if (where !== roomId) return;
        this.#told += 1;
        this.store.setState({ pulse });
      }),
      seat.subscribe((now, before) => {
        if (isAnother(before.run, now.run)) this.#isFound();
        if (now.seated && !before.seated) void this.#read();
      }),
    ];
    if (seat.getState().seated) void this.#read();
  }

  react(kind: ReactionKind): Promise<Reply<unknown>> {
    return this.#client.request('pulse:react', { roomId: this.#roomId, kind });
  }

  async sayLost(lost: boolean): Promise<Reply<unknown>> {
    const said = (this.#said += 1);
    // It follows the finger; what the server says of it comes after.
    this.store.setState({ isLost: lost });
    const reply = await this.#client.request('pulse:lost', { roomId: this.#roomId, lost });
    if (said !== this.#said) return reply;
    if (reply.ok) this.#isLostUntil(reply.data.until ?? 0);
    else this.store.setState({ isLost: !lost });
    return reply;
  }

  choose(settings: PulseSettings): Promise<Reply<unknown>> {
    return this.#client.request('pulse:settings', { roomId: this.#roomId, settings });
  }

  close(): void {
    this.#retry.stop();
    clearTimeout(this.#fading);
    for (const stop of this.#stops) stop();
  }

  async #read(): Promise<void> {
    const { told, said } = { told: this.#told, said: this.#said };
    const reply = await this.#client.request('pulse:read', { roomId: this.#roomId });
    if (!this.#seat.getState().seated) return;
    if (!reply.ok) {
      this.#retry.failed(reply.error.retryInMs);
      return;
    }
    this.#retry.worked();
    const { pulse, until } = reply.data;
    if (told === this.#told) this.store.setState({ pulse });
    if (said !== this.#said) return;
    if (until === null && this.store.getState().isLost && pulse.settings.lost) this.#sayAgain();
    else this.#isLostUntil(until ?? 0);
  }

  /** A server that was started again has forgotten who is lost. */
  #sayAgain(): void {
    const said = { roomId: this.#roomId, lost: true, until: this.#until };
    void this.#client.request('pulse:lost', said);
  }

  /** Something else is on: nobody is lost there yet, and what was said belongs to what was before. */
  #isFound(): void {
    this.#said += 1;
    this.#isLostUntil(0);
  }

  #isLostUntil(until: number): void {
    clearTimeout(this.#fading);
    this.#until = until;
    this.store.setState({ isLost: until > 0 });
    if (until === 0) return;
    // This device's clock may be wrong, so it is never held for longer than it lasts.
    const left = Math.min(pulseTiming.lostFor, Math.max(1_000, until - Date.now()));
    this.#fading = setTimeout(() => this.#isLostUntil(0), left);
  }
}

/** Follows how a room feels, from the first seat on and after each reconnect. */
export const followPulse = (client: LiveClient, roomId: string, seat: SeatState): PulseFollowing =>
  new Following(client, roomId, seat);
