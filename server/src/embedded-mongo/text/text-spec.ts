import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import { type Language, languageOf } from '../../core/text/words.ts';

/** The options of a text index, in the shape in which MongoDB keeps and lists them. */
export interface TextOptions {
  weights: Record<string, number>;
  default_language: string;
  language_override: string;
  textIndexVersion: 3;
}

/** Where the texts of a document are, and what each is worth. */
export interface TextFields {
  fields: { path: string[]; weight: number }[];
  language: Language;
  override: string;
}

const HIGHEST_WEIGHT = 99_999;
const LISTED = { _fts: 'text', _ftsx: 1 };
const NOT_FOR_TEXT = ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'];
const VERSION = 3;

export function isTextKey(key: Doc): boolean {
  return Object.values(key).includes('text');
}

/**
 * Takes a text index as it was asked for, `{ space: 1, title: 'text' }`, or as it is listed,
 * `{ space: 1, _fts: 'text', _ftsx: 1 }` with weights.
 *
 * @returns the key as it is listed, and the options
 * @throws StoreError 67 for what the store does not do or what is no text index
 */
export function parseText(given: Doc): { key: Doc } & TextOptions {
  const refused = NOT_FOR_TEXT.find((option) => given[option] !== undefined);
  if (refused) throw new StoreError(67, `The store's text indexes have no option '${refused}'`);
  const { prefix, fields } = partsOf(given.key as Doc);
  const weights = weightsOf(given.weights, fields);
  if (Object.keys(weights).length === 0) throw new StoreError(67, 'a text index needs a field');
  const { textIndexVersion: version = VERSION } = given;
  if (Number(version) !== VERSION)
    throw new StoreError(67, `The store has text indexes of version 3 alone`);
  return {
    key: { ...prefix, ...LISTED },
    weights,
    default_language: languageOption(given.default_language),
    language_override: overrideOption(given.language_override),
    textIndexVersion: VERSION,
  };
}

/** The fields before those of the text must be equal to something; the store takes none after them. */
function partsOf(key: Doc): { prefix: Doc; fields: string[] } {
  const entries = Object.entries(key);
  const first = entries.findIndex(([, kind]) => kind === 'text');
  const prefix = Object.fromEntries(entries.slice(0, first));
  const rest = entries.slice(first);
  if (key['_fts'] === 'text') {
    if (rest.length === 2 && key['_ftsx'] === 1) return { prefix, fields: [] };
    throw new StoreError(67, 'expecting _ftsx after _fts, and nothing after it');
  }
  const after = rest.find(([, kind]) => kind !== 'text');
  if (after)
    throw new StoreError(
      67,
      `The store's text indexes end with their text: '${after[0]}' after it`,
    );
  return { prefix, fields: rest.map(([path]) => path) };
}

function weightsOf(given: unknown, fields: readonly string[]): Record<string, number> {
  if (given !== undefined && !isObject(given)) throw new StoreError(67, 'weights is no object');
  const weights = Object.entries(given ?? {}).map(([path, value]): [string, number] => {
    const weight = Number(value);
    if (path === '' || path.split('.').includes('') || path.includes('$'))
      throw new StoreError(67, `The store has no text index on '${path}'`);
    if (Number.isInteger(weight) && weight > 0 && weight <= HIGHEST_WEIGHT) return [path, weight];
    throw new StoreError(67, `text index weight must be from 1 to ${HIGHEST_WEIGHT}: '${path}'`);
  });
  const all = new Map([...fields.map((path): [string, number] => [path, 1]), ...weights]);
  return Object.fromEntries([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function languageOption(given: unknown = 'english'): string {
  if (typeof given === 'string' && languageOf(given)) return given;
  throw new StoreError(67, `default_language is not valid: the store has english and none`);
}

function overrideOption(given: unknown = 'language'): string {
  if (typeof given === 'string' && given !== '' && !/[.$]/.test(given)) return given;
  throw new StoreError(67, 'language_override is not valid');
}

export function textFields(options: TextOptions): TextFields {
  return {
    fields: Object.entries(options.weights).map(([path, weight]) => ({
      path: path.split('.'),
      weight,
    })),
    language: languageOf(options.default_language) ?? 'none',
    override: options.language_override,
  };
}
