import { StoreError } from '../store-error.ts';

/** Letters and digits after a backslash that PCRE and JavaScript read alike, or that are translated. */
const SHARED_ESCAPES = /^[dDwWsSbBnrtf0]$/;
const SYNTAX_CHARACTERS = new Set('^$\\.*+?()[]{}|/');
const CLASS_ESCAPE = /^\\[dDwWsS]$/;
/** The white space of PCRE, within a class. */
const SPACE = String.raw`\t-\r `;
const MOST_REPEATED = 65_535;

export const notShared = (what: string): StoreError =>
  new StoreError(51_091, `Regular expression is invalid: the store does not know ${what}`);

/** What was read of a pattern, and what it is in JavaScript. */
interface Piece {
  readonly length: number;
  readonly made: string;
}

/**
 * A pattern of PCRE, as MongoDB compiles it (for whole characters, with white space, words and digits in ASCII), as one
 * of JavaScript with the flag `u`. The flags `m` and `s` are worked into it.
 *
 * @throws StoreError 51091 for what the two read differently, and cannot be translated
 */
export function toJavaScript(source: string, flags: string): string {
  const names = new Set<string>();
  let made = '';
  for (let at = 0; at < source.length;) {
    const piece = pieceAt(source.slice(at), flags, names);
    made += piece.made;
    at += piece.length;
  }
  return made;
}

function pieceAt(rest: string, flags: string, names: Set<string>): Piece {
  const [sign = ''] = rest;
  switch (sign) {
    case '\\': {
      const escape = escapeAt(rest);
      return { length: escape.length, made: outsideClass(escape, flags) };
    }
    case '[':
      return classAt(rest, flags);
    case '(':
      return groupAt(rest, names);
    case '{':
      return repetitionAt(rest);
    case ']':
    case '}':
      return { length: 1, made: `\\${sign}` };
    case '.':
      return { length: 1, made: flags.includes('s') ? '[^]' : String.raw`[^\n]` };
    case '^':
      return { length: 1, made: flags.includes('m') ? String.raw`(?:^|(?<=\n)(?=[^]))` : '^' };
    case '$':
      return { length: 1, made: flags.includes('m') ? String.raw`(?=\n|$)` : String.raw`(?=\n?$)` };
    default:
      return { length: sign.length, made: sign };
  }
}

/** A backslash and what belongs to it. */
function escapeAt(rest: string): string {
  const [backslash = '', sign = ''] = rest;
  if (sign === 'x') {
    const [code] = /^\\x[\da-f]{2}/i.exec(rest) ?? [];
    if (code === undefined) throw notShared(String.raw`\x without two digits`);
    return code;
  }
  const isWord = /^[a-z\d]?$/i.test(sign);
  if (isWord && !SHARED_ESCAPES.test(sign)) throw notShared(backslash + sign);
  return backslash + sign;
}

function outsideClass(escape: string, flags: string): string {
  if (escape === String.raw`\s`) return `[${SPACE}]`;
  if (escape === String.raw`\S`) return `[^${SPACE}]`;
  // Regardless of case JavaScript's words have two letters more.
  if (/^\\[wWbB]$/.test(escape)) return flags.includes('i') ? `(?-i:${escape})` : escape;
  return withoutNeedless(escape);
}

/** With `u` JavaScript allows a backslash only where it means something. */
function withoutNeedless(escape: string): string {
  const sign = escape.slice(1);
  return /^[a-z\d]/i.test(sign) || SYNTAX_CHARACTERS.has(sign) ? escape : sign;
}

const GROUPS = new Set(['(?:', '(?=', '(?!']);
/** Of one length, as PCRE wants it: no groups, no repetitions. */
const LOOK_BEHIND = /^\(\?<[=!](?=(?:[^*+?{}()[\]\\]|\\[dDwWsS.])*\))/;
const NAMED = /^\(\?<([a-z_]\w{0,31})>/i;

function groupAt(rest: string, names: Set<string>): Piece {
  if (!/^\([?*]/.test(rest)) return { length: 1, made: '(' };
  const start = rest.slice(0, 3);
  if (GROUPS.has(start)) return { length: 3, made: start };
  const [behind] = LOOK_BEHIND.exec(rest) ?? [];
  if (behind !== undefined) return { length: behind.length, made: behind };
  const [named, name] = NAMED.exec(rest) ?? [];
  if (named === undefined || name === undefined || names.has(name))
    throw notShared(`a group that begins with ${start}`);
  names.add(name);
  // Nothing asks for its name.
  return { length: named.length, made: '(' };
}

function repetitionAt(rest: string): Piece {
  const [written, least, most = ''] = /^\{(\d+)(?:,(\d*))?\}/.exec(rest) ?? [];
  if (written === undefined) {
    if (/^\{[\s\d,]+\}/.test(rest)) throw notShared('such a repetition');
    return { length: 1, made: String.raw`\{` };
  }
  if (Math.max(Number(least), Number(most)) > MOST_REPEATED)
    throw notShared(`more than ${MOST_REPEATED} repetitions`);
  return { length: written.length, made: written };
}

/** The parts of a class: characters, also escaped ones, classes within it, and hyphens. */
function partsOfClass(rest: string, start: number): string[] {
  const parts: string[] = [];
  for (let at = start; ;) {
    const [sign] = rest.slice(at);
    if (sign === undefined) throw notShared('a class that does not end');
    if (sign === ']') return parts;
    if (sign === '[' && /^\[[:.=]/.test(rest.slice(at))) throw notShared('a named class');
    const part = sign === '\\' ? escapeAt(rest.slice(at)) : sign;
    parts.push(part);
    at += part.length;
  }
}

function classAt(rest: string, flags: string): Piece {
  const isNegated = rest[1] === '^';
  const start = isNegated ? 2 : 1;
  if (rest[start] === ']') throw notShared('a class that begins with ]');
  const parts = partsOfClass(rest, start);
  const length = start + parts.reduce((sum, part) => sum + part.length, 0) + 1;
  const [first = ''] = rest.slice(1);
  if (':.='.includes(first) && parts.length > 1 && parts.at(-1) === first)
    throw notShared('a named class');
  checkHyphens(parts);
  const others: string[] = [];
  let plain = '';
  for (const part of parts) {
    const isOther = part === String.raw`\S` || (flags.includes('i') && /^\\[wW]$/.test(part));
    if (isOther) others.push(outsideClass(part, flags));
    else plain += insideClass(part);
  }
  if (others.length === 0) return { length, made: `[${isNegated ? '^' : ''}${plain}]` };
  const any = [...(plain === '' ? [] : [`[${plain}]`]), ...others].join('|');
  return { length, made: isNegated ? `(?:(?!${any})[^])` : `(?:${any})` };
}

/** @throws StoreError 51091 for a hyphen beside a class, which is no range */
function checkHyphens(parts: readonly string[]): void {
  for (const [at, part] of parts.entries()) {
    if (part !== '-' || at === 0 || at === parts.length - 1) continue;
    const neighbours = [parts[at - 1] ?? '', parts[at + 1] ?? ''];
    if (neighbours.some((each) => CLASS_ESCAPE.test(each)))
      throw notShared('a range from or to a class');
  }
}

function insideClass(part: string): string {
  if (part === String.raw`\s`) return SPACE;
  if (part === String.raw`\-`) return part;
  return part.startsWith('\\') ? withoutNeedless(part) : part;
}
