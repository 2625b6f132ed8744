/** In bytes. */
const mostInAll = 16_000_000;

/** The pictures that were asked for last, as far as there is room for them. */
export class KeptPictures {
  readonly #most: number;
  /** The one that was asked for last comes last. */
  readonly #pictures = new Map<string, Buffer>();
  #bytes = 0;

  constructor(most: number = mostInAll) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(tag: string): Buffer | undefined {
    const picture = this.#pictures.get(tag);
    if (picture === undefined) return undefined;
    this.#pictures.delete(tag);
    this.#pictures.set(tag, picture);
    return picture;
  }

  set(tag: string, picture: Buffer): void {
    this.#remove(tag);
    this.#pictures.set(tag, picture);
    this.#bytes += picture.byteLength;
    for (const oldest of this.#pictures.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#remove(oldest);
    }
  }

  #remove(tag: string): void {
    this.#bytes -= this.#pictures.get(tag)?.byteLength ?? 0;
    this.#pictures.delete(tag);
  }
}
