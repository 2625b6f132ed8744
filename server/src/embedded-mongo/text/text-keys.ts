import type { IndexSpec } from '../index-spec.ts';
import { type Direction, encodeKey } from '../keys.ts';
import { indexTuples, type KeyPart, keyParts, valuesAt } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';
import { scoresOf, type Text, textsOf } from './text-scores.ts';
import { type TextFields, type TextOptions, textFields } from './text-spec.ts';

/** The bytes of a score at the end of a key: its type, its double, and what a double leaves out. */
const SCORE_BYTES = 11;

/**
 * The keys of a text index: what stands before the text, a word's stem, and the score of that word
 * in that document. They lie in the same table as the keys of any index.
 */
export class TextKeys {
  readonly fields: TextFields;
  /** The fields that a query must say what they are equal to. */
  readonly prefix: KeyPart[];
  readonly #paths: string[][];
  readonly #directions: Direction[];

  constructor({ key, ...options }: IndexSpec & TextOptions) {
    const { _fts: _text, _ftsx: _version, ...prefix } = key;
    this.fields = textFields(options);
    this.prefix = keyParts(prefix);
    this.#paths = this.prefix.map((part) => part.path);
    this.#directions = [...this.prefix.map((part) => part.direction), 1, 1];
  }

  textsOf(doc: Doc): Text[] {
    return textsOf(doc, this.fields);
  }

  /** @throws StoreError 16675 for an array before the text, 17262 for an unknown language */
  keysOf(doc: Doc): Buffer[] {
    const prefix = this.#prefixOf(doc);
    const scores = scoresOf(this.textsOf(doc));
    return Array.from(scores, ([word, score]) =>
      encodeKey([...prefix, word, score], this.#directions),
    );
  }

  #prefixOf(doc: Doc): unknown[] {
    if (this.#paths.some((path) => valuesAt(doc, path).some((value) => Array.isArray(value)))) {
      throw new StoreError(16675, 'cannot have a multi-key as a prefix to a text index');
    }
    return indexTuples(doc, this.#paths)[0] ?? [];
  }

  /** Whether two states of a document have the same keys, found without looking at a single word. */
  alike(before: Doc, after: Doc): boolean {
    const stateOf = (doc: Doc): string =>
      JSON.stringify(this.textsOf(doc)) +
      encodeKey(this.#prefixOf(doc), this.#directions).toString('latin1');
    return stateOf(before) === stateOf(after);
  }

  /** How the keys of a word begin, after these values. */
  startOf(prefix: readonly unknown[], word: string): Buffer {
    return encodeKey([...prefix, word], this.#directions);
  }
}

const double = new DataView(new ArrayBuffer(8));

/** The score at the end of a key. Scores are above zero: only their sign was turned to sort. */
export function scoreIn(key: Uint8Array): number {
  const bytes = new DataView(key.buffer, key.byteOffset + key.length - SCORE_BYTES + 1, 8);
  const high = bytes.getUint32(0);
  const sign = 0x80000000;
  double.setUint32(0, high >= sign ? high - sign : high);
  double.setUint32(4, bytes.getUint32(4));
  return double.getFloat64(0);
}
