import { exchangeWords as words } from '../exchange-words.ts';
import type { ImportedGap, ImportedItem, Sides } from '../imported-item.ts';
import { plainText } from '../plain-text.ts';
import { allBelow, childrenOf, markupIn, type XmlNode } from '../read-xml.ts';
import { headed, piecesOf, placeOf } from '../gap-pieces.ts';

// Interactions of QTI 2 that ask several things at once: what is matched, and texts with gaps.

type Kinded = Pick<ImportedItem, 'kind' | 'notes'> & Partial<ImportedItem>;

interface Choice {
  readonly id: string;
  readonly text: string;
}

const idOf = (node: XmlNode): string => (node.attrs.get('identifier') ?? '').trim();

const choicesIn = (node: XmlNode, name: string): Choice[] =>
  allBelow(node, (each) => each.name === name).map((each) => ({
    id: idOf(each),
    text: plainText(markupIn(each)).text,
  }));

/** Pairs are two names with a blank between them. */
const pairsOf = (values: readonly string[]): [string, string][] =>
  values.map((value) => {
    const [one = '', other = ''] = value.split(/\s+/);
    return [one, other];
  });

const sidesOf = (
  lefts: readonly Choice[],
  options: readonly Choice[],
  pairs: readonly (readonly [string, string])[],
): Sides => ({
  lefts: lefts.map(({ text }) => text),
  options: options.map(({ text }) => text),
  pairs: pairs.flatMap(([left, option]) => {
    const at = lefts.findIndex(({ id }) => id === left);
    const to = options.findIndex(({ id }) => id === option);
    return at === -1 || to === -1 ? [] : [[at, to] as const];
  }),
});

/** Two sets, the choices of the one matched with those of the other. */
export const matched = (interaction: XmlNode, values: readonly string[]): Kinded => {
  const sets = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    choicesIn(set, 'simpleAssociableChoice'),
  );
  const [lefts = [], options = []] = sets;
  const sides = sidesOf(lefts, options, pairsOf(values));
  const used = sides.pairs.map(([left]) => left);
  // More than one right side for a left one is something else.
  if (new Set(used).size < used.length) return { kind: null, notes: [words.severalInGap] };
  return { kind: 'match', sides, notes: values.length === 0 ? [words.noRight] : [] };
};

/** One set of choices that are paired with each other: of each pair the first one is the left side. */
export const associated = (interaction: XmlNode, values: readonly string[]): Kinded => {
  const all = choicesIn(interaction, 'simpleAssociableChoice');
  const pairs = pairsOf(values);
  if (pairs.length === 0) return { kind: null, notes: [words.noRight] };
  const firsts = new Set(pairs.map(([first]) => first));
  const sides = sidesOf(
    all.filter(({ id }) => firsts.has(id)),
    all.filter(({ id }) => !firsts.has(id)),
    pairs,
  );
  return { kind: 'match', sides, notes: [words.associated] };
};

/** Words that are put into gaps: each gap has all of them to choose from. */
export const gapMatched = (interaction: XmlNode, values: readonly string[]): Kinded => {
  const all = choicesIn(interaction, 'gapText');
  const pairs = pairsOf(values);
  const options = all.map(({ text }) => text);
  const gaps: ImportedGap[] = [];
  const markup = markupIn(interaction, ({ name, attrs }) => {
    if (name === 'gapText' || name === 'prompt') return '';
    if (name !== 'gap') return null;
    const [word] = pairs.find(([, gap]) => gap === attrs.get('identifier')) ?? [];
    const right = all.findIndex(({ id }) => id === word);
    gaps.push({ options, right: right === -1 ? null : right });
    return placeOf(gaps.length - 1);
  });
  const { gaps: pieces = [], notes } = piecesOf(markup, gaps);
  return { kind: 'gap', gaps: pieces, notes };
};

/** What of an item can be a gap of a text. */
const inline = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);
export const areGaps = (interactions: readonly XmlNode[]): boolean =>
  interactions.length > 1 && interactions.every(({ name }) => inline.has(name));

const gapOf = (interaction: XmlNode, values: readonly string[]): ImportedGap => {
  if (interaction.name === 'textEntryInteraction') return { accepted: values };
  const all = choicesIn(interaction, 'inlineChoice');
  const right = all.findIndex(({ id }) => id === values[0]);
  return { options: all.map(({ text }) => text), right: right === -1 ? null : right };
};

/** Several words to type or to choose within one text. */
export const gapsWithin = (
  body: XmlNode,
  valuesOf: (interaction: XmlNode) => readonly string[],
): Kinded => {
  const gaps: ImportedGap[] = [];
  const markup = markupIn(body, (each) => {
    if (each.name === 'rubricBlock' || each.name === 'feedbackBlock') return '';
    if (!inline.has(each.name)) return null;
    gaps.push(gapOf(each, valuesOf(each)));
    return placeOf(gaps.length - 1);
  });
  const { gaps: pieces = [], notes } = piecesOf(markup, gaps);
  return { kind: 'gap', ...headed(pieces), notes };
};
