import fc from 'fast-check';
import { limits } from '../../../core/limits.ts';
import type { ChoiceQuestion } from '../choice-question.ts';
import type { Right } from '../../right.ts';
import { common, ids, itemsOf } from './draft-pieces.ts';

const picture = fc.record({
  fileid: ids,
  width: fc.integer({ min: 1, max: 2_000 }),
  height: fc.integer({ min: 1, max: 2_000 }),
  alone: fc.boolean(),
});

/** Some of them have a picture. */
const options = itemsOf(limits.option).chain((all) =>
  fc.array(fc.option(picture), { minLength: all.length, maxLength: all.length }).map((pictures) =>
    all.map((each, at) => {
      const own = pictures[at] ?? null;
      return own === null ? each : { ...each, picture: own };
    }),
  ),
);

/** What may be said to be right of one, some of it of no option any more. */
export const rights = ({ options: all }: ChoiceQuestion): fc.Arbitrary<Right> =>
  fc
    .subarray([...all.map(({ id }) => id), 'gone'], { minLength: 1 })
    .filter((given) => given.length <= limits.option.max)
    .map((given) => ({ type: 'options', ids: given }));

export const drafts: fc.Arbitrary<ChoiceQuestion> = fc.record({
  kind: fc.constant('choice'),
  ...common,
  options,
  multiple: fc.boolean(),
});

export const example: ChoiceQuestion = {
  kind: 'choice',
  id: 'q1',
  text: 'Is it so?',
  options: ['Yes', 'No', 'Maybe'].map((text) => ({ id: text.toLowerCase(), text })),
  multiple: false,
  seconds: null,
};
