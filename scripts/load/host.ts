import type { Slot } from '@sets/shared/live/activity.ts';
import { readSlot } from '@sets/shared/poll/poll.slot.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Credentials, Session } from '@sets/shared/account/account.contract.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import { type PollCommand, pollName, type PollTally } from '@sets/shared/poll/poll.live.ts';
import { demoAccounts } from '../../server/src/app/demo-accounts.ts';
import { Connection } from './connection.ts';
import { monotonic } from './monotonic.ts';
import { newSamplePoll } from './sample-poll.ts';
import { Seat } from './seat.ts';
import { within } from './within.ts';

/** Whom the server's demo data lets in as a lecturer. */
const lecturer = (): Credentials => {
  const account = demoAccounts.find((each) => each.accountType === 'moderator');
  if (account === undefined) throw new Error('The demo data has no moderator.');
  return { email: account.email, password: account.password };
};

const secondsForATally = 20;
const secondsToSettle = 2;
const secondsToLeave = 20;

const post = async <Data>(url: string, body: unknown, token?: string): Promise<Data> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`POST ${url} answered ${response.status}: ${await response.text()}`);
  }
  return (await response.json()) as Data;
};

const dataOf = <Data>(what: string, reply: Reply<Data>): Data => {
  if (reply.ok) return reply.data;
  throw new Error(`${what} was refused: ${reply.error.code}, ${reply.error.msg}`);
};

/** The lecturer: owns the poll, opened its run, and drives it. */
export class Host {
  readonly run: RunInfo;
  readonly #port: number;
  readonly #token: string;
  #connection: Connection;
  #seat = new Seat();
  #version = 0;
  #messages = 0;

  /** Signs in, creates a poll with so many questions, opens its run and takes the host's seat. */
  static async begin(port: number, questions: number): Promise<Host> {
    const address = `http://127.0.0.1:${port}`;
    const { token } = await post<Session>(`${address}/api/user/login`, lecturer());
    const poll = await post<Poll>(`${address}/api/polls`, newSamplePoll(questions), token);
    const connection = await Connection.open({ port, token });
    const ref = { activity: pollName, definitionId: poll.pollid };
    const { run } = dataOf('run:open', await connection.request('run:open', ref));
    connection.close();
    const host = new Host(port, token, run, connection);
    await host.sit();
    return host;
  }

  private constructor(port: number, token: string, run: RunInfo, connection: Connection) {
    this.run = run;
    this.#port = port;
    this.#token = token;
    this.#connection = connection;
  }

  /** Messages of the server to this host so far. */
  get messages(): number {
    return this.#messages + this.#connection.traffic.messages;
  }

  /** Takes the host's seat, at first or after the server was gone. What was seen before is forgotten. */
  async sit(): Promise<void> {
    const seat = new Seat();
    const since = this.#seat.place;
    this.#messages = this.messages;
    this.#connection = await Connection.open({
      port: this.#port,
      token: this.#token,
      onEvent: (json) => seat.onEvent(json),
    });
    const input = { runId: this.run.runId, ...(since && { since }) };
    const reply = dataOf('run:host', await this.#connection.request('run:host', input));
    if (reply.run.version < this.#version) throw new Error('An acknowledged command was lost.');
    seat.take(reply.notices);
    this.#seat = seat;
    this.#version = reply.run.version;
  }

  /** Moves the run on. Gives its new version and the moments of the tap and of the acknowledgement. */
  async command(command: PollCommand): Promise<{ version: number; at: number; ackedAt: number }> {
    const at = monotonic();
    const version = Math.max(this.#version, this.#seat.version);
    const input = { runId: this.run.runId, version, command };
    const reply = await this.#connection.request('run:command', input);
    this.#version = dataOf(`The command ${command.type}`, reply).version;
    return { version: this.#version, at, ackedAt: monotonic() };
  }

  /**
   * Puts a question that was asked on the screen and reads its counts: at once when they are whole,
   * otherwise what is there after a while.
   */
  async tallyOf(slot: Slot, isWhole: (tally: PollTally) => boolean): Promise<PollTally> {
    const { question } = readSlot(slot) ?? {};
    if (question === undefined) throw new Error(`No question has the slot ${slot}.`);
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

  /** Resolves when the host is told that nobody is connected to the run any more. */
  emptied(): Promise<void> {
    const everybody = this.#seat.connected(0);
    return within(secondsToLeave * 1_000, 'everybody to be seen leaving', everybody);
  }

  /** Participants that the host is shown as joined, whether they are there or not. */
  get joined(): number {
    return this.#seat.people?.joined ?? 0;
  }

  close(): void {
    this.#connection.close();
  }
}
