import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import { escaped } from './escaped.ts';

/*
 * Footnotes, as people know them: `[^name]` in the text, and `[^name]: what is said of it` in a line of its own, which
 * goes on in lines that stand in by four blanks. They stand below the text, numbered as they are named first.
 */

/** More notes, or places that name one, than anybody reads: the rest stays as it was typed. */
const most = { notes: 400, places: 1_000 } as const;

const name = String.raw`\[\^([^\]\s[^]{1,60})\]`;
const placeRule = new RegExp(`^${name}`);
const noteRule = new RegExp(
  String.raw`^ {0,3}${name}:[^\S\n]*([^\n]*(?:\n(?:(?: {4}|\t)[^\n]*|[^\S\n]*(?=\n(?: {4}|\t))))*)(?:\n|$)`,
);

const placeExtension: TokenizerAndRendererExtension = {
  name: 'footnotePlace',
  level: 'inline',
  start: (text) => {
    const at = text.indexOf('[^');
    return at === -1 ? undefined : at;
  },
  tokenizer: (text) => {
    const found = placeRule.exec(text);
    return found === null
      ? undefined
      : { type: 'footnotePlace', raw: found[0], name: found[1], number: null };
  },
  renderer: ({ raw, number }) =>
    typeof number === 'number'
      ? `<span class="footnote" data-note="${number}">${number}</span>`
      : escaped(raw),
};

/** What ends a paragraph: a line of blanks, or a note. No further is looked, for it is asked for each. */
const endRule = /\n(?: {0,3}\[\^|[^\S\n]*\n)/;

/** A note within a quote or a list, with its name before it. */
const namedWithin = ({ name: named, tokens = [] }: Tokens.Generic): Token[] => {
  const [first, ...rest] = tokens;
  const raw = `[^${String(named)}]: `;
  const before = { type: 'text', raw, text: escaped(raw), escaped: true };
  const isLine = first?.type === 'paragraph' || first?.type === 'text';
  const line = isLine ? ((first as Tokens.Paragraph).tokens ?? []) : [];
  const paragraph = { type: 'paragraph', raw, text: raw, tokens: [before, ...line] };
  return [paragraph, ...(isLine ? rest : tokens)];
};

const noteExtension: TokenizerAndRendererExtension = {
  name: 'footnote',
  level: 'block',
  // It ends the paragraph before it.
  start: (text) => {
    const found = endRule.exec(text);
    return found?.[0].endsWith('^') ? found.index : undefined;
  },
  tokenizer(text) {
    const found = noteRule.exec(text);
    if (found === null) return undefined;
    const inner = (found[2] ?? '').replaceAll(/\n(?: {4}|\t)/g, '\n');
    return {
      type: 'footnote',
      raw: found[0],
      name: found[1],
      tokens: this.lexer.blockTokens(inner, []),
    };
  },
  childTokens: ['tokens'],
  // Those of the text itself are drawn below it, all of them.
  renderer(note) {
    return note['isBelow'] === true ? '' : this.parser.parse(namedWithin(note));
  },
};

export const footnoteExtensions = [placeExtension, noteExtension];

interface Place extends Tokens.Generic {
  number: number | null;
}

/** Looks at tokens and at all that is in them, in their order. */
type Walk = (tokens: Token[], look: (token: Token) => void) => unknown;

/**
 * Numbers the footnotes of a text, and gives what is said in each, in that order. A place that names a
 * note that there is not stays as it was typed; a note that nothing names is not drawn.
 */
export const numbered = (tokens: Token[], walk: Walk): Token[][] => {
  const notes = new Map<string, Token[]>();
  const places: { place: Place; note: string | null }[] = [];
  const within = new Map<string, Place[]>();
  for (const token of tokens) {
    // Within lists and quotes they are text of those.
    const own = token.type === 'footnote' ? token : null;
    const note = own === null ? null : String(own['name']);
    if (own !== null && note !== null) {
      if (!notes.has(note) && notes.size < most.notes) notes.set(note, own.tokens ?? []);
      own['isBelow'] = notes.has(note);
    }
    walk([token], (each) => {
      if (each.type !== 'footnotePlace' || places.length >= most.places) return;
      const place = each as Place;
      places.push({ place, note });
      if (note !== null) within.set(note, [...(within.get(note) ?? []), place]);
    });
  }
  const order: string[] = [];
  const give = (place: Place): void => {
    const named = String(place['name']);
    if (!notes.has(named)) return;
    if (!order.includes(named)) order.push(named);
    place.number = order.indexOf(named) + 1;
  };
  for (const { place, note } of places) if (note === null) give(place);
  // A note may name another one, which is named by nothing before.
  for (const note of order) for (const place of within.get(note) ?? []) give(place);
  return order.map((each) => notes.get(each) ?? []);
};
