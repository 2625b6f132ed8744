import type { PollTally } from '@sets/shared/poll/poll.live.ts';
import { Connection } from './connection.ts';
import { Seat } from './seat.ts';
import { within } from './within.ts';

const secondsForATally = 20;

/** The projector: watches a room by its join code. */
export class Screen {
  readonly #connection: Connection;
  readonly #seat: Seat;

  static async watch(port: number, code: string): Promise<Screen> {
    const seat = new Seat();
    const connection = await Connection.open({ port, onEvent: (json) => seat.onEvent(json) });
    const reply = await connection.request('room:watch', { code });
    if (!reply.ok) throw new Error(`The screen may not watch: ${reply.error.msg}`);
    seat.take(reply.data.notices);
    return new Screen(connection, seat);
  }

  private constructor(connection: Connection, seat: Seat) {
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

  close(): void {
    this.#connection.close();
  }
}
