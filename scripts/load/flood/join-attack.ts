import { randomUUID } from 'node:crypto';
import type { Reply } from '@sets/shared/core/result.ts';
import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { Slot } from '@sets/shared/live/activity.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import type { PollPhoneView } from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Connection } from '../connection.ts';
import { monotonic } from '../monotonic.ts';
import type { Attack, AttackCount } from './attack.ts';
import { Foothold } from './foothold.ts';
import { hostileIds } from './hostile-ids.ts';

export interface JoinOrder {
  readonly port: number;
  readonly code: string;
  /** Answers once after each join, with this option; null: only joins. */
  readonly option: string | null;
  /** Whether it takes another connection when it is refused, or goes on where it is. */
  readonly leaves: boolean;
}

/** Requests without a reply on one connection: more would only fill this process. */
const mostOpen = 500;
/** After so long without any reply another connection is taken, in ms. */
const patience = 5_000;
/** One answer of so many names an option that only a careless map has. */
const hostileEvery = 10;

type Joined = RequestOutput<'room:join'>;

interface AnswerPlace {
  readonly slot: Slot;
  readonly roomId: string;
  readonly runId: string;
}

/** Becomes a new participant over and over, on one connection, and may answer as each of them. */
export class JoinAttack implements Attack {
  readonly kind: string;
  readonly #order: JoinOrder;
  readonly #foothold: Foothold;
  readonly #join: string;
  #seat: AnswerPlace | null = null;
  #credit = 0;
  #open = 0;
  #sent = 0;
  #accepted = 0;
  #answers = 0;
  #answersAcked = 0;
  #answersRefused = 0;
  #repliedAt = monotonic();

  constructor(order: JoinOrder) {
    this.kind = order.option === null ? 'joins' : 'joins with answers';
    this.#order = order;
    this.#foothold = new Foothold(order.port, () => this.#goOn());
    this.#join = JSON.stringify({ room: { code: order.code } });
  }

  get count(): AttackCount {
    const { tried, opened } = this.#foothold;
    return { sent: this.#sent + tried, accepted: this.#accepted + opened };
  }

  /** Answers that the server acknowledged, and those that it neither acknowledged nor refused. */
  get answers(): { acked: number; unsettled: number } {
    const acked = this.#answersAcked;
    return { acked, unsettled: this.#answers - acked - this.#answersRefused };
  }

  attack(most: number): void {
    this.#credit = most;
    if (this.#open > 0 && monotonic() - this.#repliedAt > patience) this.#foothold.leave();
    this.#goOn();
  }

  stop(): void {
    this.#credit = 0;
    this.#foothold.leave();
  }

  #goOn(): void {
    // To answer, the reply to the join must be there.
    const width = this.#order.option === null ? mostOpen : 1;
    while (this.#credit > 0 && this.#open < width) {
      const connection = this.#foothold.take();
      if (connection === null) return;
      this.#credit -= 1;
      this.#sent += 1;
      this.#open += 1;
      if (this.#open === 1) this.#repliedAt = monotonic();
      if (this.#seat === null) this.#sendJoin(connection);
      else this.#sendAnswer(connection, this.#seat);
    }
  }

  #sendJoin(connection: Connection): void {
    connection.prepare('room:join', this.#join, (json) => {
      const isSeated = this.#replied(connection, json);
      if (isSeated && json !== null && this.#order.option !== null) this.#seat = seatOf(json);
      this.#goOn();
    })();
  }

  #sendAnswer(connection: Connection, seat: AnswerPlace): void {
    this.#seat = null;
    this.#answers += 1;
    const turn = this.#answers / hostileEvery;
    const name = Number.isInteger(turn) ? hostileIds[turn % hostileIds.length] : undefined;
    const value = { choices: [name ?? this.#order.option] };
    const rest = { attempt: randomUUID(), revision: 1, value, tappedAt: Date.now() };
    connection.prepare('answer:submit', JSON.stringify({ ...seat, ...rest }), (json) => {
      if (this.#replied(connection, json)) this.#answersAcked += 1;
      else if (json !== null) this.#answersRefused += 1;
      this.#goOn();
    })();
  }

  /** Notes a reply; whether the request was carried out. */
  #replied(connection: Connection, json: string | null): boolean {
    this.#open -= 1;
    this.#repliedAt = monotonic();
    const isAccepted = json?.startsWith('{"ok":true') ?? false;
    if (isAccepted) this.#accepted += 1;
    else if (this.#order.leaves) connection.close();
    return isAccepted;
  }
}

/** Where the new participant sits, and the question that is on. */
const seatOf = (json: string): AnswerPlace | null => {
  const reply = JSON.parse(json) as Reply<Joined>;
  if (!reply.ok) return null;
  const { room, notices } = reply.data;
  const changed = notices.find((notice) => notice.name === 'run:changed');
  if (changed === undefined) return null;
  const { run, view } = changed.payload as RoomNoticePayload['run:changed'];
  const seen = view as PollPhoneView;
  if (run === null || seen.phase !== 'open') return null;
  return { roomId: room.roomId, runId: run.runId, slot: slotOf(seen) };
};
