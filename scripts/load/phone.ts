import type { Place } from '@sets/shared/live/run.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import type { PollPhoneView } from '@sets/shared/poll/poll.live.ts';
import { AnswerBook, type Attempt, type Faults } from './answer-book.ts';
import { Connection, ConnectionLost, type Traffic } from './connection.ts';
import { numberAfter } from './packets.ts';

export interface PhoneOptions {
  readonly port: number;
  /** The loopback address that it comes from; 127.0.0.1 where none is given. */
  readonly from?: string | undefined;
  /** The run moved on: the version that the phone had before (-1: none), and the new one. */
  readonly onVersion?: (before: number, version: number) => void;
  readonly onLost?: () => void;
}

export type SubmitReply = Reply<RequestOutput<'answer:submit'>>;
type Joined = RequestOutput<'run:join'>;

/** One participant with a phone: keeps the ticket, its place in the notices and its own answers. */
export class Phone {
  readonly book = new AnswerBook();
  readonly #options: PhoneOptions;
  #connection: Connection | null = null;
  #past: Traffic = { messages: 0, bytesIn: 0, bytesOut: 0 };
  #seat: Pick<Joined, 'ticket' | 'participant'> | null = null;
  /** As long as a real one, for the phones of the raw base, which join nothing. */
  #runId = '0'.repeat(24);
  #place: Place | null = null;
  #version = -1;
  #view: PollPhoneView | string | null = null;
  #missed = 0;

  constructor(options: PhoneOptions) {
    this.#options = options;
  }

  get isConnected(): boolean {
    return this.#connection?.isOpen ?? false;
  }

  /** Numbered notices that never came (rule NO1). */
  get missed(): number {
    return this.#missed;
  }

  get traffic(): Traffic {
    const now = this.#connection?.traffic;
    return {
      messages: this.#past.messages + (now?.messages ?? 0),
      bytesIn: this.#past.bytesIn + (now?.bytesIn ?? 0),
      bytesOut: this.#past.bytesOut + (now?.bytesOut ?? 0),
    };
  }

  /** What the phone shows, or null before it joined. Read only when somebody looks. */
  get view(): PollPhoneView | null {
    if (typeof this.#view === 'string') {
      const [, { payload }] = JSON.parse(this.#view);
      this.#view = payload.view as PollPhoneView;
    }
    return this.#view;
  }

  async connect(): Promise<void> {
    this.#past = this.traffic;
    this.#connection = null;
    this.#connection = await Connection.open({
      port: this.#options.port,
      from: this.#options.from,
      onEvent: (json) => this.#onEvent(json),
      onClose: () => this.#options.onLost?.(),
    });
  }

  /**
   * Joins the run, or comes back to it with the ticket, and compares the answers that the server
   * gives back with what it had acknowledged to this phone.
   */
  async join(code: string): Promise<Reply<Faults>> {
    if (this.#connection === null) throw new ConnectionLost('Connect the phone first.');
    const reply = await this.#connection.request('run:join', {
      run: { code },
      ...(this.#seat && { ticket: this.#seat.ticket }),
      ...(this.#place && { since: this.#place }),
    });
    if (!reply.ok) return reply;
    const { ticket, participant, run, notices, answers } = reply.data;
    if (this.#seat && this.#seat.participant !== participant) {
      throw new Error('The ticket brought back another participant.');
    }
    this.#seat = { ticket, participant };
    this.#runId = run.runId;
    for (const { epoch, seq, name, payload } of notices) {
      this.#place = { epoch, seq };
      if (name === 'run:changed') this.#view = (payload as { view: PollPhoneView }).view;
    }
    this.#has(run.version);
    return { ok: true, data: this.book.compare(answers) };
  }

  /** Makes the sending of an answer ready; see Connection.prepare. */
  prepare(attempt: Attempt, onReply: (json: string | null) => void): () => void {
    if (this.#connection === null) return () => onReply(null);
    const { choices, ...rest } = attempt;
    const input = { runId: this.#runId, ...rest, value: { choices } };
    return this.#connection.prepare('answer:submit', JSON.stringify(input), onReply);
  }

  /** Sends an answer; rejects with ConnectionLost when its reply cannot come any more. */
  submit(attempt: Attempt): Promise<SubmitReply> {
    return new Promise((resolve, reject) => {
      this.prepare(attempt, (json) => {
        if (json === null) reject(new ConnectionLost('The connection was lost during an answer.'));
        else resolve(JSON.parse(json) as SubmitReply);
      })();
    });
  }

  close(): void {
    this.#connection?.close();
  }

  #onEvent(json: string): void {
    if (!json.startsWith('["notice"')) return;
    const epochAt = json.indexOf('"epoch":"') + 9;
    const epoch = json.slice(epochAt, json.indexOf('"', epochAt));
    const seq = numberAfter(json, 'seq');
    if (this.#place?.epoch === epoch) this.#missed += Math.max(0, seq - this.#place.seq - 1);
    this.#place = { epoch, seq };
    if (!json.includes('"name":"run:changed"')) return;
    this.#view = json;
    this.#has(numberAfter(json, 'version'));
  }

  #has(version: number): void {
    const before = this.#version;
    if (version <= before) return;
    this.#version = version;
    this.#options.onVersion?.(before, version);
  }
}
