/** A question of a GIFT file as it is written. */
export interface GiftBlock {
  readonly text: string;
  /** Its first line in the file, from 1. */
  readonly line: number;
}

/** Where this sign stands first, from `from` on, not escaped; -1 where it does not. */
export const unescapedAt = (text: string, sign: string, from = 0): number => {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
};

/** Whether an answer was begun and not ended. */
const isOpen = (text: string): boolean => {
  const begin = unescapedAt(text, '{');
  return begin >= 0 && unescapedAt(text, '}', begin) < 0;
};

/** The lines after an answer that was not ended, up to the line that ends it; none where another begins before. */
const restOf = (lines: readonly string[], from: number): number => {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = unescapedAt(line, '}');
    const begin = unescapedAt(line, '{');
    if (begin >= 0 && (end < 0 || begin < end)) return from;
    if (end >= 0) return at + 1;
  }
  return from;
};

/** The first questions of a GIFT file, so many at most: empty lines are between them. Comments are left out. */
export const giftBlocks = (
  text: string,
  most: number,
): { blocks: GiftBlock[]; categories: string[] } => {
  const categories: string[] = [];
  const lines = text.split('\n').map((line) => {
    const category = /^\s*\$CATEGORY:\s*(.*)$/.exec(line)?.[1];
    if (category !== undefined) categories.push(category.trim());
    return category !== undefined || /^\s*\/\//.test(line) ? '\u0000' : line;
  });
  const blocks: GiftBlock[] = [];
  let at = 0;
  while (at < lines.length && blocks.length < most) {
    const first = at;
    while (at < lines.length && lines[at]?.trim() !== '') at += 1;
    let own = lines.slice(first, at);
    const said = (): string => own.filter((line) => line !== '\u0000').join('\n');
    if (isOpen(said())) {
      const end = restOf(lines, at);
      own = lines.slice(first, end);
      at = Math.max(at, end);
    }
    if (said().trim() !== '') blocks.push({ text: said().trim(), line: first + 1 });
    while (at < lines.length && lines[at]?.trim() === '') at += 1;
  }
  return { blocks, categories };
};
