import { clean } from '@sets/shared/core/text.ts';
import { gapLimits } from '@sets/shared/question/filled.ts';
import {
  gapsIn,
  lengthOf,
  type TextPart,
  tidyParts,
} from '@sets/shared/question/kinds/gap-text.ts';
import type { RightGap } from '@sets/shared/question/rights/right-gaps.ts';
import { rightTextLimits } from '@sets/shared/question/rights/right-texts.ts';
import { keptText } from '@sets/shared/question/texts/given-texts.ts';
import { newId } from '../../../core/new-id.ts';
import { cut } from './cut.ts';
import { exchangeWords as words } from './exchange-words.ts';
import type { ImportedGap, ImportedItem } from './imported-item.ts';
import { faulty, type Made } from './made.ts';

const most = gapLimits.word;

interface MadeGap {
  readonly part: TextPart;
  readonly right: RightGap | null;
  readonly notes: readonly string[];
  readonly fault?: string;
}

const chosenGap = (id: string, given: Extract<ImportedGap, { options: unknown }>): MadeGap => {
  const texts = given.options.map((text) => cut(clean(text), most));
  const options = [...new Set(texts)]
    .filter((text) => text !== '')
    .map((text) => ({ id: newId(), text }));
  const right = options.find(({ text }) => given.right !== null && text === texts[given.right]);
  const { min, max } = gapLimits.options;
  const fault =
    options.length < min
      ? words.fewWords
      : options.length > max
        ? words.manyOptions(options.length, max)
        : undefined;
  return {
    part: { type: 'gap', id, options },
    right: right === undefined ? null : { id, option: right.id },
    notes: given.options.some((text) => clean(text).length > most) ? [words.cutOption(most)] : [],
    ...(fault !== undefined && { fault }),
  };
};

const typedGap = (id: string, given: Extract<ImportedGap, { accepted: unknown }>): MadeGap => {
  const texts = [...new Set(given.accepted.map(keptText))].filter((text) => text !== '');
  const accepted = texts.filter((text) => text.length <= most).slice(0, rightTextLimits.accepted);
  const lost = texts.filter((text) => !accepted.includes(text));
  return {
    part: { type: 'gap', id, options: [] },
    right: accepted.length === 0 ? null : { id, accepted, typos: false },
    notes: lost.length > 0 ? [words.rightNotKept(lost.join(' / '))] : [],
  };
};

const madeOf = (piece: string | ImportedGap): MadeGap => {
  if (typeof piece === 'string') {
    return { part: { type: 'text', text: piece }, right: null, notes: [] };
  }
  const id = newId();
  return 'options' in piece ? chosenGap(id, piece) : typedGap(id, piece);
};

/** A text with gaps, each with what is right in it. */
export const toGap = ({ gaps: pieces = [] }: ImportedItem): Made => {
  const made = pieces.map(madeOf);
  const notes = made.flatMap((each) => each.notes);
  const parts = tidyParts(made.map(({ part }) => part));
  const gaps = gapsIn(parts).length;
  const fault = made.find((each) => each.fault !== undefined)?.fault;
  if (fault !== undefined) return faulty(fault, notes);
  if (gaps === 0) return faulty(words.noGaps, notes);
  if (gaps > gapLimits.gaps.max) return faulty(words.manyGaps(gaps, gapLimits.gaps.max), notes);
  if (lengthOf(parts) > gapLimits.text) {
    return faulty(words.longGapText(gapLimits.text), notes);
  }
  const said = made.flatMap(({ right }) => right ?? []);
  const isKeyed = said.length > 0;
  return {
    fields: { parts },
    right: [],
    notes,
    ...(isKeyed && { said: { type: 'gaps', gaps: said } }),
  };
};
