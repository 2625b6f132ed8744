import { Connection } from '../connection.ts';

/** A connection to the live server that is there again as soon as it can, whenever it has ended. */
export class Foothold {
  readonly #port: number;
  readonly #onOpen: () => void;
  #connection: Connection | null = null;
  #isOpening = false;
  #opened = 0;
  #tried = 0;

  constructor(port: number, onOpen: () => void) {
    this.#port = port;
    this.#onOpen = onOpen;
  }

  /** Times that the server let the connection in, and was asked to. */
  get opened(): number {
    return this.#opened;
  }

  get tried(): number {
    return this.#tried;
  }

  /** The connection, or null while it is being opened anew. */
  take(): Connection | null {
    if (this.#connection?.isOpen) return this.#connection;
    this.#connection = null;
    if (!this.#isOpening) void this.#open();
    return null;
  }

  /** Ends the connection, for another one. */
  leave(): void {
    this.#connection?.close();
  }

  async #open(): Promise<void> {
    this.#isOpening = true;
    this.#tried += 1;
    // A refusal is counted by what is missing in `opened`.
    const connection = await Connection.open({ port: this.#port }).catch(() => null);
    this.#connection = connection;
    this.#isOpening = false;
    if (connection === null) return;
    this.#opened += 1;
    this.#onOpen();
  }
}
