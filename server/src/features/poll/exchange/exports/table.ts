import { limits } from '@sets/shared/core/limits.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { type Cell, csvOf } from '../../../../core/csv.ts';
import { xlsxOf } from '../../../../core/xlsx.ts';
import { type Exported, type ExportItem, heldBy } from './export-item.ts';

const kinds = new Set([
  'choice',
  'true-false',
  'slide',
  'ranking',
  'points',
  'open-text',
  'word-cloud',
]);

const header = [
  'Kind',
  'Question',
  ...Array.from({ length: limits.option.max }, (_none, at) => `Answer ${at + 1}`),
  'Right answers',
  'Several answers',
  'Seconds',
  'Lines of a slide',
];

const rightIn = ({ kind, options, right }: ExportItem): string =>
  kind === 'true-false'
    ? right.join(', ')
    : options.flatMap(({ id }, at) => (right.includes(id) ? [String(at + 1)] : [])).join(', ');

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
  ];
};

const asRows = (poll: PollDefinition) => {
  const { held, notes } = heldBy(poll, { kinds, seconds: true, unkeyed: true });
  return { rows: held.map(rowOf), questions: held.length, notes };
};

/** What the templates show: one of each kind that the columns are for. */
const examples: readonly (readonly Cell[])[] = [
  [
    'choice',
    'Which of these is a prime number?',
    '21',
    '23',
    '27',
    ...blanks(7),
    '2',
    null,
    30,
    null,
  ],
  [
    'choice',
    'What should we repeat next week?',
    'Limits',
    'Series',
    'Proofs',
    ...blanks(7),
    null,
    'yes',
    null,
    null,
  ],
  ['true-false', 'Every square is a rectangle.', ...blanks(10), 'true', null, 20, null],
  [
    'slide',
    'What comes next',
    ...blanks(10),
    null,
    null,
    null,
    'A short break\nThen the exercises',
  ],
];

function blanks(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

const csv = (rows: readonly (readonly Cell[])[]): string => [...csvOf(header, rows)].join('');
const xlsx = (rows: readonly (readonly Cell[])[]): Promise<Uint8Array> =>
  xlsxOf([{ name: 'Questions', header, rows }]);

export const csvTemplate = (): string => csv(examples);
export const xlsxTemplate = (): Promise<Uint8Array> => xlsx(examples);

export const writeCsv = (poll: PollDefinition): Exported => {
  const { rows, ...held } = asRows(poll);
  return { contents: csv(rows), ...held };
};

export const writeXlsx = async (poll: PollDefinition): Promise<Exported> => {
  const { rows, ...held } = asRows(poll);
  return { contents: await xlsx(rows), ...held };
};
