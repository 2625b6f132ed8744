import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exchangeLimits, fileRead } from '@sets/shared/material/exchange.contract.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import * as z from 'zod/mini';
import { readPollFile as readFile } from '../../../../test/exchange-files.ts';

/** Beside the checkouts of the developers; see CONTRIBUTING, "Tests". */
const folder = join(import.meta.dirname, '../../../../../../shared/fixtures/quiz');

const isTried = (name: string): boolean => /\.(?:xml|zip|imscc|xlsx|csv|gift|txt)$/.test(name);

const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isTried)
  : [];

type ReadItem = ReturnType<typeof readFile>['items'][number];

/** A text in one cell: on one line, and no longer than tells what it is. */
const cellOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '¦').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

const countOf = (question: NonNullable<ReadItem['question']>): string => {
  if ('options' in question) return `${question.options.length} options`;
  return question.kind === 'number' ? `${question.min} to ${question.max}` : '';
};

/** What is right of an item, by its words. */
const rightOf = ({ question, extra }: ReadItem): string => {
  const right = extra?.right ?? null;
  if (question === null || right === null) return '';
  return kindOf(question).keyed?.inWords(question, right).join(' + ') ?? '';
};

/** What an item became, or why there is no question of it. */
const itemRow = (file: string, format: string, item: ReadItem, at: number): string => {
  const { question, notes } = item;
  const became =
    question === null
      ? ['left out', '', '', item.name]
      : [question.kind, countOf(question), rightOf(item), question.text];
  return [file, format, String(at + 1), ...became, notes.join(' ')]
    .map((cell, column) => (column === 7 ? cell : cellOf(cell)))
    .join(' | ');
};

/** What each item of a file became; of a file without items, why. */
const rowsOf = (file: string): string[] => {
  const told = readFile(readFileSync(join(folder, file)), basename(file));
  const format = told.format ?? '-';
  if (told.items.length > 0) return told.items.map((item, at) => itemRow(file, format, item, at));
  return [`${file} | ${format} | - | refused |  |  |  | ${told.notes.join(' ')}`];
};

/** Items that the files have, counted by other programs. */
const counts: readonly (readonly [file: string, items: number])[] = [
  ['aiken/moodle-questions.aiken.txt', 2],
  ['aiken/qas-aiken_1.txt', 5],
  ['canvas-qti12/all_canvas_simple_1.2.xml', 10],
  ['canvas-qti12/edge_cases_1.2.xml', 4],
  ['canvas-qti12/feedback_quiz_1.2.xml', 3],
  ['gift/giftFormatPhpExamples.gift', 10],
  ['gift/options1.gift', 14],
  ['gift/numerical1.gift', 10],
  ['gift/multiLineFeedback1.gift', 2],
  ['gift/TFTwoFeedback.gift', 3],
  ['gift/descriptionWithID.gift', 2],
  ['gift/moodle-questions.gift.txt', 9],
  ['gift/moodle-examples.txt', 43],
  ['gift/moodle-in-category-crlf.gift.txt', 4],
  ['gift/moodle-windows-1252.gift.txt', 3],
  ['gift/qas-true_false.gift', 4],
  ['gift/qas-shorts.gift', 4],
  ['gift/qas-essay.gift', 2],
  ['kahoot/filled-numeric-cells.xlsx', 16],
  ['kahoot/filled-source.csv', 16],
  ['kahoot/moodle-export.csv', 5],
  ['kahoot/template-with-example.xlsx', 1],
  ['moodle-xml/broken_cloze_questions.xml', 5],
  ['moodle-xml/nested_categories_with_questions.xml', 5],
  ['moodle-xml/qas-all.xml', 25],
  ['moodle-xml/truefalse.xml', 2],
  ['qti2/imsqti_2.2_package.zip', 1],
  ['qti2/2.2-multi-input.xml', 1],
];

const read = (file: string) => readFile(readFileSync(join(folder, file)), basename(file));

describe.skipIf(files.length === 0)(
  'files of other programs, where they lie beside the checkout',
  () => {
    test('what each item of them became', async () => {
      const rows = files.toSorted((one, other) => one.localeCompare(other, 'en')).flatMap(rowsOf);
      const head = 'file | format | item | became | with | right | asks | notes';
      await expect(`${[head, ...rows].join('\n')}\n`).toMatchFileSnapshot('fixtures.table.txt');
    });

    test.each(counts)('%s has %i items', (file, items) => {
      expect(read(file).items).toHaveLength(items);
    });

    test.each(files)(
      '%s: answers what its schema says, each item with a question or a reason',
      (file) => {
        const told = z.parse(fileRead, read(file));
        expect(told.items.length + told.notes.length).toBeGreaterThan(0);
        for (const { question, notes } of told.items) {
          expect(question !== null || notes.length > 0).toBe(true);
          expect(JSON.stringify(question)).not.toMatch(/<script|PLUGINFILE|\uFFFD|<img|<p>/i);
        }
      },
    );

    test.each(files.filter((file) => file.includes('hostile')))('%s is refused soon', (file) => {
      const began = performance.now();
      expect(read(file).items).toEqual([]);
      expect(performance.now() - began).toBeLessThan(exchangeLimits.time / 2);
    });

    test('the right answers of a sheet are those of the sheet', () => {
      const { items } = read('kahoot/filled-numeric-cells.xlsx');
      const places = items.map(({ question, extra }) =>
        question?.kind === 'choice'
          ? question.options.findIndex(
              ({ id }) => isOfType('options', extra?.right) && extra.right.ids.includes(id),
            )
          : -1,
      );
      expect([0, 1, 2, 3].map((at) => places.filter((each) => each === at).length)).toEqual([
        5, 3, 5, 3,
      ]);
      expect(items.every(({ question }) => question?.seconds === 20)).toBe(true);
    });
  },
);
