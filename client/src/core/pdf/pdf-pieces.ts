import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OnReach, PdfSource } from './pdf-types.ts';

type Remote = Exclude<PdfSource, Blob>;

/** How long it waits before it asks again, in ms; at once where there is a network again. */
const pause = 3_000;

const soon = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });

/** Too many asked, or the server has trouble of its own: that passes. */
const passes = (status: number): boolean => status === 429 || status >= 500;

/**
 * The pieces of a PDF on the server. One that does not come is asked for again and again: who reads in
 * a hall with a bad network reads on when it is back. What the server refuses ends it.
 */
export class PdfPieces extends PDFDataRangeTransport {
  readonly #source: Remote;
  readonly #onReach: OnReach | undefined;
  readonly #stop = new AbortController();
  readonly #refused = Promise.withResolvers<number>();
  /** All of it, where something between here and the server gives no pieces. */
  #whole: Uint8Array | null = null;

  constructor(source: Remote, onReach: OnReach | undefined) {
    super(source.bytes, null);
    this.#source = source;
    this.#onReach = onReach;
  }

  /** Resolves with the status where the server refuses it. */
  get refused(): Promise<number> {
    return this.#refused.promise;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#give(begin, end);
  }

  override abort(): void {
    this.#stop.abort();
  }

  async #give(begin: number, end: number): Promise<void> {
    const piece = await this.#piece(begin, end);
    if (piece !== null && !this.#stop.signal.aborted) this.onDataRange(begin, piece);
  }

  async #piece(begin: number, end: number): Promise<Uint8Array | null> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const whole = this.#whole;
      if (whole !== null) return whole.slice(begin, end);
      const told = await this.#ask(begin, end).catch(() => null);
      this.#onReach?.(told !== null);
      if (told instanceof Uint8Array) return told;
      if (typeof told === 'number') {
        this.#refused.resolve(told);
        return null;
      }
      await soon(signal);
    }
    return null;
  }

  /** The piece; the status where it is refused; null where it may come later. @throws where the network fails */
  async #ask(begin: number, end: number): Promise<Uint8Array | number | null> {
    const { url, headers } = this.#source;
    const response = await fetch(url, {
      headers: { ...headers(), range: `bytes=${begin}-${end - 1}` },
      signal: this.#stop.signal,
    });
    if (passes(response.status)) return null;
    if (!response.ok) return response.status;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status === 206) return bytes.length === end - begin ? bytes : null;
    this.#whole = bytes;
    return bytes.slice(begin, end);
  }
}
