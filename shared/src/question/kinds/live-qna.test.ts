import { expect, test } from 'vitest';
import { liveQna } from './live-qna.ts';
import { example } from './testing/live-qna.drafts.ts';

test('a new one lets everybody ask at once, with their names, and vote for questions', () => {
  const blank = liveQna.blank(() => 'new');
  expect(blank).toMatchObject({ id: 'new', moderated: false, names: true, voting: 'up' });
  expect(liveQna.schemas.question.safeParse({ ...blank, text: 'What?' }).success).toBe(true);
});

test('lacks a prompt until there is one that can be read', () => {
  for (const text of ['', '  ', '\u202E\n']) {
    expect([liveQna.lacks({ ...example, text }), liveQna.isBlank({ ...example, text })]).toEqual([
      ['text'],
      true,
    ]);
  }
  expect([liveQna.lacks(example), liveQna.isBlank(example)]).toEqual([[], false]);
  expect(liveQna.tidy({ ...example, text: ' What \u202Eis new? ' }).text).toBe('What is new?');
});

test('a copy is held alike, and is another place', () => {
  const moderated = { ...example, moderated: true, names: false, voting: 'both' } as const;
  expect(liveQna.copy(moderated, () => 'other')).toEqual({ ...moderated, id: 'other' });
});

test('nothing is answered in the poll itself, and its host is told nothing of counts', () => {
  expect(liveQna.accept()).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
  expect(liveQna.report()).toEqual({ multiple: false, lines: [] });
  expect(liveQna.isSlide).toBe(true);
});
