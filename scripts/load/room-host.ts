import { setTimeout as pause } from 'node:timers/promises';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import { Connection } from './connection.ts';
import { dataOf, signIn } from './lecturer.ts';
import { monotonic } from './monotonic.ts';
import { Seat } from './seat.ts';
import { within } from './within.ts';

const secondsToStart = 20;
const secondsToSettle = 2;
const secondsToLeave = 20;

/** What the host plans, where it is, and its first connection. */
export interface Plan {
  readonly port: number;
  readonly token: string;
  readonly activity: string;
  /** Ids of what is put on, in their order. */
  readonly definitions: readonly string[];
  readonly room: RoomInfo;
  readonly connection: Connection;
}

/** A step of a run, and the moments (`monotonic`) of the tap and of the acknowledgement. */
export interface Stepped {
  readonly runId: string;
  readonly version: number;
  readonly at: number;
  readonly ackedAt: number;
}

/** Signs in, makes what is to be presented, and opens a room with the first of it. */
export const planFor = async (
  port: number,
  activity: string,
  make: (address: string, token: string) => Promise<readonly string[]>,
): Promise<Plan> => {
  const token = await signIn(port);
  const definitions = await make(`http://127.0.0.1:${port}`, token);
  const connection = await Connection.open({ port, token });
  const ref = { activity, definitionId: definitions[0] ?? '' };
  const { room } = dataOf('room:open', await connection.request('room:open', ref));
  connection.close();
  return { port, token, activity, definitions, room, connection };
};

/** The lecturer: opened a room, and drives what is on there, whatever its activity. */
export class RoomHost<Command extends { readonly type: string }, View, Tally> {
  readonly room: RoomInfo;
  readonly #plan: Plan;
  #connection: Connection;
  #seat = new Seat<View, Tally>();
  /** Of the runs that were on: what each was made of, and the newest version that is known. */
  readonly #runs = new Map<string, { readonly definition: string; version: number }>();
  #messages = 0;

  protected constructor(plan: Plan) {
    this.room = plan.room;
    this.#plan = plan;
    this.#connection = plan.connection;
  }

  /** What it sees. */
  protected get seat(): Seat<View, Tally> {
    return this.#seat;
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

  /** Takes the host's seat for the first time. */
  protected async begin(): Promise<void> {
    await this.sit();
    this.#runs.set(this.runId, { definition: this.#plan.definitions[0] ?? '', version: 0 });
  }

  /**
   * Takes the host's seat, at first or after the server was gone. What was seen before is forgotten;
   * with `anew` the server is not told of it either, where it may be the one that showed it.
   */
  async sit(anew = false): Promise<void> {
    const seat = new Seat<View, Tally>();
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

  /** Moves the run that is on a step further. */
  async command(command: Command): Promise<Stepped> {
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

  /** Puts one of its definitions on in the room: the first is 0. What was on before stays as it is. */
  async start(index: number): Promise<Stepped> {
    return this.#start(this.#plan.definitions[index] ?? '');
  }

  /** Puts on again what this run was made of, where another one is on. */
  protected async goBackTo(runId: string): Promise<void> {
    if (runId !== this.runId) await this.#start(this.#runs.get(runId)?.definition ?? '');
  }

  async #start(definition: string): Promise<Stepped> {
    const at = monotonic();
    const { activity } = this.#plan;
    const input = { roomId: this.room.roomId, activity, definitionId: definition };
    const reply = await this.#connection.request('room:start', input);
    const { runId } = dataOf('room:start', reply);
    const ackedAt = monotonic();
    const run = this.#runs.get(runId) ?? { definition, version: 0 };
    this.#runs.set(runId, run);
    const isSeen = this.#seat.shows(runId);
    await within(secondsToStart * 1_000, 'the host to see what it started', isSeen);
    return { runId, version: run.version, at, ackedAt };
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

  /** Resolves when all has come that was sent to this host until now: a view is sent with its counts, but read before them. */
  protected async upToDate(): Promise<void> {
    await this.#connection.request('clock:sync', {});
  }

  /** The first tally that `isIt`: at once when it is whole, otherwise what is there after a while. */
  protected async settled(
    what: string,
    isIt: (tally: Tally) => boolean,
    isWhole: (tally: Tally) => boolean,
  ): Promise<Tally> {
    await within(secondsToStart * 1_000, what, this.#seat.tally(isIt));
    const full = this.#seat.tally((tally) => isIt(tally) && isWhole(tally));
    await Promise.race([full, pause(secondsToSettle * 1_000, null, { ref: false })]);
    const { newest } = this.#seat;
    if (newest === null || !isIt(newest)) throw new Error('The tally was taken off the screen.');
    return newest;
  }

  close(): void {
    this.#connection.close();
  }
}
