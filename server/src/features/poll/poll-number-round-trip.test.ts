import fc from 'fast-check';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { WrittenFormat } from '@sets/shared/material/exchange.contract.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { rightNumber } from '@sets/shared/question/testing/rights.ts';
import { describe, expect, test } from 'vitest';
import { exportLine, writePoll, readPollFile as readFile } from '../../../test/exchange-files.ts';

const endings = { csv: 'a.csv', xlsx: 'a.xlsx', gift: 'a.gift', moodle: 'a.xml', qti: 'a.zip' };

describe('a number that is right comes back as it was written', () => {
  const asked = { kind: 'number', id: 'q1', text: 'How many?', seconds: null, step: 0.5 } as const;
  const question: Question = { ...asked, min: -200, max: 200, unit: '', unitPlace: 'after' };
  const key = fc.record({
    type: fc.constant('number' as const),
    number: fc.integer({ min: -400, max: 400 }).map((half) => half / 2),
    within: fc.nat({ max: 40 }).map((half) => half / 2),
  });
  test.each(Object.entries(endings) as [Exclude<WrittenFormat, 'json'>, string][])(
    '%s',
    async (format, name) => {
      await fc.assert(
        fc.asyncProperty(key, async (right) => {
          const keyed: PollDefinition = {
            title: 'A poll',
            liveResults: false,
            phoneResults: 'closed',
            questions: [question],
            extras: [{ id: 'q1', confidence: false, right }],
          };
          const { contents } = await writePoll(keyed, format);
          const [item] = readFile(contents, name).items;
          // QTI has no word for how far off it may be, and the file says so.
          const kept = format === 'qti' ? { ...right, within: 0 } : right;
          expect(item?.extra?.right).toEqual(kept);
          const line = await exportLine(keyed, format);
          const isSaid = line?.notes.some((note) => note.includes('How far off'));
          expect(isSaid).toBe(format === 'qti' && right.within > 0);
        }),
        { numRuns: 30 },
      );
    },
  );
});

test('of several numbers that are right one is kept, and of the rest it is said that it is not', () => {
  const gift = new TextEncoder().encode('How many?{#=%100%27:1 =%50%20..30}');
  const [item] = readFile(gift, 'a.gift').items;
  expect(item?.extra?.right).toEqual(rightNumber(27, 1));
  expect(item?.notes.join(' ')).toContain('What is right is not kept: 20..30');
});
