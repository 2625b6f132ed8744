import { expect, test } from 'vitest';
import { slide, slideParts } from './slide.ts';
import { example } from './testing/slide.drafts.ts';

test('its lines are paragraphs and lists, in their order', () => {
  expect(slideParts(example.body)).toMatchObject([
    { kind: 'text', lines: ['Three things from last week:'] },
    { kind: 'list', lines: ['what a heap is', 'how it is built', 'what it costs'] },
  ]);
  expect(slideParts('one\ntwo\n\nthree\n• a\n\n- b')).toMatchObject([
    { kind: 'text', lines: ['one', 'two'] },
    { kind: 'text', lines: ['three'] },
    { kind: 'list', lines: ['a'] },
    { kind: 'list', lines: ['b'] },
  ]);
  expect(slideParts(' \n\n')).toEqual([]);
});

test('is cleaned line by line, with no more than one empty line between', () => {
  const body = '  one \u202E \n\n\n\n two ';
  expect(slide.tidy({ ...example, body }).body).toBe('one\n\ntwo');
});
