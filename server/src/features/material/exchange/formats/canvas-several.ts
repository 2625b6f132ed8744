import { exchangeWords as words } from '../exchange-words.ts';
import type { ImportedGap, ImportedItem } from '../imported-item.ts';
import { plainText } from '../plain-text.ts';
import { allBelow, childOf, childrenOf, textOf, type XmlNode } from '../read-xml.ts';
import { headed, piecesOf, placeOf } from '../gap-pieces.ts';

// Questions of Canvas that have a list of answers for each of several places.

type Kinded = Pick<ImportedItem, 'kind' | 'notes'> & Partial<ImportedItem>;

const named = (name: string) => (each: XmlNode) => each.name === name;

const textIn = (node: XmlNode): string =>
  plainText(allBelow(node, named('mattext')).map(textOf).join('\n')).text;

interface Place {
  readonly ident: string;
  /** What stands beside it: a left side, or the name of a gap. */
  readonly name: string;
  readonly answers: readonly { readonly ident: string; readonly text: string }[];
}

const placesOf = (item: XmlNode): Place[] =>
  allBelow(item, named('response_lid')).map((list) => {
    const material = childOf(list, 'material');
    return {
      ident: list.attrs.get('ident') ?? '',
      name: material === undefined ? '' : textIn(material),
      answers: allBelow(list, named('response_label')).map((label) => ({
        ident: label.attrs.get('ident') ?? '',
        text: textIn(label),
      })),
    };
  });

/** What gives points at each place. */
const rightOf = (item: XmlNode): Map<string, string[]> => {
  const right = new Map<string, string[]>();
  for (const condition of allBelow(item, named('respcondition'))) {
    const scores = childrenOf(condition, 'setvar').some((value) => Number(textOf(value)) > 0);
    const equals = scores
      ? childrenOf(condition, 'conditionvar').flatMap((each) => childrenOf(each, 'varequal'))
      : [];
    for (const each of equals) {
      const place = each.attrs.get('respident') ?? '';
      right.set(place, [...(right.get(place) ?? []), textOf(each).trim()]);
    }
  }
  return right;
};

export const matchedSides = (item: XmlNode): Kinded => {
  const places = placesOf(item);
  const right = rightOf(item);
  const options = [...new Set(places.flatMap(({ answers }) => answers.map(({ text }) => text)))];
  const pairs = places.flatMap(({ ident, answers }, at) => {
    const said = answers.find((each) => right.get(ident)?.includes(each.ident) === true);
    return said === undefined ? [] : [[at, options.indexOf(said.text)] as const];
  });
  const sides = { lefts: places.map(({ name }) => name), options, pairs };
  return { kind: 'match', sides, notes: [] };
};

/** Gaps stand in the text under their names in brackets; all that is listed for one is right where it is typed. */
const gapsOf = (item: XmlNode, asked: string, isChosen: boolean): Kinded => {
  const places = placesOf(item);
  const right = rightOf(item);
  const gaps: ImportedGap[] = [];
  const placed = asked.replaceAll(/\[([^[\]]{1,80})\]/g, (all, name: string) => {
    const place = places.find((each) => each.name === name);
    if (place === undefined) return all;
    const said = right.get(place.ident) ?? [];
    const texts = place.answers.map(({ text }) => text);
    const at = place.answers.findIndex(({ ident }) => said.includes(ident));
    gaps.push(isChosen ? { options: texts, right: at === -1 ? null : at } : { accepted: texts });
    return placeOf(gaps.length - 1);
  });
  if (gaps.length < places.length || gaps.length === 0)
    return { kind: null, notes: [words.noGaps] };
  // It was plain text before: nothing in it is markup.
  const { gaps: pieces = [] } = piecesOf(
    placed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>'),
    gaps,
  );
  return { kind: 'gap', ...headed(pieces), notes: [] };
};

export const blanksOf = (item: XmlNode, asked: string): Kinded => gapsOf(item, asked, false);
export const dropdownsOf = (item: XmlNode, asked: string): Kinded => gapsOf(item, asked, true);
