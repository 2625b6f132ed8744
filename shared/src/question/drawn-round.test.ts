import { expect, test } from 'vitest';
import { drawnOf, drawnRound } from './drawn-round.ts';
import { example as choice } from './kinds/testing/choice.drafts.ts';
import { example as openText } from './kinds/testing/open-text.drafts.ts';
import { example as scale } from './kinds/testing/scale.drafts.ts';
import { example as wordCloud } from './kinds/testing/word-cloud.drafts.ts';
import { kindOf, type Question } from './question-kinds.ts';

const countersOf = (asked: Question, value: unknown) => {
  const kind = kindOf(asked);
  return kind.contribution(asked, kind.schemas.value.parse(value));
};

const drawnJson = (asked: Question, value: unknown, edit?: unknown): string => {
  const { editing } = kindOf(asked);
  const edited = edit === undefined ? undefined : editing?.apply(asked, editing.none, edit);
  if (edited?.ok === false) throw new Error(edited.error.msg);
  return JSON.stringify(drawnOf(asked, countersOf(asked, value), edited?.value));
};

test('a scale is drawn of its statements and their counts; what is chosen among options is not', () => {
  const value = { ratings: [{ id: 'pace', rating: 4 }] };
  const drawn = drawnOf(scale, countersOf(scale, value), undefined);
  expect(drawn?.question).toEqual(scale);
  expect(drawnRound.parse(drawn)).toEqual(drawn);
  expect(drawnOf(choice, {}, undefined)).toBeNull();
});

test('what the host has hidden, or not let through, is not in what is drawn', () => {
  const texts = { texts: ['Stays here', 'Goes away'] };
  expect(drawnJson(openText, texts)).toContain('Goes away');
  const hide = { type: 'hide', line: { text: 'Goes away' }, hidden: true };
  const hidden = drawnJson(openText, texts, hide);
  expect(hidden).toContain('Stays here');
  expect(hidden).not.toContain('Goes away');
  expect(hidden).not.toContain('desk');
  const waiting = drawnJson({ ...openText, moderated: true }, texts);
  expect(waiting).not.toMatch(/Stays|Goes/);

  const words = { words: ['sun', 'moon'] };
  const cloud = drawnJson(wordCloud, words, { type: 'add', list: 'hidden', word: 'moon' });
  expect(cloud).toContain('sun');
  expect(cloud).not.toContain('moon');
});
