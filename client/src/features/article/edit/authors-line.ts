/** Authors in one line, as they are typed: apart by commas, or by semicolons where a name has a comma. */
export const authorsLine = (authors: readonly string[]): string => {
  if (!authors.some((name) => name.includes(','))) return authors.join(', ');
  // One alone has a semicolon behind it, or it would be two.
  return authors.length === 1 ? `${authors[0]};` : authors.join('; ');
};

/** What was typed there: 'Lovelace, Ada; Babbage, Charles' is two, and so is 'Ada Lovelace, Charles Babbage'. */
export const authorsIn = (typed: string): string[] =>
  typed
    .split(typed.includes(';') ? ';' : ',')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
