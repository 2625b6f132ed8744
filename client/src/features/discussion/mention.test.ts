import { expect, it } from 'vitest';
import { mentionedIn, mentioningAt, offeredFor, withMention } from './mention.ts';
import { isPlain } from './read-message.ts';

const ada = { userid: 'a', username: 'Ada Lovelace' };
const alan = { userid: 'b', username: 'Alan' };
const zoe = { userid: 'c', username: 'Zoë' };

it.each([
  ['@', 1, { from: 0, typed: '' }],
  ['hi @Ad', 6, { from: 3, typed: 'Ad' }],
  ['hi @Ada Lo', 10, { from: 3, typed: 'Ada Lo' }],
  ['(@al', 4, { from: 1, typed: 'al' }],
  ['ada@school.example', 18, null],
  ['hi @Ad there', 2, null],
  ['@Ada\nnext', 9, null],
  ['@ a', 3, null],
])('%j, the cursor at %i', (text, cursor, mentioning) => {
  expect(mentioningAt(text, cursor)).toEqual(mentioning);
});

it('offers whose name, or a word of it, begins so, in any case', () => {
  const people = [ada, alan, zoe];
  expect(offeredFor(people, '')).toEqual(people);
  expect(offeredFor(people, 'A')).toEqual([ada, alan]);
  expect(offeredFor(people, 'love')).toEqual([ada]);
  expect(offeredFor(people, 'ZOË')).toEqual([zoe]);
  expect(offeredFor(people, 'x')).toEqual([]);
});

it('puts the name in the place of what was typed; who is still named is mentioned', () => {
  const text = 'hi @ad, look';
  const mentioning = mentioningAt(text, 6)!;
  expect(withMention(text, mentioning, ada)).toEqual({
    text: 'hi @Ada Lovelace , look',
    cursor: 17,
  });
  expect(mentionedIn('hi @Ada Lovelace', [ada, alan, ada])).toEqual(['a']);
});

it('knows what Markdown would not change', () => {
  expect(isPlain('just words, and more')).toBe(true);
  for (const text of ['*a*', '$x$', 'a\nb', '# a', '1. a', 'https://a', '<b>', '- a', '&amp;']) {
    expect(isPlain(text), text).toBe(false);
  }
});
