import type { Slot } from '@sets/shared/live/activity.ts';
import { readSlot, slotOf } from '@sets/shared/poll/poll.slot.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import type { PollCommand, PollTally } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import type { Asked } from './answer-book.ts';
import { Connection } from './connection.ts';
import type { ShownPeople } from './judge-people.ts';
import { dataOf, post, signIn } from './lecturer.ts';
import { monotonic } from './monotonic.ts';
import { newSamplePoll, sampleQuestions } from './sample-poll.ts';
import { Seat } from './seat.ts';
import { within } from './within.ts';

const secondsForATally = 20;
const secondsToSettle = 2;
const secondsToLeave = 20;

/** What the host plans, and where it is. */
interface Plan {
  readonly port: number;
  readonly token: string;
  /** Ids of the polls, in their order. */
  readonly polls: readonly string[];
  /** Of each of them. */
  readonly questions: readonly Question[];
  readonly room: RoomInfo;
}

/** A step of a run, and the moments (`monotonic`) of the tap and of the acknowledgement. */
export interface Stepped {
  readonly runId: string;
  readonly version: number;
  readonly at: number;
  readonly ackedAt: number;
}

/** The lecturer: owns the polls, opened a room with the first of them, and drives what is on. */
export class Host {
  readonly room: RoomInfo;
  readonly #plan: Plan;
  #connection: Connection;
  #seat = new Seat();
  /** Of the runs that were on: which poll they are of, and the newest version that is known. */
  readonly #runs = new Map<string, { readonly poll: string; version: number }>();
  #messages = 0;

  /** Signs in, creates polls with so many questions, opens a room for the first and takes the host's seat. */
  static begin(port: number, questions: number, polls = 1): Promise<Host> {
    return Host.beginWith(port, sampleQuestions(questions), polls);
  }

  /** The same with questions of any kind. */
  static async beginWith(port: number, questions: readonly Question[], polls = 1): Promise<Host> {
    const address = `http://127.0.0.1:${port}`;
    const token = await signIn(port);
    const pollids: string[] = [];
    while (pollids.length < polls) {
      const poll = await post<Poll>(`${address}/api/polls`, newSamplePoll(questions), token);
      pollids.push(poll.pollid);
    }
    const connection = await Connection.open({ port, token });
    const ref = { activity: pollName, definitionId: pollids[0] ?? '' };
    const { room } = dataOf('room:open', await connection.request('room:open', ref));
    connection.close();
    const host = new Host({ port, token, polls: pollids, questions, room }, connection);
    await host.sit();
    host.#runs.set(host.runId, { poll: ref.definitionId, version: 0 });
    return host;
  }

  private constructor(plan: Plan, connection: Connection) {
    this.room = plan.room;
    this.#plan = plan;
    this.#connection = connection;
  }

  /** What has this slot, in any of the polls. */
  questionOf(slot: Slot): Question {
    const asked = this.#plan.questions[readSlot(slot)?.question ?? -1];
    if (asked === undefined) throw new Error(`No question has the slot ${slot}.`);
    return asked;
  }

  /** The run that is on. */
  get runId(): string {
    const { run } = this.#seat;
    if (run === null) throw new Error('Nothing is on in the room.');
    return run.runId;
  }

  /** The process of the server that holds its connection; null where it is alone. */
  get holder(): number | null {
    return this.#connection.holder;
  }

  /** Messages of the server to this host so far. */
  get messages(): number {
    return this.#messages + this.#connection.traffic.messages;
  }

  /**
   * Takes the host's seat, at first or after the server was gone. What was seen before is forgotten;
   * with `anew` the server is not told of it either, where it may be the one that showed it.
   */
  async sit(anew = false): Promise<void> {
    const seat = new Seat();
    const since = anew ? null : this.#seat.place;
    const { port, token, room } = this.#plan;
    this.#messages = this.messages;
    // Of several processes it may be another one that was gone.
    this.#connection.close();
    const onEvent = (json: string): void => seat.onEvent(json);
    this.#connection = await Connection.open({ port, token, onEvent });
    const input = { roomId: room.roomId, ...(since && { since }) };
    const reply = dataOf('room:host', await this.#connection.request('room:host', input));
    seat.take(reply.notices);
    this.#seat = seat;
    const known = this.#runs.get(this.runId)?.version ?? 0;
    if ((seat.run?.version ?? 0) < known) throw new Error('An acknowledged command was lost.');
  }

  /** Puts a poll on in the room: the first is 0. What was on before stays as it is. */
  async start(poll: number): Promise<Stepped> {
    return this.#start(this.#plan.polls[poll] ?? '');
  }

  /** Moves the run that is on a step further. */
  async command(command: PollCommand): Promise<Stepped> {
    const at = monotonic();
    const { runId } = this;
    const run = this.#runs.get(runId);
    const seen = Math.max(run?.version ?? 0, this.#seat.run?.version ?? 0);
    const input = { roomId: this.room.roomId, runId, version: seen, command };
    const reply = await this.#connection.request('run:command', input);
    const { version } = dataOf(`The command ${command.type}`, reply);
    if (run !== undefined) run.version = version;
    return { runId, version, at, ackedAt: monotonic() };
  }

  /**
   * Puts a question that was asked on the screen and reads its counts: at once when they are whole,
   * otherwise what is there after a while.
   */
  async tallyOf(asked: Asked, isWhole: (tally: PollTally) => boolean): Promise<PollTally> {
    const { question } = readSlot(asked.slot) ?? {};
    if (question === undefined) throw new Error(`No question has the slot ${asked.slot}.`);
    if (asked.runId !== this.runId) await this.#start(this.#runs.get(asked.runId)?.poll ?? '');
    await this.command({ type: 'goto', question });
    const isIt = (tally: PollTally): boolean => tally.question === question;
    const first = this.#seat.tally(isIt);
    await within(secondsForATally * 1_000, `the tally of question ${question + 1}`, first);
    const full = this.#seat.tally((tally) => isIt(tally) && isWhole(tally));
    await Promise.race([full, pause(secondsToSettle * 1_000, null, { ref: false })]);
    const { newest } = this.#seat;
    if (newest === null || !isIt(newest)) throw new Error('The tally was taken off the screen.');
    return newest;
  }

  /** Resolves when the host is told that nobody is connected to the room any more. */
  emptied(): Promise<void> {
    const everybody = this.#seat.peopled(({ connected }) => connected === 0);
    return within(secondsToLeave * 1_000, 'everybody to be seen leaving', everybody);
  }

  /** Resolves when the host is told that so many have joined what is on, or after a while. */
  async hasJoined(count: number): Promise<void> {
    const all = this.#seat.peopled(({ joined }) => joined === count);
    await Promise.race([all, pause(secondsToSettle * 1_000, null, { ref: false })]);
  }

  /** Participants that the host is shown as joined, whether they are there or not. */
  get joined(): number {
    return this.#seat.people?.joined ?? 0;
  }

  /** The people whom the host is shown, and which question: without a slot where none is on show. */
  get shown(): ShownPeople & { readonly runId: string; readonly slot: Slot | null } {
    const { newest } = this.#seat;
    const slot = newest === null ? null : slotOf(newest);
    return { joined: this.joined, answered: newest?.answered ?? 0, runId: this.runId, slot };
  }

  close(): void {
    this.#connection.close();
  }

  async #start(poll: string): Promise<Stepped> {
    const at = monotonic();
    const input = { roomId: this.room.roomId, activity: pollName, definitionId: poll };
    const reply = await this.#connection.request('room:start', input);
    const { runId } = dataOf('room:start', reply);
    const ackedAt = monotonic();
    const run = this.#runs.get(runId) ?? { poll, version: 0 };
    this.#runs.set(runId, run);
    await within(
      secondsForATally * 1_000,
      'the host to see what it started',
      this.#seat.shows(runId),
    );
    return { runId, version: run.version, at, ackedAt };
  }
}
