import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

const rows = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'row', other: 'rows' })}`;

/** What is said where a table is brought in. */
export const importMessages = {
  title: 'Bring in a CSV',
  intro:
    'A table as ‘Save as CSV’ gives it, mended in a spreadsheet. A row without an itemid becomes a new item; options are not in it and stay as they are. Nothing is changed before you have seen what each row does.',
  file: 'Choose a CSV',
  drop: 'or drop it here',
  reading: 'Reading the table …',
  long: 'This table is too long for one menu.',
  tried: (name: string) => `What ${name} would do`,
  empty: 'There is no row in this table.',
  counts: {
    added: (count: number) => `${rows(count)} added`,
    changed: (count: number) => `${rows(count)} changed`,
    same: (count: number) => `${rows(count)} as before`,
    refused: (count: number) => `${rows(count)} refused`,
  },
  outcomes: { added: 'Added', changed: 'Changed', same: 'As before', refused: 'Refused' },
  row: 'Row',
  name: 'Item',
  outcome: 'What it does',
  unnamed: 'without a name',
  another: 'Another table',
  take: 'Take it in',
  takeSome: 'Take in the others',
  nothing: 'It would change nothing.',
  cancel: 'Cancel',
  taken: (outcomes: string) => `The table is taken in: ${outcomes}`,
} as const;
