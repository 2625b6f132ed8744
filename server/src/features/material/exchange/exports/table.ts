import { limits } from '@sets/shared/core/limits.ts';
import { type Cell, csvOf } from '../../../../core/csv.ts';
import { xlsxOf } from '../../../../core/xlsx.ts';
import { type QuestionKindName, questionKindNames } from '@sets/shared/question/question-kinds.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { gapCell } from '../gap-cell.ts';
import { gapColumn, settingCells, settingColumns } from '../table-columns.ts';
import {
  type Exchanged,
  type Exported,
  exportItems,
  type ExportItem,
  heldBy,
} from './export-item.ts';

/** The columns say what every kind has. */
const kinds: ReadonlySet<QuestionKindName> = new Set(questionKindNames);

/** What only those have that judge answers. */
const judged = ['Points', 'Explanation'] as const;

const headerOf = ({ isJudged }: Exchanged): string[] => [
  'Kind',
  'Question',
  ...Array.from({ length: limits.option.max }, (_none, at) => `Answer ${at + 1}`),
  'Right answers',
  'Several answers',
  'Seconds',
  'Lines of a slide',
  gapColumn,
  ...(isJudged ? judged : []),
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

const rowOf = (item: ExportItem, { isJudged }: Exchanged): Cell[] => {
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
    ...(isJudged ? [item.points, item.explanation || null] : []),
    ...settingCells(item.question),
  ];
};

const asRows = (material: Exchanged) => {
  const { held, ...told } = heldBy(material, {
    kinds,
    seconds: true,
    unkeyed: true,
    settings: true,
    worth: true,
    explanation: true,
  });
  return { rows: held.map((item) => rowOf(item, material)), ...told };
};

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}
const csv = ({ header, rows }: Table): string => [...csvOf(header, rows)].join('');
const xlsx = ({ header, rows }: Table): Promise<Uint8Array> =>
  xlsxOf([{ name: 'Questions', header, rows }]);

/** A table to fill in, which shows these. */
const exampleTable = (examples: Exchanged): Table => ({
  header: headerOf(examples),
  rows: exportItems(examples).map((item) => rowOf(item, examples)),
});
export const csvTemplate = (examples: Exchanged): string => csv(exampleTable(examples));
export const xlsxTemplate = (examples: Exchanged): Promise<Uint8Array> =>
  xlsx(exampleTable(examples));

export const writeCsv = (material: Exchanged): Exported => {
  const { rows, ...held } = asRows(material);
  return { contents: csv({ header: headerOf(material), rows }), ...held };
};

export const writeXlsx = async (material: Exchanged): Promise<Exported> => {
  const { rows, ...held } = asRows(material);
  return { contents: await xlsx({ header: headerOf(material), rows }), ...held };
};
