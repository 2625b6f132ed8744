import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { Place } from '@sets/shared/live/room.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import type { PollPhoneView } from '@sets/shared/poll/poll.live.ts';
import { AnswerBook, type Attempt, type Faults } from './answer-book.ts';
import { Connection, ConnectionLost, type Traffic } from './connection.ts';
import { numberAfter, textAfter } from './packets.ts';

export interface PhoneOptions {
  readonly port: number;
  /** The loopback address that it comes from; 127.0.0.1 where none is given. */
  readonly from?: string | undefined;
  /** A run moved on, or came on: the version of it that the phone had before (-1: none), and the new one. */
  readonly onVersion?: (runId: string, before: number, version: number) => void;
  /** The phone was told what is its own: in which version of the run before (-1: never), and now. */
  readonly onTold?: (runId: string, before: number, version: number) => void;
  readonly onLost?: () => void;
  /** What a joining has brought is read by `read`, not when it comes: reading costs time that others wait. */
  readonly readsLater?: boolean;
}

export type SubmitReply = Reply<RequestOutput<'answer:submit'>>;
type Joined = RequestOutput<'room:join'>;
type JoinReply = Reply<Joined>;

/** As long as real ones, for the phones of the raw base, which join nothing. */
export const noRoom = '0'.repeat(24);
export const noRun = '0'.repeat(24);

const noFaults: Faults = { lost: 0, doubled: 0 };
/** How the JSON of a reply begins that is none of a refusal. */
const accepted = '{"ok":true,';

/** One participant with a phone: keeps the ticket, its place in the notices and its own answers. */
export class Phone<View = PollPhoneView> {
  readonly book = new AnswerBook();
  readonly #options: PhoneOptions;
  #connection: Connection | null = null;
  #past: Traffic = { messages: 0, bytesIn: 0, bytesOut: 0 };
  #seat: Pick<Joined, 'ticket' | 'participant'> | null = null;
  #roomId = noRoom;
  #runId = noRun;
  #place: Place | null = null;
  #version = -1;
  #view: View | string | null = null;
  #missed = 0;
  #me: object | string | null = null;
  #toldVersion = -1;
  #name: string | null = null;
  /** JSON of what the last joining has brought, until it is read. */
  #unread: string | null = null;
  #faults: Faults = noFaults;

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

  /** The run that the phone shows. */
  get runId(): string {
    return this.#runId;
  }

  /** How far it has come, as the phone knows; -1 before it knows. */
  get version(): number {
    return this.#version;
  }

  /** What the phone shows, or null before it joined. Read only when somebody looks. */
  get view(): View | null {
    if (typeof this.#view === 'string') {
      const [, { payload }] = JSON.parse(this.#view);
      this.#view = payload.view as View;
    }
    return this.#view;
  }

  /** What this participant alone was told last; null where nothing was. */
  get me(): object | null {
    if (typeof this.#me === 'string') {
      const [, { me }] = JSON.parse(this.#me);
      this.#me = me as object | null;
    }
    return this.#me;
  }

  /** What they are called in the run, as the server said last; null where it said nothing. */
  get name(): string | null {
    return this.#name;
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
   * Joins the room, or comes back to it with the ticket, and compares the answers that the server
   * gives back with what it had acknowledged to this phone.
   */
  async join(code: string): Promise<Reply<Faults>> {
    if (this.#connection === null) throw new ConnectionLost('Connect the phone first.');
    this.read();
    this.#faults = noFaults;
    const input = {
      room: { code },
      ...(this.#seat && { ticket: this.#seat.ticket }),
      ...(this.#place && { since: this.#place }),
    };
    const json = await this.#connection.requestJson('room:join', input);
    if (!json.startsWith(accepted)) return JSON.parse(json) as Reply<Faults>;
    this.#unread = json;
    return { ok: true, data: this.#options.readsLater === true ? noFaults : this.read() };
  }

  /** Reads what the last joining has brought, and gives what is wrong with it. */
  read(): Faults {
    const json = this.#unread;
    this.#unread = null;
    if (json !== null) this.#faults = this.#take(json);
    return this.#faults;
  }

  #take(json: string): Faults {
    const reply = JSON.parse(json) as JoinReply;
    if (!reply.ok) return noFaults;
    const { ticket, participant, room, notices, own } = reply.data;
    if (this.#seat && this.#seat.participant !== participant) {
      throw new Error('The ticket brought back another participant.');
    }
    this.#seat = { ticket, participant };
    this.#roomId = room.roomId;
    for (const { epoch, seq, name, payload } of notices) {
      this.#place = { epoch, seq };
      if (name === 'run:changed') this.#shows(payload as RoomNoticePayload['run:changed']);
    }
    this.#me = (own?.me as object | undefined) ?? null;
    this.#name = own?.name ?? null;
    return own === null ? noFaults : this.book.compare(own.runId, own.answers);
  }

  /** Says what this participant is called in the run that is on. */
  async call(name: string): Promise<void> {
    if (this.#connection === null) throw new ConnectionLost('Connect the phone first.');
    const input = { roomId: this.#roomId, runId: this.#runId, name };
    const reply = await this.#connection.request('run:name', input);
    if (!reply.ok) throw new Error(`A name was refused: ${reply.error.code}, ${reply.error.msg}`);
    this.#name = reply.data.name;
  }

  /** Makes the sending of an answer ready; see Connection.prepare. */
  prepare(attempt: Attempt, onReply: (json: string | null) => void): () => void {
    if (this.#connection === null) return () => onReply(null);
    const input = { roomId: this.#roomId, ...attempt };
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
    // What came before it is read before it.
    this.read();
    if (json.startsWith('["me:changed"')) return this.#tell(json);
    if (!json.startsWith('["notice"')) return;
    const epoch = textAfter(json, 'epoch');
    const seq = numberAfter(json, 'seq');
    if (this.#place?.epoch === epoch) this.#missed += Math.max(0, seq - this.#place.seq - 1);
    this.#place = { epoch, seq };
    if (!json.includes('"name":"run:changed"')) return;
    this.#view = json;
    const runId = textAfter(json, 'runId');
    if (runId !== '') this.#has(runId, numberAfter(json, 'version'));
  }

  #tell(json: string): void {
    this.#me = json;
    const before = this.#toldVersion;
    this.#toldVersion = Math.max(before, numberAfter(json, 'version'));
    this.#options.onTold?.(textAfter(json, 'runId'), before, this.#toldVersion);
  }

  #shows({ run, view }: RoomNoticePayload['run:changed']): void {
    if (run === null) return;
    this.#view = view as View;
    this.#has(run.runId, run.version);
  }

  #has(runId: string, version: number): void {
    if (runId !== this.#runId) this.#version = -1;
    this.#runId = runId;
    const before = this.#version;
    if (version <= before) return;
    this.#version = version;
    this.#options.onVersion?.(runId, before, version);
  }
}
