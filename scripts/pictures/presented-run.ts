import { setTimeout as delay } from 'node:timers/promises';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { ScreenTheme } from '@sets/shared/core/look.ts';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import type { PollCommand, PollHostView } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { kept } from '../load/kinds/question-of-kind.ts';
import { Connection } from '../load/connection.ts';
import { Phone } from '../load/phone.ts';
import { Seat } from '../load/seat.ts';
import { until } from '../load/until.ts';

interface Opening {
  readonly port: number;
  readonly token: string;
  readonly pollid: string;
  /** Where it is rehearsed: with so many simulated students. */
  readonly students?: number;
}

const dataOf = <Data>(reply: Reply<Data>): Data => {
  if (reply.ok) return reply.data;
  throw new Error(`${reply.error.code}: ${reply.error.msg}`);
};

/** A room with its host, and an audience of phones that answer as they are told. */
export class PresentedRun {
  readonly code: string;
  readonly pollid: string;
  readonly roomId: string;
  readonly #opening: Opening;
  readonly #host: Connection;
  readonly #seat: Seat<PollHostView>;
  readonly #phones: Phone[] = [];
  /** The newest step that phones are told of: an edit of what was answered is none while it changes nothing for them. */
  #toldAt = 0;

  static async open(opening: Opening): Promise<PresentedRun> {
    const { port, token, pollid, students } = opening;
    const seat = new Seat<PollHostView>();
    const onEvent = (json: string): void => seat.onEvent(json);
    const host = await Connection.open({ port, token, onEvent });
    const ref = { activity: pollName, definitionId: pollid };
    const { room } = dataOf(
      students === undefined
        ? await host.request('room:open', ref)
        : await host.request('rehearsal:start', { ...ref, students }),
    );
    const { notices } = dataOf(await host.request('room:host', { roomId: room.roomId }));
    seat.take(notices);
    return new PresentedRun(opening, host, seat, room);
  }

  private constructor(
    opening: Opening,
    host: Connection,
    seat: Seat<PollHostView>,
    room: RoomInfo,
  ) {
    this.#opening = opening;
    this.#host = host;
    this.#seat = seat;
    this.roomId = room.roomId;
    this.code = room.code;
    this.pollid = opening.pollid;
  }

  /** The run that is on, as its host last saw it. */
  get runId(): string | undefined {
    return this.#seat.run?.runId;
  }

  async command(command: PollCommand): Promise<void> {
    const { run } = this.#seat;
    if (run === null) throw new Error('Nothing is on in the room.');
    const { runId, version: seen } = run;
    const input = { roomId: this.roomId, runId, version: seen, command };
    let reply = await this.#host.request('run:command', input);
    // Nobody presses as fast as this.
    while (!reply.ok && reply.error.code === 'RATE_LIMITED') {
      await delay(reply.error.retryInMs ?? 1_000);
      reply = await this.#host.request('run:command', input);
    }
    const { version } = dataOf(reply);
    if (!(await until(5_000, () => (this.#seat.run?.version ?? 0) >= version))) {
      throw new Error('The host did not see the step that it made.');
    }
    if (command.type !== 'edit') this.#toldAt = version;
  }

  /** Puts something on in this room: what was on is set aside. */
  async putOn(definitionId: string, activity: string = pollName): Promise<void> {
    const started = { roomId: this.roomId, activity, definitionId };
    const { runId } = dataOf(await this.#host.request('room:start', started));
    if (!(await until(5_000, () => this.runId === runId))) {
      throw new Error('The host did not see what was put on.');
    }
  }

  /** Goes back to what was set aside. */
  async goBack(runId: string): Promise<void> {
    const seen = this.runId ?? null;
    dataOf(await this.#host.request('room:back', { roomId: this.roomId, runId, seen }));
    if (!(await until(5_000, () => this.runId === runId))) {
      throw new Error('The host did not see what it went back to.');
    }
  }

  /** Chooses how the screen looks. */
  async dress(theme: ScreenTheme): Promise<void> {
    dataOf(await this.#host.request('room:theme', { roomId: this.roomId, theme }));
  }

  /** Leaves the group that came first out of the count, or counts it again. */
  async leaveOutFirst(excluded = true): Promise<void> {
    const first = this.#seat.bursts.at(-1);
    if (first === undefined) throw new Error('Nobody came in together.');
    const left = { roomId: this.roomId, burst: first.burst, excluded };
    dataOf(await this.#host.request('room:exclude', left));
  }

  async people(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const phone = new Phone({ port: this.#opening.port });
      await phone.connect();
      dataOf(await phone.join(this.code));
      this.#phones.push(phone);
    }
  }

  /** Some of the phones answer the question that is open: `shares` says how many choose each of its answers. */
  async answer(shares: readonly number[]): Promise<void> {
    await this.#seen(this.#phones);
    const question = this.#phones[0]?.view?.current ?? null;
    const counters = question === null ? [] : Object.keys(kindOf(question).counts(question, {}));
    await this.give(
      counters.flatMap((counter, index) =>
        Array.from({ length: shares[index] ?? 0 }, () => ({ choices: [counter] })),
      ),
    );
  }

  /** The first phones answer the question that is open, each with its own value, of whichever kind. */
  async give(values: readonly unknown[]): Promise<void> {
    const phones = this.#phones.slice(0, values.length);
    await this.#seen(phones);
    await Promise.all(phones.map((phone, index) => this.#submit(phone, values[index])));
  }

  /** So many phones answer the question that is open, each as its kind says that one might. */
  async answerAnyhow(phones: number): Promise<void> {
    await this.#seen(this.#phones);
    const question = this.#phones[0]?.view?.current ?? null;
    if (question === null) throw new Error('No question is on.');
    // The same each time, so that pictures stay as they are.
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const kind = kindOf(question);
    const sample = (): unknown => kept(question, kind.sample(question, random));
    await this.give(Array.from({ length: phones }, sample));
  }

  /** One of the phones gives one of the answers. */
  async answerOne(phone: number, option: number): Promise<void> {
    const one = this.#phones[phone];
    if (one === undefined) return;
    await this.#seen([one]);
    const question = one.view?.current ?? null;
    if (question === null) return;
    const counters = Object.keys(kindOf(question).counts(question, {}));
    await this.#submit(one, { choices: [counters[option] ?? ''] });
  }

  /** The phones from one to another, not including, answer, the second option more often than others. */
  async answerAll(from: number, to: number): Promise<void> {
    const phones = Array.from({ length: to - from }, (_, index) => from + index);
    await Promise.all(phones.map((phone) => this.answerOne(phone, phone % 7 < 3 ? 1 : phone % 4)));
  }

  /** Whether a phone is where the host is: a step that changes nothing for phones is told to none. */
  #isAsHosted({ view }: Phone): boolean {
    const hosted = this.#seat.view;
    if (view === null || hosted === null) return false;
    return view.phase === hosted.phase && slotOf(view) === slotOf(hosted);
  }

  /** Waits until phones have seen the newest step of the host that concerns them: before, they would answer what was on. */
  async #seen(phones: readonly Phone[]): Promise<void> {
    const { run } = this.#seat;
    if (run === null) throw new Error('Nothing is on in the room.');
    // Another run has steps of its own.
    const step = Math.min(run.version, this.#toldAt);
    const isThere = (phone: Phone): boolean =>
      phone.runId === run.runId && (phone.version >= step || this.#isAsHosted(phone));
    if (phones.every(isThere) || (await until(5_000, () => phones.every(isThere)))) return;
    throw new Error('Not every phone saw what the host did.');
  }

  async #submit(phone: Phone, value: unknown): Promise<void> {
    const { view } = phone;
    if (view?.phase !== 'open') throw new Error('The question is not open on a phone.');
    const asked = { runId: phone.runId, slot: slotOf(view) };
    const attempt = phone.book.write(asked, value);
    const { answer } = dataOf(await phone.submit(attempt));
    // As the server keeps it; the next one of this phone is a change of it.
    phone.book.acknowledge({ ...attempt, value: answer.value }, answer);
  }

  /** Resolves when so many simulated students are here. */
  async simulated(students: number): Promise<void> {
    await this.#seat.peopled(({ connected }) => connected === students);
  }

  /** All phones go away; who was here stays counted. */
  hangUp(): void {
    for (const phone of this.#phones.splice(0)) phone.close();
  }

  close(): void {
    this.hangUp();
    this.#host.close();
  }
}
