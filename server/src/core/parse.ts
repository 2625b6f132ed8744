import { noSuchId } from '@sets/shared/core/ids.ts';
import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

type Raw = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** How much there may be of it, in words. */
const amount = (origin: string, bound: number | bigint): string => {
  if (origin === 'string') return `${bound} ${bound === 1 ? 'character' : 'characters'}`;
  return origin === 'array' ? `${bound} of them` : String(bound);
};

/** What does not fit, in plain words; a schema that says it better is asked first. */
const plainly = (issue: Raw): string => {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'This is missing.';
      return `This has to be ${kinds[issue.expected] ?? 'something else'}.`;
    }
    case 'too_big':
      return `At most ${amount(issue.origin, issue.maximum)}.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Fill this in.'
        : `At least ${amount(issue.origin, issue.minimum)}.`;
    case 'unrecognized_keys':
      return `This does not belong here: ${issue.keys.join(', ')}.`;
    case 'invalid_value':
      return 'This is none of the choices.';
    default:
      return 'This does not fit.';
  }
};

// The small zod has no sentences of its own; whoever reads a failure needs them.
z.config({ localeError: plainly });

const longestMessage = 200;

/** `questions[0].text: Fill this in.` */
const sentence = ({ path, message }: z.core.$ZodIssue): string => {
  const place = path
    .map((key, at) =>
      typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
  // Whoever followed a torn address need not know what its parts are called.
  const isPlain = place === '' || message === noSuchId;
  return `${isPlain ? '' : `${place}: `}${message}`.slice(0, longestMessage);
};

/**
 * What was sent, as its schema gives it.
 * @throws AppError BAD_REQUEST that names the first thing that does not fit.
 */
export const parseInput = <Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('BAD_REQUEST', issue === undefined ? 'That does not fit.' : sentence(issue));
};
