import type { FileFormat } from '@sets/shared/material/exchange.contract.ts';
import { exchangeWords as words } from '../exchange-words.ts';
import { gapsInCell } from '../gap-cell.ts';
import { FileFault, type Imported, type ImportedItem, type Sides } from '../imported-item.ts';
import { rightIn } from '../range-around.ts';
import { isYes, type Setting, settingColumns, settingsIn } from '../table-columns.ts';

export type Row = readonly string[];

/** Which column holds what; -1 where none does. */
interface Columns {
  readonly question: number;
  readonly answers: readonly number[];
  readonly right: number;
  readonly seconds: number;
  readonly kind: number;
  readonly several: number;
  readonly body: number;
  readonly explanation: number;
  readonly points: number;
  readonly gaps: number;
  /** Addresses of pictures elsewhere, which are not fetched. */
  readonly image: number;
  /** One for each of `settingColumns`. */
  readonly settings: readonly number[];
}

const rowsAhead = 20;

/** What stands before a formula so that no spreadsheet takes it for one, taken away again. */
const guard =
  /(^|[;\t\r\n\u2028\u2029])'(?=[\p{Zs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r])/gu;
export const unguarded = (cell: string): string => cell.replace(guard, '$1');

const columnsOf = (row: Row): Columns | null => {
  const names = row.map((cell) => cell.trim().toLowerCase());
  const find = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const columns = {
    question: find(/^(?:question|frage|text)\b(?! ?type)/),
    answers: names.flatMap((name, at) =>
      /^(?:answer|option|choice|antwort) ?(?:\d|[a-j]\b)/.test(name) ? [at] : [],
    ),
    right: find(/^(?:correct|right|richtig)(?! end)/),
    seconds: find(/^(?:time|seconds|zeit)/),
    kind: find(/^(?:kind|type|question type)\b/),
    several: find(/^(?:several|multiple)/),
    body: find(/^lines\b/),
    explanation: find(/^(?:explanation|feedback|erklärung)/),
    points: find(/^(?:points|punkte|worth|score)$/),
    gaps: find(/^gap text$/),
    image: find(/^(?:image|media|bild)\b|^picture (?:link|url)/),
    settings: settingColumns.map(({ pattern }) => find(pattern)),
  };
  return columns.question >= 0 && columns.answers.length >= 2 ? columns : null;
};

/** The places of answers whose texts stand one after the other, in whichever way; null where not all are answers. */
const placesOfTexts = (cell: string, options: Row): number[] | null => {
  const ways = ['\n', ';', ','].map((between) =>
    cell.split(between).map((each) => options.indexOf(each.trim())),
  );
  return ways.find((places) => places.every((at) => at >= 0)) ?? null;
};

/** The places of right answers: numbers, letters, or the texts of answers. */
const rightOf = (cell: string, options: Row): number[] | null => {
  if (cell === '') return [];
  const same = options.indexOf(cell);
  if (same >= 0 && !/^\d+(?:\.0+)?$/.test(cell)) return [same];
  const places = cell.split(/[,;\s]+/).map((each) => {
    if (/^\d+(?:\.0+)?$/.test(each)) return Number(each) - 1;
    return /^[a-j]$/i.test(each) ? each.toLowerCase().charCodeAt(0) - 97 : -1;
  });
  if (places.every((at) => options[at] !== undefined && options[at] !== '')) return places;
  return same >= 0 ? [same] : placesOfTexts(cell, options);
};

/** Whether what was read as the numbers of answers are texts of other answers, too. */
const areTexts = (cell: string, options: Row, right: readonly number[] | null): boolean => {
  const parts = cell.split(/[,;\s]+/);
  return (
    right !== null &&
    parts.length === right.length &&
    parts.every((each) => options.includes(each)) &&
    parts.some((each, at) => options[right[at] ?? -1] !== each)
  );
};

/** A row as one of a true/false question names what is right. */
const truth = (cell: string): number[] => {
  if (/^(?:true|t|yes|wahr|1)$/i.test(cell)) return [0];
  return /^(?:false|f|no|falsch|2|0)$/i.test(cell) ? [1] : [];
};

/** What a row says that it is worth. */
const worthIn = (cell: string): Pick<ImportedItem, 'points'> => {
  const points = Number(cell.replace(',', '.'));
  return cell === '' || !Number.isFinite(points) ? {} : { points };
};

const kindIn = (cell: string): string =>
  cell === ''
    ? 'choice'
    : cell
        .trim()
        .toLowerCase()
        .replaceAll(/[\s/]+/g, '-');

const rightPlaces = (kind: string, said: string, options: Row): number[] | null =>
  kind === 'true-false' ? truth(said) : rightOf(said, options);

/** Left sides are the answers, right ones a list of their own; what belongs together is told by their numbers. */
const sidesOf = (lefts: Row, settings: readonly Setting[], said: string): Sides => ({
  lefts,
  options: (settings.find(({ path }) => path[0] === 'options')?.value ?? []) as string[],
  pairs: [...said.matchAll(/(\d+)\s*[-–→]\s*(\d+)/g)].map(
    ([, left, option]) => [Number(left) - 1, Number(option) - 1] as const,
  ),
});

const itemOf = (row: Row, columns: Columns): ImportedItem | null => {
  const cell = (at: number): string => unguarded(at < 0 ? '' : (row[at] ?? '')).trim();
  const text = cell(columns.question);
  const options = columns.answers.map(cell);
  if (text === '' && options.every((each) => each === '')) return null;
  const gapText = cell(columns.gaps);
  const kind = kindIn(cell(columns.kind) || (gapText === '' ? '' : 'gap'));
  const said = cell(columns.right);
  const number = kind === 'number' ? rightIn(said) : null;
  const isTyped = kind === 'open-text';
  const isMatched = kind === 'match';
  const settings = settingsIn(kind, columns.settings.map(cell));
  const right = rightPlaces(kind, number === null && !isTyped && !isMatched ? said : '', options);
  const seconds = Number(cell(columns.seconds));
  const body = cell(columns.body);
  return {
    name: '',
    type: kind,
    kind,
    text,
    body,
    // Empty cells are answers that there are not.
    options: options.filter((each) => each !== ''),
    right: (right ?? []).map((at) => options.slice(0, at).filter((each) => each !== '').length),
    ...(number !== null && { rightNumber: number }),
    ...(isTyped && { rightTexts: said.split('\n').map((line) => line.trim()) }),
    multiple: isYes(cell(columns.several)) || (right?.length ?? 0) > 1,
    seconds: seconds > 0 ? seconds : null,
    ...(isMatched && { sides: sidesOf(options, settings, said) }),
    ...(kind === 'gap' && { gaps: gapsInCell(gapText) }),
    settings: isMatched ? settings.filter(({ path }) => path[0] !== 'options') : settings,
    notes: [
      ...(right === null ? [words.badRight] : []),
      ...(cell(columns.image) === '' ? [] : [words.pictureElsewhere]),
      ...(areTexts(said, options, right) ? [words.rightAsPlaces] : []),
    ],
    explanation: cell(columns.explanation),
    ...worthIn(cell(columns.points)),
  };
};

/** What Kahoot calls the columns of its spreadsheet. */
const isKahoot = (row: Row): boolean =>
  row.some((cell) => /^question - max \d+ characters$/i.test(cell.trim()));

/** The questions of a table, found by what its columns are called; `format` where nothing tells whose it is. */
export const readTable = (rows: readonly Row[], format: FileFormat): Imported => {
  for (const [at, row] of rows.slice(0, rowsAhead).entries()) {
    const columns = columnsOf(row);
    if (columns === null) continue;
    const items = rows
      .slice(at + 1)
      .map((each) => itemOf(each, columns))
      .filter((each) => each !== null);
    return { format: isKahoot(row) ? 'kahoot' : format, items, notes: [] };
  }
  throw new FileFault(words.noColumns);
};
