import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';

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
      : raw,
};

const noteExtension: TokenizerAndRendererExtension = {
  name: 'footnote',
  level: 'block',
  // It ends the paragraph before it.
  start: (text) => {
    // No further than the paragraph goes: it is asked for each.
    const end = text.indexOf('\n\n');
    const at = (end === -1 ? text : text.slice(0, end)).search(/(?:^|\n) {0,3}\[\^/);
    return at === -1 ? undefined : at;
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
  // They are drawn below the text, all of them.
  renderer: () => '',
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
    const isNote = token.type === 'footnote';
    const note = isNote ? String(token['name']) : null;
    if (note !== null && !notes.has(note) && notes.size < most.notes) {
      notes.set(note, (token as Tokens.Generic).tokens ?? []);
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
