import type { Slot } from '@sets/shared/live/activity.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnswerSheet, emptySheet } from './answer-sheet.ts';
import { type FollowedRun, followRun, type RunFollowing } from './follow-run.ts';
import type { LiveClient, Stop } from './live-client.ts';
import { Outbox } from './outbox.ts';
import type { PhoneMemory } from './phone-memory.ts';
import type { Joined, RunRef } from './seat.ts';

/** A run as a phone follows it: with this participant's own answers. */
export interface JoinedRun extends FollowedRun {
  /** Null before the first join. */
  readonly participant: string | null;
  readonly sheet: AnswerSheet;
  /** What this participant alone is told; the activity's own to read. */
  readonly me: unknown;
}

export interface RunJoining {
  readonly store: StoreApi<JoinedRun>;
  /** Answers, or changes the answer: kept on the phone at once, then sent until it is acknowledged. */
  answer(slot: Slot, value: unknown): void;
  /** Asks to join again, after a failure that waits for the person. */
  retry(): void;
  close(): void;
}

class Joining implements RunJoining {
  readonly store: StoreApi<JoinedRun>;
  readonly #client: LiveClient;
  readonly #run: RunRef;
  readonly #memory: PhoneMemory;
  readonly #following: RunFollowing;
  readonly #stop = new AbortController();
  readonly #stops: readonly Stop[];
  #outbox: Outbox | null = null;
  #runId: string | null = null;
  /** When what is asked now came up on this phone, by the server's clock. */
  #shownAt: number | undefined;

  constructor(client: LiveClient, run: RunRef, memory: PhoneMemory) {
    this.#client = client;
    this.#run = run;
    this.#memory = memory;
    memory.forgetOld(Date.now());
    this.#following = followRun(
      client,
      { as: 'phone', run },
      {
        ticket: () => memory.ticket(run),
        onJoined: (runId, joined) => this.#joined(runId, joined),
      },
    );
    this.store = createStore(() => ({
      ...this.#following.store.getState(),
      participant: null,
      sheet: emptySheet,
      me: null,
    }));
    this.#stops = [
      this.#following.store.subscribe((now, before) => this.#followed(now, before)),
      client.on('me:changed', ({ runId, me }) => this.#told(runId, me)),
      client.on('answer:changed', ({ runId, answer }) => {
        if (runId === this.#runId) this.#outbox?.told([answer]);
      }),
    ];
    const { signal } = this.#stop;
    window.addEventListener('storage', () => this.#outbox?.sharedChanged(), { signal });
  }

  answer(slot: Slot, value: unknown): void {
    this.#outbox?.tap(slot, value, this.#serverNow(), this.#shownAt);
  }

  retry(): void {
    this.#following.retry();
  }

  close(): void {
    this.#stop.abort();
    this.#outbox?.shut();
    for (const stop of this.#stops) stop();
    this.#following.close();
  }

  #joined(runId: string, { ticket, participant, answers, me = null }: Joined): void {
    const code = this.#following.store.getState().run?.code;
    const ways = code === undefined ? [this.#run] : [this.#run, { code }];
    this.#memory.keepTicket(ways, runId, ticket, Date.now());
    if (runId !== this.#runId) this.#outbox = this.#openOutbox(runId);
    this.#outbox?.told(answers);
    this.store.setState({ participant, me });
  }

  #openOutbox(runId: string): Outbox {
    this.#outbox?.shut();
    this.#runId = runId;
    return new Outbox({
      runId,
      memory: this.#memory,
      send: async (unsent) => {
        const reply = await this.#client.request('answer:submit', { runId, ...unsent });
        if (reply.ok && reply.data.me !== undefined) this.#told(runId, reply.data.me);
        return reply;
      },
      onSeatLost: () => this.retry(),
      onChange: (sheet) => this.store.setState({ sheet }),
    });
  }

  #followed(now: FollowedRun, before: FollowedRun): void {
    if (now.view !== before.view) this.#shownAt = this.#serverNow();
    this.store.setState(now);
    if (now.seated && !before.seated) this.#outbox?.open();
    if (!now.seated && before.seated) this.#outbox?.shut();
  }

  #told(runId: string, me: unknown): void {
    if (runId === this.#runId) this.store.setState({ me });
  }

  #serverNow(): number {
    const { offset } = this.#following.store.getState();
    return Math.max(0, Math.round(Date.now() + offset));
  }
}

/** Joins a run as participant, and comes back as the same one by the ticket in `memory`. */
export const joinRun = (client: LiveClient, run: RunRef, memory: PhoneMemory): RunJoining =>
  new Joining(client, run, memory);
