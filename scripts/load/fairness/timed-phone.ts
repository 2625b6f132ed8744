import { setTimeout as pause } from 'node:timers/promises';
import { clockOffset, type RoundTrip } from '@sets/shared/live/clock.ts';
import type { Notice, RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizPersonal } from '@sets/shared/quiz/quiz.standing.ts';
import type { QuizPhoneView } from '@sets/shared/quiz/quiz.views.ts';
import { Connection, type Network, type Passing } from '../connection.ts';
import { dataOf } from '../lecturer.ts';
import type { Person } from './people.ts';
import { slowLine } from './slow-line.ts';
import { Thought } from './thought.ts';

/** As the product's client learns the server's clock. */
const roundTrips = 4;
/** No clock of a phone is right: each is off by up to an hour. */
const mostSkew = 3_600_000;
/** How many ms later somebody answers what they are asked who pretends to have a slow connection. */
export const pretendedMs = 2_000;

export interface PhoneOrder {
  readonly port: number;
  readonly code: string;
  readonly person: Person;
  /** How long the person thinks about each question, in ms. */
  readonly thinks: readonly number[];
}

const later =
  (ms: number, way: Passing): Passing =>
  (deliver) =>
    void setTimeout(() => way(deliver), ms);

const networkOf = ({ way: { down, up, jitter }, lie }: Person): Network => {
  const delay = (ms: number) => () => ms + Math.random() * jitter;
  const way = slowLine(delay(up));
  const isLate = lie === 'answers pings late' || lie === 'seems slow';
  return { up: way, down: slowLine(delay(down)), pong: isLate ? later(pretendedMs, way) : way };
};

/**
 * A phone behind a slow connection, with a clock of its own that is off. Its person thinks for a given time about
 * each question, counted from when this phone shows it, and answers what is right.
 */
export class TimedPhone {
  readonly person: Person;
  readonly #order: PhoneOrder;
  readonly #skew = Math.round((Math.random() * 2 - 1) * mostSkew);
  readonly #trips: RoundTrip[] = [];
  readonly #answering: Promise<void>[] = [];
  #connection: Connection | null = null;
  #room = { roomId: '', runId: '' };
  #asked: Asked | null = null;
  /** What each question that was told has brought, by its place. */
  readonly gained = new Map<number, number>();

  constructor(order: PhoneOrder) {
    this.#order = order;
    this.person = order.person;
  }

  /** Connects, joins, says a name and learns the server's clock, as the product's client does. */
  async enter(name: string): Promise<void> {
    const { port, code } = this.#order;
    const network = networkOf(this.person);
    this.#connection = await Connection.open({
      port,
      network,
      onEvent: (json) => this.#onEvent(json),
    });
    if (this.person.lie === 'seems slow') await pause(pretendedMs);
    const joined = await this.#connection.request('room:join', { room: { code } });
    const { room, notices } = dataOf('room:join', joined);
    for (const notice of notices) this.#take(notice);
    this.#room = { ...this.#room, roomId: room.roomId };
    dataOf('run:name', await this.#connection.request('run:name', { ...this.#room, name }));
    while (this.#trips.length < roundTrips) await this.#sync(this.#connection);
  }

  /** Rejects where an answer was refused. */
  async answered(): Promise<void> {
    await Promise.all(this.#answering);
  }

  close(): void {
    this.#connection?.close();
  }

  /** The clock of this phone. */
  #now(): number {
    return Date.now() + this.#skew;
  }

  async #sync(connection: Connection): Promise<void> {
    const askedAt = this.#now();
    const reply = dataOf('clock:sync', await connection.request('clock:sync', {}));
    this.#trips.push({ askedAt, serverTime: reply.now, answeredAt: this.#now() });
  }

  #onEvent(json: string): void {
    const [event, payload] = JSON.parse(json) as [string, unknown];
    if (event === 'notice') this.#take(payload as Notice);
    if (event === 'me:changed') this.#tell((payload as { readonly me: QuizPersonal }).me);
  }

  #tell({ last }: QuizPersonal): void {
    if (last !== null) this.gained.set(last.place, last.gained);
  }

  #take({ name, payload }: Notice): void {
    if (name !== 'run:changed') return;
    const { run, view } = payload as RoomNoticePayload['run:changed'];
    if (run === null) return;
    this.#room = { ...this.#room, runId: run.runId };
    const { phase, place, openedAt, paused } = view as QuizPhoneView;
    if (phase !== 'open' || place === null || openedAt === null) return;
    if (this.#asked?.place !== place) {
      const after = this.#now() + clockOffset(this.#trips) - openedAt;
      const { thinks } = this.#order;
      const thought = new Thought(thinks[place % thinks.length] ?? 0);
      this.#asked = { place, openedAt, after, thought };
      this.#answering.push(this.#answer(this.#asked));
    }
    const { thought } = this.#asked;
    this.#asked.openedAt = openedAt;
    if (paused === null) thought.goOn();
    else thought.rest();
  }

  async #answer(asked: Asked): Promise<void> {
    await asked.thought.done;
    const { place } = asked;
    const { lie } = this.person;
    // As the product's client counts it: a pause has moved when the question was opened.
    const shownAt = asked.openedAt + asked.after;
    const tappedAt = this.#now() + clockOffset(this.#trips);
    // Whoever lies says that it took no time.
    const said = {
      shownAt: Math.round(lie === null || lie === 'taps early' ? shownAt : tappedAt),
      tappedAt: Math.round(lie === 'taps early' ? shownAt : tappedAt),
    };
    const input = {
      ...this.#room,
      slot: slotOf(place),
      attempt: `answer${place}`,
      revision: 1,
      value: { answer: { choices: ['a'] } },
      ...said,
    };
    dataOf('An answer', (await this.#connection?.request('answer:submit', input)) ?? lostReply);
  }
}

/** A question on a phone: `after` is how many ms after it was opened it was shown there. */
interface Asked {
  readonly place: number;
  readonly after: number;
  readonly thought: Thought;
  openedAt: number;
}

const lostReply = {
  ok: false,
  error: { code: 'UNAVAILABLE', msg: 'The phone was not connected.' },
} as const;
