import type { Reply } from '@sets/shared/core/result.ts';
import type { Slot } from '@sets/shared/live/activity.ts';
import type { SeatedBy } from '@sets/shared/live/entry.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnswerSheet, emptySheet } from './answer-sheet.ts';
import { type FollowedRoom, followRoom, type RoomFollowing } from './follow-room.ts';
import type { LiveClient, Stop } from './live-client.ts';
import { Outbox } from './outbox.ts';
import type { MissedRun, PhoneMemory } from './phone-memory.ts';
import type { Joined, RoomRef } from './seat.ts';

/** A room as a phone follows it: with this participant's own answers to what is on. */
export interface JoinedRoom extends FollowedRoom {
  /** Null before the first join. */
  readonly participant: string | null;
  /** As whom this phone sits there; null before the first join. */
  readonly by: SeatedBy | null;
  readonly sheet: AnswerSheet;
  /** What this participant alone is told; the activity's own to read. */
  readonly me: unknown;
  /** To what else answers were not taken that the person has not seen yet. */
  readonly missed: readonly MissedRun[];
}

export interface RoomJoining {
  readonly store: StoreApi<JoinedRoom>;
  /**
   * Answers, or changes the answer: kept on the phone at once, then sent until it is acknowledged.
   * `tappedAt`: where that was before, when the person tapped; `shownAt`: where that matters, since
   * when this phone shows what is asked. In ms of the server's clock.
   */
  answer(slot: Slot, value: unknown, tappedAt?: number, shownAt?: number): void;
  /** Says what somebody is called in what is on; done when the server has taken it. */
  rename(name: string): Promise<Reply<{ readonly name: string }>>;
  /** The person has seen that an answer to this run was not taken. */
  dismissMissed(runId: string): void;
  /** Asks to join again, after a failure that waits for the person. */
  retry(): void;
  close(): void;
}

/** The note of what somebody is called in a run; '' where a host took their name away. */
export const ownName = 'name';

/** The note of whether that waits for a host. */
export const nameWaits = 'waits';

/** Whoever is told something for less than this, in ms, may not have read it. */
const readingTime = 10_000;

class Joining implements RoomJoining {
  readonly store: StoreApi<JoinedRoom>;
  readonly #client: LiveClient;
  readonly #room: RoomRef;
  readonly #memory: PhoneMemory;
  readonly #following: RoomFollowing;
  readonly #stop = new AbortController();
  readonly #stops: readonly Stop[];
  /** By run: what was answered in a run that is on no more still goes out. */
  readonly #outboxes = new Map<string, Outbox>();
  /** What this participant was told last, and in which run. */
  #told: { readonly runId: string; readonly me: unknown } | null = null;
  /** What was refused last of what is on, and when it was told there, in ms. */
  #toldHere: { readonly runId: string; readonly code: string; readonly at: number } | null = null;

  constructor(client: LiveClient, room: RoomRef, memory: PhoneMemory) {
    this.#client = client;
    this.#room = room;
    this.#memory = memory;
    memory.forgetOld(Date.now());
    this.#following = followRoom(
      client,
      { as: 'phone', room },
      {
        ticket: () => memory.ticket(room),
        onJoined: (roomId, joined) => this.#joined(roomId, joined),
      },
    );
    this.store = createStore(() => ({
      ...this.#following.store.getState(),
      participant: null,
      by: null,
      sheet: emptySheet,
      me: null,
      missed: [],
    }));
    this.#stops = [
      this.#following.store.subscribe((now, before) => this.#followed(now, before)),
      client.onStatus((status) => {
        if (status === 'offline') this.#recall();
      }),
      client.on('me:changed', ({ runId, me, name }) => {
        this.#called(runId, name);
        this.#tell(runId, me);
      }),
      client.on('answer:changed', ({ runId, answer }) => {
        this.#outboxes.get(runId)?.told([answer]);
      }),
    ];
    if (client.status === 'offline') this.#recall();
    const { signal } = this.#stop;
    window.addEventListener(
      'storage',
      () => {
        for (const outbox of this.#outboxes.values()) outbox.sharedChanged();
        this.#showMissed();
      },
      { signal },
    );
  }

  answer(slot: Slot, value: unknown, tappedAt = this.#serverNow(), shownAt?: number): void {
    const { run } = this.store.getState();
    if (run !== null) this.#outboxOf(run.runId)?.tap(slot, value, tappedAt, shownAt);
  }

  async rename(name: string): Promise<Reply<{ readonly name: string }>> {
    const { room, run } = this.store.getState();
    const [roomId, runId] = [room?.roomId ?? '', run?.runId ?? ''];
    const reply = await this.#client.request('run:name', { roomId, runId, name });
    if (reply.ok) {
      this.#memory.keepName(reply.data.name);
      this.#memory.notes(runId).write(ownName, reply.data.name);
      this.#memory.notes(runId).write(nameWaits, reply.data.waits ?? false);
    }
    return reply;
  }

  dismissMissed(runId: string): void {
    this.#memory.dropRefusal(runId);
    this.#showMissed();
  }

  retry(): void {
    this.#following.retry();
  }

  close(): void {
    this.#stop.abort();
    for (const outbox of this.#outboxes.values()) outbox.shut();
    for (const stop of this.#stops) stop();
    this.#following.close();
  }

  #joined(roomId: string, { ticket, participant, by, own }: Joined): void {
    const { room } = this.#following.store.getState();
    const ways = room === null ? [this.#room] : [this.#room, { code: room.code }];
    this.#memory.keepTicket(ways, roomId, ticket, Date.now());
    for (const runId of this.#memory.unsentRuns(roomId)) this.#outboxOf(runId);
    if (own !== null) {
      this.#outboxOf(own.runId)?.told(own.answers);
      this.#called(own.runId, own.name);
      this.#tell(own.runId, own.me ?? null);
    }
    this.store.setState({ participant, by });
    this.#showMissed();
  }

  /** The outbox of a run in this room; null before the room is known. */
  #outboxOf(runId: string): Outbox | null {
    const known = this.#outboxes.get(runId);
    if (known !== undefined) return known;
    const { room, run, seated } = this.#following.store.getState();
    if (room === null) return null;
    const { roomId } = room;
    const title = run?.runId === runId ? run.title : undefined;
    this.#memory.keepRun(runId, roomId, Date.now(), title);
    const outbox = new Outbox({
      runId,
      memory: this.#memory,
      send: async (unsent) => {
        const reply = await this.#client.request('answer:submit', { roomId, runId, ...unsent });
        if (reply.ok && reply.data.me !== undefined) this.#tell(runId, reply.data.me);
        return reply;
      },
      onSeatLost: () => this.retry(),
      onChange: (sheet) => {
        if (this.#isOn(runId)) this.store.setState({ sheet });
      },
      onRefused: ({ code }) => this.#refused(runId, code),
    });
    this.#outboxes.set(runId, outbox);
    if (seated) outbox.open();
    return outbox;
  }

  #followed(now: FollowedRoom, before: FollowedRoom): void {
    const runId = now.run?.runId ?? null;
    const own = runId === this.store.getState().run?.runId ? {} : this.#ownIn(runId);
    this.store.setState({ ...now, ...own });
    const here = this.#toldHere;
    if (here !== null && runId !== here.runId) {
      this.#toldHere = null;
      if (Date.now() - here.at < readingTime) this.#refused(here.runId, here.code);
    }
    if (now.seated && (!before.seated || now.view !== before.view || now.run !== before.run)) {
      this.#remember(now);
    }
    // Whoever is signed in and sits here as who they were before comes in once more, as their account.
    const isAccountsTurn = now.run?.entry === 'account' && now.run.runId !== before.run?.runId;
    if (isAccountsTurn && now.seated && this.store.getState().by === 'ticket') this.retry();
    if (now.seated === before.seated) return;
    for (const outbox of this.#outboxes.values()) {
      if (now.seated) outbox.open();
      else outbox.shut();
    }
  }

  /** Without a network it is as this phone saw it last, with the answers that wait. */
  #recall(): void {
    const known = this.#memory.picture(this.#room);
    if (known !== null) this.#following.recall(known);
  }

  /** What the server says is on is kept, for when the page is opened without a network. */
  #remember({ room, run, view }: FollowedRoom): void {
    const picture = room === null || run === null ? null : { room, run, view };
    this.#memory.keepPicture(this.#room, picture, Date.now());
  }

  /** What is this participant's own in a run that comes on. */
  #ownIn(runId: string | null): Pick<JoinedRoom, 'sheet' | 'me'> {
    const sheet = runId === null ? emptySheet : (this.#outboxOf(runId)?.sheet ?? emptySheet);
    return { sheet, me: this.#told?.runId === runId ? (this.#told?.me ?? null) : null };
  }

  #isOn(runId: string): boolean {
    return this.#following.store.getState().run?.runId === runId;
  }

  /** What is on tells of its own answers, as long as it lasts; of others the room does. */
  #refused(runId: string, code: string): void {
    if (this.#isOn(runId) && this.#following.store.getState().run?.ended === false) {
      this.#toldHere = { runId, code, at: Date.now() };
      return;
    }
    this.#memory.keepRefusal(runId, code);
    this.#showMissed();
  }

  #showMissed(): void {
    const { room } = this.#following.store.getState();
    this.store.setState({ missed: room === null ? [] : this.#memory.missedRuns(room.roomId) });
  }

  #tell(runId: string, me: unknown): void {
    this.#told = { runId, me };
    if (this.#isOn(runId)) this.store.setState({ me });
  }

  /** What the server calls this participant; '': not what they were called before. */
  #called(runId: string, name: string | undefined): void {
    if (name === undefined) return;
    this.#memory.notes(runId).write(ownName, name);
    this.#memory.notes(runId).write(nameWaits, false);
  }

  #serverNow(): number {
    const { offset } = this.#following.store.getState();
    return Math.max(0, Math.round(Date.now() + offset));
  }
}

/** Joins a room as participant, and comes back as the same one by the ticket in `memory`. */
export const joinRoom = (client: LiveClient, room: RoomRef, memory: PhoneMemory): RoomJoining =>
  new Joining(client, room, memory);
