/** How something stood before, and otherwise now; both as canonical JSON. */
export interface Change {
  readonly was: string;
  readonly is: string;
}

/** So many characters before and after the place where they part. */
const shownBefore = 40;
const shownAfter = 80;

/** Where the two part, for whoever has to find out why. */
export const changeInWords = ({ was, is }: Change): string => {
  let at = 0;
  while (at < was.length && was[at] === is[at]) at += 1;
  const part = (text: string): string => text.slice(Math.max(0, at - shownBefore), at + shownAfter);
  return `was …${part(was)}… and is …${part(is)}…`;
};
