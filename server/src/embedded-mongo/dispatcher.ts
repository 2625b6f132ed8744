import type { Long } from 'bson';
import type { Engine } from './engine.ts';
import type { Readers } from './readers.ts';
import { TakesLong } from './takes-long.ts';
import { type Request, writeReply } from './wire/wire.ts';
import { Writer } from './writing/writer.ts';
import { isWriting } from './writing/writing-stage.ts';

/**
 * Who answers a request: the thread that writes, which also answers whatever is read in a moment, or,
 * for what would keep others waiting, a thread that only reads. A cursor stays where it was opened.
 */
export class Dispatcher {
  readonly #engine: Engine;
  readonly #readers: Readers;
  readonly #writer: Writer;

  constructor(engine: Engine, readers: Readers) {
    this.#engine = engine;
    this.#readers = readers;
    this.#writer = new Writer(engine, (request, frame) => this.#read(request, frame));
  }

  /** The bytes of the reply to a request that came as this frame. */
  async answer(request: Request, frame: Buffer): Promise<Uint8Array> {
    if (isWriting(request.command)) return writeReply(request, await this.#writer.answer(request));
    return this.#read(request, frame);
  }

  async #read(request: Request, frame: Buffer): Promise<Uint8Array> {
    const cursor = cursorOf(request.command);
    const holder = cursor === undefined ? undefined : this.#readers.holding(cursor);
    if (holder) return this.#readers.answer(request, frame, holder);
    try {
      return writeReply(request, await this.#engine.run(request.command));
    } catch (error) {
      if (!(error instanceof TakesLong)) throw error;
      return this.#readers.answer(request, frame);
    }
  }
}

/** The cursor that a command goes on with or closes; drivers close one at a time. */
function cursorOf({ getMore, cursors }: { getMore?: Long; cursors?: unknown }): string | undefined {
  if (getMore !== undefined) return String(getMore);
  return Array.isArray(cursors) && cursors.length > 0 ? String(cursors[0]) : undefined;
}
