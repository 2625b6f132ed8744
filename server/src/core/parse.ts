import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

// The small zod has no sentences of its own; whoever reads a failure needs them.
z.config(z.locales.en());

const longestMessage = 200;

/** `questions[0].text: Fill this in.` */
const sentence = ({ path, message }: z.core.$ZodIssue): string => {
  const place = path
    .map((key, at) =>
      typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
  return `${place === '' ? '' : `${place}: `}${message}`.slice(0, longestMessage);
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
