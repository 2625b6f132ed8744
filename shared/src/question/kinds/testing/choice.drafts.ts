import fc from 'fast-check';
import { limits } from '../../../core/limits.ts';
import type { ChoiceQuestion } from '../choice-question.ts';
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
