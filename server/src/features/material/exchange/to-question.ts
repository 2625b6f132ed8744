import { limits } from '@sets/shared/core/limits.ts';
import { noExtra, type ReadItem } from '@sets/shared/material/exchange.contract.ts';
import {
  kindNamed,
  type QuestionKindName,
  question,
  questionKindNames,
} from '@sets/shared/question/question-kinds.ts';
import { gridLimits } from '@sets/shared/question/kinds/grid.ts';
import { rightTextLimits } from '@sets/shared/question/rights/right-texts.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { scaleLimits, type Statement } from '@sets/shared/question/kinds/scale.ts';
import { type Option, type OptionPicture, optionPicture } from '@sets/shared/question/choosing.ts';
import { mayHavePicture, saidPicture } from '@sets/shared/question/question-picture.ts';
import { slideBody } from '@sets/shared/question/kinds/slide.ts';
import * as z from 'zod/mini';
import { newId } from '../../../core/new-id.ts';
import { exchangeWords as words } from './exchange-words.ts';
import { besideQuestion } from './beside-question.ts';
import { cut } from './cut.ts';
import type { AskedAs, ImportedItem, ReadyItem } from './imported-item.ts';
import type { Made } from './made.ts';
import { type PicturesRead, type Setting, withSettings } from './table-columns.ts';
import { toGap } from './to-gap.ts';
import { toMatch } from './to-match.ts';

const kindOfName = (name: string | null): QuestionKindName | null =>
  questionKindNames.find((each) => each === name) ?? null;

interface Most {
  readonly min: number;
  readonly max: number;
}

/** The answers to choose from, or the items of another kind, and which are right. */
const withOptions = (
  item: ImportedItem,
  { min, max }: Most = limits.option,
  pictures: ReadonlyMap<number, OptionPicture> = new Map(),
): Made => {
  const given = item.options ?? [];
  const most = limits.option.text;
  const kept = given
    .map((text, at) => ({ at, id: newId(), text: text.trim() }))
    .filter(({ text }) => text !== '');
  const texts = new Set(kept.map(({ text }) => text));
  const notes = [
    ...(kept.length < given.length ? [words.emptyOption] : []),
    ...(texts.size < kept.length ? [words.sameOptions] : []),
    ...(kept.some(({ text }) => text.length > most) ? [words.cutOption(most)] : []),
  ];
  const options = kept.map(({ at, id, text }) => {
    const picture = pictures.get(at);
    return { id, text: cut(text, most), ...(picture !== undefined && { picture }) };
  });
  const right = kept.filter(({ at }) => item.right?.includes(at) === true).map(({ id }) => id);
  const fault =
    options.length < min
      ? words.fewOptions
      : options.length > max
        ? words.manyOptions(options.length, max)
        : undefined;
  return { fields: { options }, right, notes, ...(fault !== undefined && { fault }) };
};

/** Which answer has which picture, by its place; those that are none are left out. */
const picturesOf = (item: ImportedItem): { of: Map<number, OptionPicture>; notes: string[] } => {
  const setting = item.settings?.find(({ path }) => path[0] === 'options');
  const lines = (setting?.value ?? []) as PicturesRead;
  const read = lines.flatMap((line) => {
    const picture = line === null ? undefined : z.safeParse(optionPicture, line[1]).data;
    return line === null || picture === undefined ? [] : [[line[0], picture] as const];
  });
  return { of: new Map(read), notes: read.length < lines.length ? [words.badPicture] : [] };
};

const choosing = (item: ImportedItem): Made => {
  const pictures = picturesOf(item);
  const { fields, notes, ...made } = withOptions(item, limits.option, pictures.of);
  const several = item.multiple ?? (item.right?.length ?? 0) > 1;
  return {
    ...made,
    fields: { ...fields, multiple: several },
    notes: [...notes, ...pictures.notes],
  };
};

/** By their letters; where that is the order that they have, the first one goes to the end. */
const mixed = (options: readonly Option[]): Option[] => {
  const sorted = options.toSorted((one, other) => (one.text < other.text ? -1 : 1));
  const isSame = sorted.every((each, at) => each === options[at]);
  return isSame ? [...options.slice(1), ...options.slice(0, 1)] : sorted;
};

/** What stands in its right order is mixed: people see the items as they stand. */
const inOrder = (item: ImportedItem): Made => {
  const { inRightOrder = false, options: given = [] } = item;
  // In the order in which they are named, and not in that of the file.
  const places = inRightOrder ? [...given.keys()] : (item.right ?? []);
  const made = withOptions({ ...item, right: [] });
  const { options } = made.fields as { readonly options: readonly Option[] };
  const kept = given.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const right = places.flatMap((at) => options[kept.indexOf(at)]?.id ?? []);
  const notes = inRightOrder ? [...made.notes, words.mixed] : made.notes;
  return { ...made, fields: { options: inRightOrder ? mixed(options) : options }, right, notes };
};

/** What of the texts that are right is no longer than a poll has them, and no more. */
const typed = ({ rightTexts = [] }: ImportedItem): Made => {
  const texts = [...new Set(rightTexts)].filter((text) => text !== '');
  const able = texts.filter((text) => text.length <= rightTextLimits.text);
  const kept = able.slice(0, rightTextLimits.accepted);
  const lost = texts.filter((text) => !kept.includes(text));
  const notes = lost.length > 0 ? [words.rightNotKept(lost.join(' / '))] : [];
  return { fields: {}, right: [], rightTexts: kept, notes };
};

const trueOrFalse = ({ right = [] }: ImportedItem): Made => ({
  fields: {},
  right: right.slice(0, 1).map((at) => (at === 0 ? 'true' : 'false')),
  notes: [],
});

/** Formats that need a text below the title have the title again where there is none. */
const shown = ({ body = '', text }: ImportedItem): Made => ({
  fields: { body: body.trim() === text.trim() ? '' : cut(body, slideBody) },
  right: [],
  notes: body.length > slideBody ? [words.cutText(slideBody)] : [],
});

const guessed = ({ range = {}, rightNumber }: ImportedItem): Made => ({
  fields: Object.fromEntries(Object.entries(range)),
  right: [],
  rightNumber,
  notes: [],
});

/** What is rated: where nothing else is named, the question itself. */
const rated = (item: ImportedItem): Made => {
  const { statements } = scaleLimits;
  const made = withOptions(item, { ...statements, min: 0 });
  const { options } = made.fields as { readonly options: readonly Statement[] };
  const all = options.length > 0 ? options : [{ id: newId(), text: '' }];
  return { ...made, fields: { statements: all }, right: [] };
};

const placedOnPlane = (item: ImportedItem): Made => ({
  ...withOptions(item, gridLimits.items),
  right: [],
});

/** What is set of it, without a picture beside it that is none: the question is asked without that. */
const settingsOf = (
  kind: QuestionKindName,
  { settings = [] }: ImportedItem,
): { settings: readonly Setting[]; notes: string[] } => {
  const kept = settings.filter(
    ({ path, value }) =>
      path[0] !== 'picture' || !mayHavePicture({ kind }) || z.safeParse(saidPicture, value).success,
  );
  return { settings: kept, notes: kept.length < settings.length ? [words.badPictureBeside] : [] };
};

const asItIs = (): Made => ({ fields: {}, right: [], notes: [] });

/** How an item becomes a question, by the kind that it comes nearest to. */
const makers: Readonly<Record<QuestionKindName, (item: ImportedItem) => Made>> = {
  choice: choosing,
  'true-false': trueOrFalse,
  slide: shown,
  ranking: inOrder,
  match: toMatch,
  gap: toGap,
  points: (item) => ({ ...withOptions(item), right: [] }),
  scale: rated,
  grid: placedOnPlane,
  pin: asItIs,
  'live-qna': asItIs,
  number: guessed,
  'open-text': typed,
  'word-cloud': asItIs,
};

const secondsOf = ({
  seconds = null,
}: ImportedItem): { seconds: number | null; notes: string[] } => {
  if (seconds === null) return { seconds, notes: [] };
  const rounded = Math.round(seconds);
  const { min, max } = limits.seconds;
  if (rounded >= min && rounded <= max) return { seconds: rounded, notes: [] };
  return { seconds: null, notes: [words.badSeconds(seconds)] };
};

const nameOf = ({ name, text }: ImportedItem): string => cut(name.trim() || text.trim(), 120);

const refused = (item: ImportedItem, why: string): ReadyItem => ({
  name: nameOf(item),
  type: item.type,
  question: null,
  extra: null,
  notes: [why, ...item.notes],
});

/** For what there is no kind, the format's own reason is the better one. */
const notAsked = (item: ImportedItem, { one }: AskedAs): ReadyItem => {
  const notes =
    item.kind === null && item.notes.length > 0 ? item.notes : [words.notYet(one, item.type)];
  return { name: nameOf(item), type: item.type, question: null, extra: null, notes: [...notes] };
};

/** What a file says to be right. */
const rightSaid = (
  kind: QuestionKindName,
  { said, rightNumber, rightTexts = [], right }: Made,
): Right | null => {
  if (said !== undefined) return said;
  if (rightNumber !== undefined) return { type: 'number', ...rightNumber };
  if (rightTexts.length > 0) return { type: 'texts', accepted: [...rightTexts], typos: false };
  if (right.length === 0) return null;
  return { type: kind === 'ranking' ? 'order' : 'options', ids: [...right] };
};

/** Nothing of it can be right where that is what is asked for. */
const cannotJudge = (kind: QuestionKindName, { isJudged }: AskedAs): boolean =>
  isJudged && kindNamed(kind).keyed === undefined;

/** What is made of an item. */
export const toQuestion = (item: ImportedItem, asked: AskedAs): ReadyItem => {
  const kind = kindOfName(item.kind);
  if (kind === null) return notAsked(item, asked);
  if (cannotJudge(kind, asked)) return refused(item, words.notJudged(asked.one, item.type));
  const text = item.text.trim();
  if (text === '') return refused(item, words.noText);
  const made = makers[kind](item);
  if (made.fault !== undefined) return refused(item, made.fault);
  const time = secondsOf(item);
  const set = settingsOf(kind, item);
  const most = limits.question.text;
  const parsed = z.safeParse(question, {
    ...withSettings(kindNamed(kind).blank(newId), set.settings),
    text: cut(text, most),
    seconds: time.seconds,
    ...made.fields,
  });
  if (!parsed.success) {
    return refused(item, words.notValid(parsed.error.issues[0]?.message ?? ''));
  }
  const cuts = text.length > most ? [words.cutText(most)] : [];
  const said = rightSaid(kind, made);
  const right = said === null ? null : (kindNamed(kind).keyed?.of(parsed.data, said) ?? null);
  const lost = said !== null && right === null ? [words.badRight] : [];
  const beside = besideQuestion(item, right, asked);
  return {
    name: nameOf(item),
    type: item.type,
    question: parsed.data,
    extra: beside.extra,
    notes: [
      ...cuts,
      ...lost,
      ...made.notes,
      ...set.notes,
      ...time.notes,
      ...item.notes,
      ...beside.notes,
    ],
  };
};

/** An item of our own JSON, as who asks it now can: it may be of another material. */
export const readyFor = (item: ReadyItem, asked: AskedAs): ReadyItem => {
  const { question: own, extra } = item;
  if (own === null) return item;
  if (cannotJudge(own.kind, asked)) {
    const notes = [words.notJudged(asked.one, item.type), ...item.notes];
    return { ...item, question: null, extra: null, notes };
  }
  const { explanation = '', right = null } = extra ?? {};
  if (asked.isJudged) {
    const said = right === null ? [words.sayRight] : [];
    return {
      ...item,
      extra: extra === null ? null : { ...extra, confidence: false },
      notes: [...item.notes, ...said],
    };
  }
  const notes = explanation === '' ? item.notes : [...item.notes, words.feedback];
  const kept = { ...noExtra, right, confidence: extra?.confidence ?? false };
  return { ...item, extra: extra === null ? null : kept, notes };
};

/** As the page is told of it: so many notes at most, each once. */
export const presentItem = (item: ReadyItem, index: number, most: number): ReadItem => ({
  ...item,
  at: index + 1,
  notes: [...new Set(item.notes)].slice(0, most).map((note) => cut(note, 400)),
});
