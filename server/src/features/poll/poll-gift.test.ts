import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { describe, expect, test } from 'vitest';
import { readPollFile as readFile } from '../../../test/exchange-files.ts';

describe('a GIFT file', () => {
  const read = (text: string) => {
    const { items } = readFile(new TextEncoder().encode(text), 'a.gift');
    return items[0]!;
  };

  test('of answers that are worth a part beside a whole one, the whole one is right', () => {
    const { question, extra } = read('Which?{~wrong ~%50%half =full}');
    expect(question).toMatchObject({ kind: 'choice', multiple: false });
    const options = question?.kind === 'choice' ? question.options : [];
    expect(extra?.right).toEqual(rightOptions(options.find(({ text }) => text === 'full')!.id));
    expect(read('Which?{~wrong ~%50%one ~%50%other}').question).toMatchObject({ multiple: true });
  });

  test('feedback alone makes no number of a text', () => {
    expect(read('Say why.{####Thank you}').question).toMatchObject({ kind: 'open-text' });
  });

  test.each([
    ['{#-5..20}', -100, 100],
    ['{#-1.5..2000}', -100, 10_000],
    ['{#-300}', -1_000, 1_000],
    ['{#7}', 0, 100],
  ])('a number of %s lies in its range', (asked, min, max) => {
    expect(read(`How many?${asked}`).question).toMatchObject({ kind: 'number', min, max });
  });
});
