import fc from 'fast-check';
import type { OpenTextQuestion } from '../open-text.ts';
import { wordLanguages } from '../../words/language.ts';
import { common } from './draft-pieces.ts';

export const drafts: fc.Arbitrary<OpenTextQuestion> = fc.record({
  kind: fc.constant('open-text'),
  ...common,
  entries: fc.integer({ min: 1, max: 5 }),
  moderated: fc.boolean(),
  filter: fc.boolean(),
  language: fc.constantFrom(...wordLanguages),
});

export const example: OpenTextQuestion = {
  kind: 'open-text',
  id: 'q1',
  text: 'What should we do more of?',
  entries: 3,
  moderated: false,
  filter: true,
  language: 'en',
  seconds: null,
};
