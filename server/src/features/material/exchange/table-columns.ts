import {
  type Question,
  type QuestionKindName,
  questionKindNames,
} from '@sets/shared/question/question-kinds.ts';
import type { Cell } from '../../../core/csv.ts';

import type { DrawnOption } from '@sets/shared/question/choosing.ts';
import type { QuestionPicture } from '@sets/shared/question/question-picture.ts';

/**
 * How a setting stands in a cell: as it is, as a number, as yes or no, a line for each, the name of a picture,
 * a line for each option that has one, or a line for each text of a list of options.
 */
type As = 'text' | 'number' | 'yes' | 'lines' | 'texts' | 'picture' | 'pictures';

interface Place {
  readonly kind: QuestionKindName;
  /** Where it is in a question of that kind. */
  readonly path: readonly string[];
  readonly as: As;
}

interface Column {
  readonly name: string;
  /** What it is called in tables that others have written. */
  readonly pattern: RegExp;
  readonly places: readonly Place[];
}

const place = (kind: QuestionKindName, path: string, as: As): Place => ({
  kind,
  path: path.split('.'),
  as,
});

/** Where a text with gaps stands, with what is right in it. */
export const gapColumn = 'Gap text';

/** What only some kinds have: the same for the table that is written and the one that is read. */
export const settingColumns: readonly Column[] = [
  {
    name: 'From',
    pattern: /^(?:from|min(?:imum)?|von)$/,
    places: [place('scale', 'steps.from', 'number'), place('number', 'min', 'number')],
  },
  {
    name: 'To',
    pattern: /^(?:to|max(?:imum)?|bis)$/,
    places: [place('scale', 'steps.to', 'number'), place('number', 'max', 'number')],
  },
  {
    name: 'Low end',
    pattern: /^low end$/,
    places: [place('scale', 'steps.low', 'text')],
  },
  {
    name: 'High end',
    pattern: /^high end$/,
    places: [place('scale', 'steps.high', 'text')],
  },
  {
    name: 'Labels of a scale',
    pattern: /^labels\b/,
    places: [place('scale', 'steps.labels', 'lines')],
  },
  {
    name: 'Step',
    pattern: /^step$/,
    places: [place('number', 'step', 'number'), place('points', 'step', 'number')],
  },
  { name: 'Unit', pattern: /^(?:unit|einheit)$/, places: [place('number', 'unit', 'text')] },
  {
    name: 'Place of the unit',
    pattern: /^place of the unit$/,
    places: [place('number', 'unitPlace', 'text')],
  },
  {
    name: 'Slider alone',
    pattern: /^slider\b/,
    places: [place('number', 'slider', 'yes')],
  },
  {
    name: 'Across',
    pattern: /^across$/,
    places: [place('grid', 'across.name', 'text')],
  },
  { name: 'Left end', pattern: /^left end$/, places: [place('grid', 'across.low', 'text')] },
  { name: 'Right end', pattern: /^right end$/, places: [place('grid', 'across.high', 'text')] },
  { name: 'Up', pattern: /^up$/, places: [place('grid', 'up.name', 'text')] },
  { name: 'Lower end', pattern: /^lower end$/, places: [place('grid', 'up.low', 'text')] },
  { name: 'Upper end', pattern: /^upper end$/, places: [place('grid', 'up.high', 'text')] },
  {
    name: 'Only the first',
    pattern: /^only the first$/,
    places: [place('ranking', 'top', 'number')],
  },
  {
    name: 'Right sides',
    pattern: /^right sides$/,
    places: [place('match', 'options', 'texts')],
  },
  {
    name: 'Right sides may be used again',
    pattern: /^right sides may be used again$/,
    places: [place('match', 'again', 'yes')],
  },
  {
    name: 'Points to give',
    pattern: /^points to give$/,
    places: [place('points', 'total', 'number')],
  },
  {
    name: 'Points may be kept',
    pattern: /^points may be kept$/,
    places: [place('points', 'less', 'yes')],
  },
  {
    name: 'Entries',
    pattern: /^entries$/,
    places: [place('open-text', 'entries', 'number'), place('word-cloud', 'entries', 'number')],
  },
  {
    name: 'Host lets them through',
    pattern: /^host lets them through$/,
    places: [place('open-text', 'moderated', 'yes'), place('live-qna', 'moderated', 'yes')],
  },
  {
    name: 'Language',
    pattern: /^language$/,
    places: [
      place('open-text', 'language', 'text'),
      place('gap', 'language', 'text'),
      place('word-cloud', 'language', 'text'),
    ],
  },
  { name: 'Likes', pattern: /^likes$/, places: [place('word-cloud', 'likes', 'yes')] },
  {
    name: 'Filter',
    pattern: /^filter$/,
    places: [
      place('open-text', 'filter', 'yes'),
      place('gap', 'filter', 'yes'),
      place('word-cloud', 'filter', 'yes'),
    ],
  },
  { name: 'Names', pattern: /^names$/, places: [place('live-qna', 'names', 'yes')] },
  {
    name: 'Picture',
    pattern: /^picture$/,
    places: questionKindNames.map((kind) => place(kind, 'picture', 'picture')),
  },
  {
    name: 'Pictures of answers',
    pattern: /^pictures of answers$/,
    places: [place('choice', 'options', 'pictures')],
  },
  { name: 'Votes', pattern: /^votes$/, places: [place('live-qna', 'voting', 'text')] },
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** A picture lies on the server: a cell names it, with its size and what is seen on it. */
const pictureCell = ({ fileid, width, height, alt }: QuestionPicture): string =>
  `${fileid} ${width}x${height} ${alt}`;

const pictureIn = (cell: string): unknown => {
  const [, fileid, width, height, alt] = /^(\S+) (\d+)x(\d+)(?: ([\s\S]*))?$/.exec(cell) ?? [];
  if (fileid === undefined) return null;
  return { fileid, width: Number(width), height: Number(height), alt: alt ?? '' };
};

/** For each option that has a picture the number of its answer, and the picture. */
const picturesCell = (options: readonly DrawnOption[]): string =>
  options
    .flatMap(({ picture }, at) => {
      if (picture === undefined) return [];
      const { fileid, width, height, alone } = picture;
      return [`${at + 1}: ${fileid} ${width}x${height}${alone ? ' alone' : ''}`];
    })
    .join('\n');

/** By the place of the answer; null where a line does not say it. */
export type PicturesRead = readonly (readonly [at: number, picture: unknown] | null)[];

const picturesIn = (cell: string): PicturesRead =>
  cell.split('\n').map((line) => {
    const read = /^(\d+): (\S+) (\d+)x(\d+)( alone)?$/.exec(line.trim());
    if (read === null) return null;
    const [, number, fileid, width, height, alone] = read;
    const picture = {
      fileid,
      width: Number(width),
      height: Number(height),
      alone: alone !== undefined,
    };
    return [Number(number) - 1, picture];
  });

const usualCell = (value: unknown): Cell => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.map((each) => String(each).replaceAll('\n', ' ')).join('\n');
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
};

const cellOf = (value: unknown, as: As): Cell => {
  if (as === 'picture' && isRecord(value)) return pictureCell(value as unknown as QuestionPicture);
  if (as === 'texts') {
    return usualCell((value as readonly DrawnOption[]).map(({ text }) => text)) || null;
  }
  if (as === 'pictures') return picturesCell(value as DrawnOption[]) || null;
  return usualCell(value);
};

/** The cells of what a question's kind has of its own, in the order of the columns. */
export const settingCells = (question: Question): Cell[] =>
  settingColumns.map(({ places }) => {
    const own = places.find(({ kind }) => kind === question.kind);
    return own === undefined ? null : cellOf(valueAt(question, own.path), own.as);
  });

const yes = /^(?:yes|true|1|x|ja)$/i;
export const isYes = (cell: string): boolean => yes.test(cell);

const linesIn = (cell: string): string[] =>
  cell
    .split(cell.includes('\n') ? '\n' : ';')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const readers: Readonly<Record<As, (cell: string) => unknown>> = {
  text: (cell) => cell,
  number: (cell) => Number(cell.replace(',', '.')),
  yes: isYes,
  picture: pictureIn,
  pictures: picturesIn,
  lines: linesIn,
  texts: linesIn,
};

/** A setting that a row names. */
export interface Setting {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** What a row says of how a question of this kind is asked; empty cells say nothing. */
export const settingsIn = (kind: string, cells: readonly string[]): Setting[] =>
  settingColumns.flatMap(({ places }, at) => {
    const own = places.find((each) => each.kind === kind);
    const cell = cells[at] ?? '';
    return own === undefined || cell === ''
      ? []
      : [{ path: own.path, value: readers[own.as](cell) }];
  });

const put = (value: unknown, [name = '', ...rest]: readonly string[], given: unknown): unknown => ({
  ...(isRecord(value) ? value : {}),
  [name]: rest.length === 0 ? given : put(isRecord(value) ? value[name] : {}, rest, given),
});

/** The fields of a blank question with these settings: a scale with labels is one of labels. */
export const withSettings = (blank: Question, settings: readonly Setting[]): object => {
  const labels = settings.find(({ path }) => path.at(-1) === 'labels');
  const all = labels === undefined ? settings : settings.filter(({ path }) => path[0] !== 'steps');
  const from =
    labels === undefined ? blank : { ...blank, steps: { type: 'labels', labels: labels.value } };
  return all.reduce<object>((made, { path, value }) => put(made, path, value) as object, from);
};
