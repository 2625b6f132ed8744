import type { Reply } from '@sets/shared/core/result.ts';
import type { RequestInput, RequestName, RequestOutput } from '@sets/shared/live/requests.ts';
import type { Faults } from '../answer-book.ts';
import { Connection, ConnectionLost } from '../connection.ts';

interface MemberOptions {
  readonly port: number;
  readonly from: string | undefined;
  /** An event of the server, as the JSON of `[name, payload]`. */
  readonly onEvent: (json: string) => void;
}

/** Somebody with a phone in a room, who does what they are told to. */
export class Member {
  readonly #options: MemberOptions;
  #connection: Connection | null = null;

  constructor(options: MemberOptions) {
    this.#options = options;
  }

  get isConnected(): boolean {
    return this.#connection?.isOpen ?? false;
  }

  async connect(): Promise<void> {
    this.#connection = await Connection.open(this.#options);
  }

  /** Members come in once and have no answers yet that could be lost. */
  async join(code: string): Promise<Reply<Faults>> {
    const reply = await this.request('room:join', { room: { code } });
    return reply.ok ? { ok: true, data: { lost: 0, doubled: 0 } } : reply;
  }

  request<Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
  ): Promise<Reply<RequestOutput<Name>>> {
    if (this.#connection === null) throw new ConnectionLost('Connect the member first.');
    return this.#connection.request(name, input);
  }

  close(): void {
    this.#connection?.close();
  }
}
