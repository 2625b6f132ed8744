import fc from 'fast-check';
import type { Right } from '../../right.ts';
import type { OpenTextQuestion } from '../open-text.ts';
import { wordLanguages } from '../../words/language.ts';
import { common } from './draft-pieces.ts';

/** What may be said to be right of one. */
export const rights = (): fc.Arbitrary<Right> =>
  fc
    .array(fc.constantFrom('Rome', ' São  Paulo', '\u202E', '1789', 'x'), { minLength: 1 })
    .chain((accepted) =>
      fc
        .boolean()
        .map((typos) => ({ type: 'texts' as const, accepted: accepted.slice(0, 20), typos })),
    );

export const drafts: fc.Arbitrary<OpenTextQuestion> = fc.record({
  kind: fc.constant('open-text'),
  ...common,
  entries: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
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
