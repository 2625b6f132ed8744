import type { PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { monotonic } from './monotonic.ts';
import { Seat } from './seat.ts';
import { until } from './until.ts';
import { type UpdateFigures, Updates } from './updates.ts';
import { within } from './within.ts';

const secondsForATally = 20;
/** Counts come ten times a second. */
const msOfRest = 1_000;
/** Processes take connections in turns, so the second is another's as a rule. */
const mostTries = 50;

/** A connection that another process holds than this one, where there is a choice. */
const openApart = async (
  options: ConnectionOptions,
  apartFrom: number | null,
): Promise<Connection> => {
  for (let tries = 1; ; tries += 1) {
    const connection = await Connection.open(options);
    if (apartFrom === null || connection.holder !== apartFrom) return connection;
    connection.close();
    if (tries === mostTries) throw new Error('Every connection came to the process of the host.');
  }
};

/** The projector: watches a room by its join code. */
export class Screen {
  readonly #updates: Updates;
  readonly #connection: Connection;
  readonly #seat: Seat<PollScreenView, PollTally>;

  /** `apartFrom`: a process of the server that shall not hold its connection, of several. */
  static async watch(port: number, code: string, apartFrom: number | null): Promise<Screen> {
    const seat = new Seat<PollScreenView, PollTally>();
    const updates = new Updates();
    const onEvent = (json: string): void => {
      updates.note(json);
      seat.onEvent(json);
    };
    const connection = await openApart({ port, onEvent }, apartFrom);
    const reply = await connection.request('room:watch', { code });
    if (!reply.ok) throw new Error(`The screen may not watch: ${reply.error.msg}`);
    seat.take(reply.data.notices);
    return new Screen(connection, seat, updates);
  }

  private constructor(
    connection: Connection,
    seat: Seat<PollScreenView, PollTally>,
    updates: Updates,
  ) {
    this.#updates = updates;
    this.#connection = connection;
    this.#seat = seat;
  }

  /** Messages of the server to this screen so far. */
  get messages(): number {
    return this.#connection.traffic.messages;
  }

  /** The moment (`monotonic`) when the newest tally came, once it says that so many answered. */
  async shows(question: number, answered: number): Promise<number> {
    const fits = (tally: PollTally): boolean =>
      tally.question === question && tally.answered >= answered;
    const what = `the screen to show ${answered} answers`;
    return (await within(secondsForATally * 1_000, what, this.#seat.tally(fits))).at;
  }

  /**
   * The same, once nothing newer has come for a while: where phones answer several times, the number of
   * those who answered tells nothing.
   */
  async rests(question: number, answered: number): Promise<number> {
    const first = await this.shows(question, answered);
    await until(secondsForATally * 1_000, () => monotonic() - this.#updates.lastAt > msOfRest);
    return Math.max(first, this.#updates.lastAt);
  }

  /** How often counts came from this moment on, and how large they were at most. */
  updatesSince(at: number): UpdateFigures {
    return this.#updates.since(at);
  }

  close(): void {
    this.#connection.close();
  }
}
