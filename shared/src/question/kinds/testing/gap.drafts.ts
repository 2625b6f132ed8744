import fc from 'fast-check';
import { wordLanguages } from '../../words/language.ts';
import { gapLimits } from '../../filled.ts';
import type { Right } from '../../right.ts';
import type { RightGap } from '../../rights/right-gaps.ts';
import { gapsIn, type GapOfText, type TextPart } from '../gap-text.ts';
import type { GapQuestion } from '../gap.ts';
import { common, ids, itemsOf, typed } from './draft-pieces.ts';

const words = fc.constantFrom('Rome', ' São  Paulo', '\u202E', '1789', 'light');

const rightOfGap = ({ id, options }: GapOfText): fc.Arbitrary<RightGap> =>
  options.length > 0
    ? fc.constantFrom(...options.map((each) => each.id), 'gone').map((option) => ({ id, option }))
    : fc.record({
        id: fc.constant(id),
        accepted: fc.array(words, { minLength: 1, maxLength: 4 }),
        typos: fc.boolean(),
      });

/** What may be said to be right of one, some of it nothing that can be. */
export const rights = ({ parts }: GapQuestion): fc.Arbitrary<Right> =>
  fc.tuple(...gapsIn(parts).map(rightOfGap)).map((gaps) => ({ type: 'gaps', gaps }));

const pieces = fc
  .oneof(typed(20), fc.constantFrom(' ', ' is \n', '\u0007'))
  .map((text): TextPart => ({ type: 'text', text }));

const gaps = fc.uniqueArray(
  fc.record({
    type: fc.constant('gap' as const),
    id: ids,
    options: fc.oneof(
      fc.constant<GapOfText['options']>([]),
      itemsOf({ min: 1, max: gapLimits.options.max }, 10),
    ),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
);

const parts = fc
  .tuple(gaps, fc.array(pieces, { minLength: 6, maxLength: 6 }))
  .map(([all, between]) =>
    between.flatMap((each, at): TextPart[] => {
      const gap = all[at];
      return gap === undefined ? [each] : [each, gap];
    }),
  );

export const drafts: fc.Arbitrary<GapQuestion> = fc.record({
  kind: fc.constant('gap'),
  ...common,
  parts,
  filter: fc.boolean(),
  language: fc.constantFrom(...wordLanguages),
});

export const example: GapQuestion = {
  kind: 'gap',
  id: 'q1',
  text: 'Fill the gaps.',
  parts: [
    { type: 'text', text: 'Plants turn light into ' },
    { type: 'gap', id: 'g0', options: [] },
    { type: 'text', text: ' energy; they take in ' },
    {
      type: 'gap',
      id: 'g1',
      options: ['oxygen', 'carbon dioxide', 'nitrogen'].map((text, at) => ({ id: `w${at}`, text })),
    },
    { type: 'text', text: '.' },
  ],
  filter: true,
  language: 'en',
  seconds: null,
};
