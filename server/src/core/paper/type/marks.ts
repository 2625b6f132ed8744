import { Lexer, type Token } from 'marked';
import { clean } from './clean.ts';

/** A part of a text that is written in one way. */
export interface Span {
  readonly text: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly link?: string;
}

/** A line as it was typed, or an entry of a list. */
export interface Written {
  readonly spans: readonly Span[];
  /** What stands before an entry of a list. */
  readonly label?: string;
  /** How deep an entry stands, from 0. */
  readonly depth: number;
}

/** Nothing but the web: a paper opens what it links to. */
const isWeb = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address);

type Way = Omit<Span, 'text'>;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (each) => entities[each] ?? each);

/** Deeper than this nobody marks a text; what is there stays as it was typed. */
const deepest = 8;

const spansOf = (tokens: readonly Token[], way: Way, depth: number): Span[] =>
  tokens.flatMap((token): Span[] => {
    const inner = 'tokens' in token && depth < deepest ? token.tokens : undefined;
    if (token.type === 'strong' && inner)
      return spansOf(inner, { ...way, isBold: true }, depth + 1);
    if (token.type === 'em' && inner) return spansOf(inner, { ...way, isItalic: true }, depth + 1);
    if (token.type === 'del' && inner) return spansOf(inner, way, depth + 1);
    if (token.type === 'link' && inner) {
      const address = String(token.href);
      return spansOf(inner, isWeb(address) ? { ...way, link: address } : way, depth + 1);
    }
    if (token.type === 'br') return [{ ...way, text: ' ' }];
    const isText = ['codespan', 'escape', 'text'].includes(token.type) && 'text' in token;
    return [{ ...way, text: unescaped(isText ? String(token.text) : token.raw) }];
  });

const isMarked = /[*_`[\]\\~<&]|https?:|www\./i;
/** Longer runs of marks are no marks, and would be looked at again for each of their signs. */
const manyMarks = /[*_~`[\]<(\\]{9}/;
/** Beyond these, opened and never closed marks cost more than a paper is worth. */
const mostMarks = 200;

const inline = (line: string, way: Way = {}): Span[] => {
  const marks = line.match(/[*_`[\]~<]/g)?.length ?? 0;
  if (!isMarked.test(line) || manyMarks.test(line) || marks > mostMarks)
    return [{ ...way, text: line }];
  return spansOf(Lexer.lexInline(line), way, 0);
};

const listed = /^(?<before>\s*)(?:[-*•–]|(?<number>\d{1,3}[.)]))\s+(?<rest>\S.*)$/u;
const heading = /^#{1,6}\s+(?<rest>\S.*)$/u;

const writtenOf = (line: string): Written => {
  const { before = '', number, rest = '' } = listed.exec(line)?.groups ?? {};
  if (rest !== '') {
    const depth = Math.min(2, Math.floor(before.length / 2));
    return { spans: inline(rest), label: number ?? '•', depth };
  }
  const title = heading.exec(line)?.groups?.['rest'];
  if (title === undefined) return { spans: inline(line.trim()), depth: 0 };
  return { spans: inline(title, { isBold: true }), depth: 0 };
};

/** A text of many lines, as people write it. An empty line is one without spans. */
export const linesOf = (text: string): Written[] => {
  const lines = clean(text).trim().split('\n');
  return lines.map((line) =>
    line.trim() === '' ? { spans: [], depth: 0 } : writtenOf(line.trimEnd()),
  );
};
