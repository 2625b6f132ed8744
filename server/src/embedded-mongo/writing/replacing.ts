import type { Collection } from '../collection.ts';
import type { Engine } from '../engine.ts';
import { newDocument } from '../update/modification.ts';
import { UNFINISHED } from '../file/storage.ts';

let made = 0;

/** Puts the documents of a pipeline in the place of all that a collection holds, and leaves its indexes. */
export class Replacing {
  readonly #engine: Engine;
  readonly #db: string;
  readonly #name: string;
  readonly #made = `${UNFINISHED}${(made += 1)}`;

  constructor(engine: Engine, db: string, name: string) {
    this.#engine = engine;
    this.#db = db;
    this.#name = name;
  }

  check(): void {
    this.#engine.storage.checkName(this.#db, this.#name);
  }

  async write(documents: readonly Uint8Array[]): Promise<void> {
    await this.#engine.write(() => {
      const unfinished = this.#find() ?? this.#begin();
      for (const bytes of documents) {
        const document = newDocument(bytes);
        unfinished.insert(document.idKey, document.bytes);
      }
    });
  }

  /** All of it is there at once, or nothing. */
  async end(): Promise<void> {
    const { storage } = this.#engine;
    await this.#engine.write(() => {
      const old = storage.find(this.#db, this.#name);
      const unfinished = this.#find();
      if (old) storage.drop(old);
      if (unfinished) storage.rename(unfinished, this.#name);
    });
  }

  async undo(): Promise<void> {
    await this.#engine.write(
      () => {
        const unfinished = this.#find();
        if (unfinished) this.#engine.storage.drop(unfinished);
      },
      { frees: true },
    );
  }

  #find(): Collection | undefined {
    return this.#engine.storage.find(this.#db, this.#made);
  }

  #begin(): Collection {
    const { storage } = this.#engine;
    const unfinished = storage.create(this.#db, this.#made);
    const old = storage.find(this.#db, this.#name);
    for (const index of old?.indexes.values() ?? []) storage.createIndex(unfinished, index.spec);
    return unfinished;
  }
}
