import { limits } from '@sets/shared/core/limits.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { type Cell, csvOf } from '../../../../core/csv.ts';
import { xlsxOf } from '../../../../core/xlsx.ts';
import { type QuestionKindName, questionKindNames } from '@sets/shared/question/question-kinds.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { gapCell } from '../gap-cell.ts';
import { gapColumn, settingCells, settingColumns } from '../table-columns.ts';
import { examplePoll } from './example-poll.ts';
import { type Exported, exportItems, type ExportItem, heldBy } from './export-item.ts';

/** The columns say what every kind has. */
const kinds: ReadonlySet<QuestionKindName> = new Set(questionKindNames);

const header = [
  'Kind',
  'Question',
  ...Array.from({ length: limits.option.max }, (_none, at) => `Answer ${at + 1}`),
  'Right answers',
  'Several answers',
  'Seconds',
  'Lines of a slide',
  gapColumn,
  ...settingColumns.map(({ name }) => name),
];

/** Which left side belongs to which right one, by their numbers. */
const pairsIn = ({ question, key }: ExportItem): string =>
  question.kind === 'match' && isOfType('pairs', key)
    ? key.pairs
        .map(({ left, option }) =>
          [[question.lefts, left] as const, [question.options, option] as const]
            .map(([all, id]) => all.findIndex((each) => each.id === id) + 1)
            .join('-'),
        )
        .join(', ')
    : '';

const rightIn = (item: ExportItem): string => {
  if (item.kind === 'match') return pairsIn(item);
  const { kind, options, right, rightNumber, rightTexts, ordered } = item;
  if (rightTexts.length > 0) return rightTexts.join('\n');
  if (ordered !== null) return ordered.map((each) => options.indexOf(each) + 1).join(', ');
  if (rightNumber !== null) {
    const { number, within } = rightNumber;
    return within === 0 ? String(number) : `${number} \u00b1 ${within}`;
  }
  if (kind === 'true-false') return right.join(', ');
  const places = options.flatMap(({ id }, at) => (right.includes(id) ? [String(at + 1)] : []));
  const said = places.join(', ');
  // Where an answer is called like that, more blanks tell the numbers from it.
  return options.some(({ text }) => text === said) ? places.join(',  ') : said;
};

const rowOf = (item: ExportItem): Cell[] => {
  const options = item.kind === 'true-false' ? [] : item.options.map(({ text }) => text);
  return [
    item.kind,
    item.text,
    ...Array.from({ length: limits.option.max }, (_none, at) => options[at] ?? null),
    rightIn(item) || null,
    item.multiple ? 'yes' : null,
    item.seconds,
    item.body || null,
    item.question.kind === 'gap' ? gapCell(item.question.parts, item.key) : null,
    ...settingCells(item.question),
  ];
};

const asRows = (poll: PollDefinition) => {
  const { held, ...told } = heldBy(poll, { kinds, seconds: true, unkeyed: true, settings: true });
  return { rows: held.map(rowOf), ...told };
};

const csv = (rows: readonly (readonly Cell[])[]): string => [...csvOf(header, rows)].join('');
const xlsx = (rows: readonly (readonly Cell[])[]): Promise<Uint8Array> =>
  xlsxOf([{ name: 'Questions', header, rows }]);

/** What the templates show: a row of each kind that can be written in a table alone. */
const examples = (): Cell[][] => exportItems(examplePoll).map(rowOf);
export const csvTemplate = (): string => csv(examples());
export const xlsxTemplate = (): Promise<Uint8Array> => xlsx(examples());

export const writeCsv = (poll: PollDefinition): Exported => {
  const { rows, ...held } = asRows(poll);
  return { contents: csv(rows), ...held };
};

export const writeXlsx = async (poll: PollDefinition): Promise<Exported> => {
  const { rows, ...held } = asRows(poll);
  return { contents: await xlsx(rows), ...held };
};
