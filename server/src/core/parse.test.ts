import { id } from '@sets/shared/core/ids.ts';
import { requiredText } from '@sets/shared/core/text.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseInput } from './parse.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  title: z.optional(requiredText(3)),
  count: z.optional(z.int().check(z.minimum(2))),
  tags: z.optional(z.array(z.string()).check(z.maxLength(1))),
  kind: z.optional(z.enum(['a', 'b'])),
  either: z.optional(z.union([z.literal(1), z.literal('one')])),
  pollid: z.optional(id),
});

const said = (input: unknown): string => {
  try {
    parseInput(schema, input);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

test.each([
  [{}, 'name: This is missing.'],
  [{ name: 3 }, 'name: This has to be a text.'],
  [null, 'This has to be an object.'],
  [{ name: '' }, 'name: Fill this in.'],
  [{ name: 'longer' }, 'name: At most 5 characters.'],
  [{ name: 'a', title: ' ' }, 'title: Fill this in.'],
  [{ name: 'a', count: 1 }, 'count: At least 2.'],
  [{ name: 'a', count: 1.5 }, 'count: This has to be a whole number.'],
  [{ name: 'a', tags: ['x', 'y'] }, 'tags: At most 1 of them.'],
  [{ name: 'a', tags: [1] }, 'tags[0]: This has to be a text.'],
  [{ name: 'a', kind: 'c' }, 'kind: This is none of the choices.'],
  [{ name: 'a', either: 2 }, 'either: This does not fit.'],
  [{ name: 'a', more: 1 }, 'This does not belong here: more.'],
  [{ name: 'a', pollid: 'torn id' }, 'There is nothing with this id.'],
])('%j is refused in plain words', (input, sentence) => {
  expect(said(input)).toBe(sentence);
});

test('what fits is taken', () => {
  expect(said({ name: 'a', kind: 'b' })).toBe('');
});
