import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNote } from '../../../../test/fake-note-server.ts';
import { lookUpIn } from './look-up-in.ts';
import { keyOfPlace, type LookUp, usePlaces } from './use-places.ts';

const noteOn = (page: number, quote: string) =>
  aNote(quote, {
    anchor: { page, quote, before: 'words before ', after: ' words behind', start: 13 },
  });
const textWith = (quote: string): string => `words before ${quote} words behind`;

/** A book of three pages, whose second cannot be read until it is mended. */
const aBook = () => {
  const book = {
    pages: 3,
    isMended: false,
    asked: [] as number[],
    textOf: async (page: number): Promise<string> => {
      book.asked.push(page);
      if (page === 2 && !book.isMended) throw new Error('It cannot be read.');
      return textWith(['first', 'second', 'third'][page - 1] ?? '');
    },
  };
  return book;
};

describe('a page that cannot be read', () => {
  const notes = [noteOn(2, 'second'), noteOn(1, 'first'), noteOn(3, 'third')];
  const [second, first, third] = notes.map((note) => keyOfPlace(note));
  const found = (page: number, quote: string) => ({ page, from: 13, to: 13 + quote.length });

  it('leaves the notes of the others where they are, and is read once it can be', async () => {
    const book = aBook();
    const lookUp: LookUp = lookUpIn(book);
    const { result, rerender } = renderHook(({ all }) => usePlaces(all, lookUp), {
      initialProps: { all: notes },
    });
    await waitFor(() => expect(result.current.size).toBe(2));
    expect(result.current.get(first ?? '')).toEqual(found(1, 'first'));
    expect(result.current.get(third ?? '')).toEqual(found(3, 'third'));
    // It is asked for once more, as others were found, and then no more by itself.
    await waitFor(() => expect(book.asked).toEqual([2, 1, 3, 2]));
    book.isMended = true;
    rerender({ all: [...notes] });
    await waitFor(() => expect(result.current.get(second ?? '')).toEqual(found(2, 'second')));
    expect(book.asked).toEqual([2, 1, 3, 2, 2]);
  });
});
