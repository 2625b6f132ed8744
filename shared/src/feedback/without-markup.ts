/*
 * One pass over the text, with what has been kept so far as a stack: a `>` takes away everything
 * back to the tag that it closes. So halves of a tag that come together when what was between them
 * goes are seen as the tag that they make, and the time grows with the length of the text alone.
 */

/** What follows a `<` where a browser sees the beginning of a tag, a comment or a declaration. */
const opening = /[a-z/!?]/i;

/** Elements whose content is code, or is shown elsewhere: it goes with them. */
const carriers = /^<(\/?)(script|style|iframe|object|template|noscript)(?=[\s/]|$)/i;
const longestCarrier = '</noscript '.length;

interface Kept {
  readonly signs: string[];
  /** Where in `signs` tags begin that are not closed. */
  readonly tags: number[];
  /** Where in `signs` the content of an element that is to go begins, by the element's name. */
  readonly contents: Map<string, number>;
}

const cutTo = ({ signs, tags, contents }: Kept, length: number): void => {
  signs.length = length;
  while ((tags.at(-1) ?? -1) >= length) tags.pop();
  for (const [name, from] of contents) contents.set(name, Math.min(from, length));
};

const open = ({ contents, signs }: Kept, name: string): void => {
  if (!contents.has(name)) contents.set(name, signs.length);
};

const close = (kept: Kept, name: string): void => {
  const from = kept.contents.get(name);
  if (from === undefined) return;
  kept.contents.delete(name);
  cutTo(kept, from);
};

const endsComment = ({ signs }: Kept): boolean => signs.at(-1) === '-' && signs.at(-2) === '-';

/** A `>` after the beginning of a tag: the tag goes. */
const closeTag = (kept: Kept, from: number): void => {
  const start = kept.signs.slice(from, from + longestCarrier).join('');
  const isOpenComment = start.startsWith('<!--') && !endsComment(kept);
  const [, slash, carrier] = carriers.exec(start) ?? [];
  cutTo(kept, from);
  if (isOpenComment) open(kept, '!--');
  if (carrier === undefined) return;
  if (slash === '') open(kept, carrier.toLowerCase());
  else close(kept, carrier.toLowerCase());
};

/**
 * A text without markup: elements that carry code go with what is in them, other tags go and leave
 * their text. A lone `<`, as in `a < b`, stays. What is left holds nothing that a browser takes for
 * a tag, and stays as it is when it is taken through this again.
 */
export const withoutMarkup = (text: string): string => {
  const kept: Kept = { signs: [], tags: [], contents: new Map() };
  const { signs, tags, contents } = kept;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const tag = sign === '>' ? tags.at(-1) : undefined;
    if (tag !== undefined) closeTag(kept, tag);
    else if (sign === '>' && contents.has('!--') && endsComment(kept)) close(kept, '!--');
    else {
      if (signs.at(-1) === '<' && opening.test(sign)) tags.push(signs.length - 1);
      signs.push(sign);
    }
  }
  return signs.join('');
};
