import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBy } from '../../live/tally.ts';
import { example } from '../kinds/testing/word-cloud.drafts.ts';
import { wordCloud } from '../kinds/word-cloud.ts';
import { noEdits, withEdit } from './cloud-edits.ts';
import { distinctWords } from './cloud-question.ts';
import { joinsThatCount } from './count-once.ts';
import { keysOf, mergeWords } from './merge-words.ts';
import { normalForm } from './normal-form.ts';

const entry = fc.constantFrom('car', 'cars', 'auto', 'vehicle', 'tree', 'root');
const people = fc.array(fc.uniqueArray(entry, { minLength: 1, maxLength: 4 }), { maxLength: 8 });
const joins = fc.array(fc.tuple(entry, entry), { maxLength: 4 });

test('whatever a host has joined, a word counts the people who said it, each once', () => {
  fc.assert(
    fc.property(people, joins, (said, joined) => {
      const edits = joined.reduce((before, [key, into]) => {
        const next = withEdit(before, { type: 'join', key, into });
        return next.ok ? next.value : before;
      }, noEdits);
      const distinct = said.map((words) => distinctWords(words, example));
      const sum = new Map<string, number>();
      for (const words of distinct) {
        moveBy(sum, wordCloud.contribution(example, { words }, edits), 1);
      }
      const entries = new Map(Array.from(sum, ([name, count]) => [name.slice(1), count]));
      const keyOf = keysOf(edits);
      const told = (word: string) => keyOf(word, normalForm(word, example.language));
      for (const { key, count } of mergeWords(entries, example.language, edits)) {
        expect(count).toBe(distinct.filter((words) => words.some((w) => told(w) === key)).length);
      }
    }),
  );
});

test('who has written a word likes it no second time under another name', () => {
  const edits = { ...noEdits, joined: [['auto', 'car'] as [string, string]] };
  const value = { words: ['auto'], liked: ['car', 'tree'] };
  expect(wordCloud.contribution(example, value, edits)).toEqual({ ':auto': 1, '+tree': 1 });
  expect(wordCloud.contribution(example, value)).toEqual({ ':auto': 1, '+car': 1, '+tree': 1 });
});

test('answers are counted anew where joins change, and one can have said more than one word', () => {
  const joined = { ...noEdits, joined: [['auto', 'car'] as [string, string]] };
  const changed = (question = example) =>
    joinsThatCount(question, joined) !== joinsThatCount(question, noEdits);
  expect(changed()).toBe(true);
  expect(changed({ ...example, entries: 1, likes: false })).toBe(false);
  expect(joinsThatCount(example, { ...noEdits, hidden: ['car'], pinned: ['auto'] })).toBe(
    joinsThatCount(example, noEdits),
  );
});
