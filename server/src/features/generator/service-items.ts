import { generatedKinds } from '@sets/shared/generator/generator.contract.ts';
import * as z from 'zod/mini';
import type { ImportedItem } from '../material/exchange/imported-item.ts';
import { generatorWords as words } from './generator-words.ts';

/*
 * What a service answers is data of strangers: each item is read by itself, mended where it is plain what is
 * meant, and left out with a reason where it is not.
 */

const line = z.string().check(z.trim(), z.maxLength(2_000));
const one = z.union([line, z.number(), z.boolean()]);
const item = z.looseObject({
  kind: z.optional(z.string()),
  question: line.check(z.minLength(1)),
  options: z.optional(z.array(one).check(z.maxLength(20))),
  right: z.optional(z.union([one, z.array(one).check(z.maxLength(20))])),
  tolerance: z.optional(z.number()),
  explanation: z.optional(z.nullable(line)),
  source: z.optional(z.nullable(line)),
});
type Item = z.infer<typeof item>;

/** An item that can be taken, or why it cannot. */
type ReadItem =
  | { readonly item: ImportedItem; readonly source: string }
  | { readonly name: string; readonly why: string };

const listOf = (value: Item['right']): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((each) =>
    String(each).trim(),
  );

const optionsOf = ({ options = [] }: Item): string[] => [
  ...new Set(options.map((each) => String(each).trim()).filter((each) => each !== '')),
];

/** “B) Paris” and “2. Paris” are Paris. */
const unnumbered = (options: readonly string[]): string[] => {
  const mark = /^(?:[A-Ja-j]|\d{1,2})[.)]\s+/;
  return options.every((each) => mark.test(each))
    ? options.map((each) => each.replace(mark, ''))
    : [...options];
};

/** The places of what is right: by text, by letter, or by number from 0. */
const placesOf = (said: readonly string[], raw: readonly string[]): number[] => {
  const options = unnumbered(raw);
  return said.map((each) => {
    const same = options.findIndex((option, at) => option === each || raw[at] === each);
    if (same >= 0) return same;
    const caseless = options.findIndex((option) => option.toLowerCase() === each.toLowerCase());
    if (caseless >= 0) return caseless;
    if (/^[A-Ja-j]$/.test(each)) return each.toLowerCase().charCodeAt(0) - 97;
    return /^\d{1,2}$/.test(each) ? Number(each) : -1;
  });
};

const truths: Readonly<Record<string, number>> = { true: 0, yes: 0, false: 1, no: 1 };

type Part = Partial<ImportedItem> | null;

const chosen = (read: Item): Part => {
  const raw = optionsOf(read);
  const right = [...new Set(placesOf(listOf(read.right), raw))];
  if (raw.length < 2 || right.length === 0 || right.some((at) => raw[at] === undefined))
    return null;
  return { kind: 'choice', options: unnumbered(raw), right, multiple: right.length > 1 };
};

const readers: Readonly<Record<(typeof generatedKinds)[number], (read: Item) => Part>> = {
  choice: chosen,
  'true-false': (read) => {
    const at = truths[listOf(read.right)[0]?.toLowerCase() ?? ''];
    return at === undefined ? null : { kind: 'true-false', right: [at] };
  },
  'open-text': (read) => {
    const rightTexts = listOf(read.right).filter((each) => each !== '');
    const settings = [{ path: ['entries'], value: 1 }];
    return rightTexts.length === 0 ? null : { kind: 'open-text', rightTexts, settings };
  },
  number: (read) => {
    const number = Number(listOf(read.right)[0]?.replaceAll(',', '') ?? Number.NaN);
    if (!Number.isFinite(number)) return null;
    const within = Math.abs(read.tolerance ?? 0);
    const reach = 10 ** Math.ceil(Math.log10(Math.max(Math.abs(number) + within, 8) * 1.3));
    const decimals = String(number).split('.')[1]?.length ?? 0;
    const range = { min: number < 0 ? -reach : 0, max: reach, step: Number(`1e-${decimals}`) };
    return { kind: 'number', rightNumber: { number, within }, range };
  },
  ranking: (read) => {
    const options = optionsOf(read);
    return options.length < 2 ? null : { kind: 'ranking', options, inRightOrder: true };
  },
};

const kindOf = ({ kind = '', options }: Item): (typeof generatedKinds)[number] => {
  const same = generatedKinds.find((each) => each === kind.trim().toLowerCase());
  return same ?? (options === undefined ? 'open-text' : 'choice');
};

const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One item of what the service sent about a text. */
export const readServiceItem = (value: unknown, text: string): ReadItem => {
  const known = z.safeParse(item, value);
  if (!known.success) {
    const told = z.safeParse(z.looseObject({ question: z.string() }), value);
    return { name: told.success ? told.data.question.slice(0, 120) : '', why: words.noQuestion };
  }
  const read = known.data;
  const made = readers[kindOf(read)](read);
  const name = read.question.slice(0, 120);
  if (made === null) return { name, why: words.notRight };
  const source = read.source ?? '';
  const isThere = source !== '' && squeezed(text).includes(squeezed(source));
  return {
    source: isThere ? source : '',
    item: {
      name: '',
      type: 'generated',
      kind: null,
      text: read.question,
      explanation: read.explanation ?? '',
      ...made,
      notes: isThere ? [] : [words.notInText],
    },
  };
};

const lists = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.looseObject({ questions: z.array(z.unknown()) }),
    z.transform(({ questions }) => questions),
  ),
]);

/** The JSON in what a service says: models like to put it between fences, or after a word of greeting. */
export const itemsIn = (content: string): unknown[] | null => {
  const begin = content.search(/[[{]/);
  const end = Math.max(content.lastIndexOf('}'), content.lastIndexOf(']'));
  if (begin < 0 || end < begin) return null;
  try {
    const read = z.safeParse(lists, JSON.parse(content.slice(begin, end + 1)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
