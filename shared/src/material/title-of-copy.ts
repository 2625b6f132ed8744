import { limits } from '../core/limits.ts';

const numbered = / \(copy(?: (\d{1,4}))?\)$/;

/** What a copy is called that lies beside what it is a copy of. */
export const titleOfCopy = (title: string): string => {
  const read = numbered.exec(title);
  const end = read === null ? ' (copy)' : ` (copy ${Number(read[1] ?? 1) + 1})`;
  const start = read === null ? title : title.slice(0, read.index);
  return `${start
    .slice(0, limits.title - end.length)
    .toWellFormed()
    .trimEnd()}${end}`;
};
