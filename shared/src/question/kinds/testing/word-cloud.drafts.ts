import fc from 'fast-check';
import { mostEntries, type WordCloudQuestion } from '../../words/cloud-question.ts';
import { wordLanguages } from '../../words/language.ts';
import { common } from './draft-pieces.ts';

export const drafts: fc.Arbitrary<WordCloudQuestion> = fc.record({
  kind: fc.constant('word-cloud'),
  ...common,
  entries: fc.integer({ min: 1, max: mostEntries }),
  language: fc.constantFrom(...wordLanguages),
  likes: fc.boolean(),
  filter: fc.boolean(),
});

export const example: WordCloudQuestion = {
  kind: 'word-cloud',
  id: 'q1',
  text: 'What helps you to learn?',
  seconds: null,
  entries: 3,
  language: 'en',
  likes: true,
  filter: true,
};
