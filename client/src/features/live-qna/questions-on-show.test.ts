import { expect, test } from 'vitest';
import { questionsOfHost, questionsOnShow } from './questions-on-show.ts';

const question = { lot: 7, text: 'Why?', name: null, answered: false, pinned: false };
const entry = (id: number, view: object) => ({ id, seq: id, at: 0, view });
const standing = { lot: 7, merged: [] };
const noVotes = { voters: 0, up: {}, down: {}, more: false };

test('what everybody sees is on the host’s desk too, also where the same was hidden before', () => {
  const hidden = entry(1, { ...question, stage: 'hidden', by: 'ann' });
  const seen = entry(2, question);
  const onDesk = entry(2, { ...question, stage: 'shown', by: 'ann' });
  expect(questionsOnShow([seen], standing, noVotes).map(({ id }) => id)).toEqual([2]);
  expect(questionsOfHost([hidden, onDesk], standing, noVotes).map(({ id }) => id)).toEqual([1, 2]);
});
