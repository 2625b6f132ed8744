import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import { inDrawnOrder } from '@sets/shared/core/seeded.ts';
import { matchLimits } from '@sets/shared/question/pairs.ts';
import { newId } from '../../../core/new-id.ts';
import { cut } from './cut.ts';
import { exchangeWords as words } from './exchange-words.ts';
import type { ImportedItem } from './imported-item.ts';
import { faulty, type Made } from './made.ts';

const most = limits.option.text;

/** Texts that say the same are one right side, which several left sides may have. */
const optionsOf = (texts: readonly string[]) => {
  const byText = new Map<string, { id: string; text: string }>();
  for (const each of texts) {
    const text = cut(clean(each), most);
    if (text !== '' && !byText.has(text)) byText.set(text, { id: newId(), text });
  }
  return byText;
};

/** Sides to match, with what belongs together. A left side without text leaves a right one that belongs to nothing. */
export const toMatch = ({ sides, settings = [] }: ImportedItem): Made => {
  const { lefts: given = [], options: texts = [], pairs = [] } = sides ?? {};
  const byText = optionsOf(texts);
  const optionOf = (at: number) => {
    const [, option] = pairs.find(([left]) => left === at) ?? [];
    return option === undefined ? undefined : byText.get(cut(clean(texts[option] ?? ''), most));
  };
  const written = given.flatMap((text, at) => {
    const left = { id: newId(), text: cut(clean(text), most) };
    return left.text === '' ? [] : [{ left, option: optionOf(at) }];
  });
  // Where some belong together, what belongs to nothing can be matched with nothing.
  const isKeyed = written.some(({ option }) => option !== undefined);
  const kept = isKeyed ? written.filter(({ option }) => option !== undefined) : written;
  const { lefts, options } = matchLimits;
  const isCut = [...given, ...texts].some((text) => clean(text).length > most);
  const notes = [
    ...(kept.length < written.length ? [words.lonelySide] : []),
    ...(isCut ? [words.cutOption(most)] : []),
  ];
  if (kept.length < lefts.min) return faulty(words.fewPairs, notes);
  if (byText.size < options.min) return faulty(words.fewOptions, notes);
  if (kept.length > lefts.max) return faulty(words.manyLefts(kept.length, lefts.max), notes);
  if (byText.size > options.max) return faulty(words.manyOptions(byText.size, options.max), notes);
  const said = kept.flatMap(({ left, option }) =>
    option === undefined ? [] : [{ left: left.id, option: option.id }],
  );
  const isAllowed = settings.some(({ path, value }) => path[0] === 'again' && value === true);
  const isUsedAgain = new Set(said.map(({ option }) => option)).size < said.length;
  const fields = {
    lefts: kept.map(({ left }) => left),
    options: inDrawnOrder([...byText.values()]),
    again: isAllowed || isUsedAgain || byText.size < kept.length,
  };
  return { fields, right: [], notes, ...(isKeyed && { said: { type: 'pairs', pairs: said } }) };
};
