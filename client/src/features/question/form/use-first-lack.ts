import { useState } from 'react';
import type { FormProps } from '../question-parts.ts';

/** What has a field of its own, beside the text of the question. */
const written: ReadonlySet<string | undefined> = new Set(['alt', 'words']);

/**
 * Where the cursor goes when a question is drawn: to its text, or to the first thing it lacks where that is
 * written elsewhere. It stays there, whatever else is missing once that is written.
 */
export const useFirstLack = <Q>({
  isFresh,
  lacks,
}: Pick<FormProps<Q>, 'isFresh' | 'lacks'>): string | null => {
  const [first] = useState(isFresh && written.has(lacks[0]) ? lacks[0] : undefined);
  return first ?? null;
};
