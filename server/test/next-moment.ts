let last = 0;

/** Now, and later than what it gave before: so records that are sorted by when they were made are never a tie. */
export const nextMoment = (): Date => {
  last = Math.max(last + 1, Date.now());
  return new Date(last);
};
