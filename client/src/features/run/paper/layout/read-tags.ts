import { type Box, isTag, type Piece, type Role, type Tag } from '../pdf/tags.ts';
import type { OnPage } from './places.ts';
import { around, isSpaced, type ReadWord, wordsOf } from './read-words.ts';

/** Where a box of the window comes to on paper. */
export type PlaceOf = (box: Box) => OnPage | null;

/** A part of a page as it is read: what has a tag of its own, and words that have none yet. */
type Read = Tag | ReadWord;

const isWord = (read: Read): read is ReadWord => !('role' in read);

const roles: Readonly<Record<string, Role>> = {
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  p: 'P',
  figcaption: 'P',
  ul: 'L',
  ol: 'L',
  dl: 'L',
  li: 'LI',
  dt: 'Lbl',
  dd: 'LBody',
  table: 'Table',
  caption: 'Caption',
  thead: 'THead',
  tbody: 'TBody',
  tr: 'TR',
  th: 'TH',
  td: 'TD',
};

/** What stands within a line: its words are those of what is around it. */
const inline = new Set(['span', 'b', 'strong', 'i', 'em', 'small', 'sub', 'sup', 'a', 'time', 'g']);

/** What is neither on the page nor on paper. */
const isAway = (element: Element): boolean =>
  element.matches('[hidden], button') || getComputedStyle(element).display === 'none';

const textsIn = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts;
};

const readText = (node: Text): ReadWord[] => {
  const isSpoken = (node.parentElement?.closest('.only-spoken') ?? null) !== null;
  return isSpoken ? wordsOf(node, 'spoken') : wordsOf(node);
};

/** What is there for the eye alone: it can be taken out and searched, and is not read aloud. */
const seenIn = (element: Element): ReadWord[] =>
  textsIn(element).flatMap((text) => wordsOf(text, 'seen'));

/** A formula is read as it was typed. */
const formulaIn = (element: Element): ReadWord[] => {
  const text = element.querySelector('annotation')?.textContent?.trim() ?? '';
  const drawn = element.querySelector('.katex-html') ?? element;
  const box = around([drawn.getBoundingClientRect()]);
  return text === '' ? [] : [{ text, end: 'text', only: 'formula', ...box }];
};

/** What is read from the right is drawn in another order than it is read: this is what is read. */
const saidInOrder = (within: readonly Read[]): Pick<Tag, 'spoken'> => {
  const words = within.filter(isWord);
  const isTurned = words.length === within.length && words.some(({ seen }) => seen !== undefined);
  const read = words.filter(({ only }) => only !== 'seen').map(({ text }) => text);
  return isTurned ? { spoken: read.join(' ') } : {};
};

const nothingOn = (page: number): Piece => ({ page, texts: [] });

/** Two that follow each other as one, where they are of a kind; null where they are not. */
const both = (one: Tag | Piece | undefined, other: Tag | Piece): Tag | Piece | null => {
  if (one === undefined) return null;
  if (!isTag(one) || !isTag(other)) {
    if (isTag(one) || isTag(other) || one.page !== other.page) return null;
    return { page: one.page, texts: [...one.texts, ...other.texts] };
  }
  if (one.role !== other.role) return null;
  if (one.role === 'Artifact') return { ...one, kids: joined([...one.kids, ...other.kids]) };
  if (one.spoken === undefined || other.spoken === undefined) return null;
  return { ...one, spoken: `${one.spoken} ${other.spoken}` };
};

/** As few as there can be. */
const joined = (kids: readonly (Tag | Piece)[]): (Tag | Piece)[] => {
  const made: (Tag | Piece)[] = [];
  for (const kid of kids) {
    const whole = both(made.at(-1), kid);
    if (whole === null) made.push(kid);
    else made[made.length - 1] = whole;
  }
  return made;
};

/** Reads what is drawn as the tags of a document. */
export class TagReader {
  readonly #placeOf: PlaceOf;

  constructor(placeOf: PlaceOf) {
    this.#placeOf = placeOf;
  }

  /** All of an element that is no line. */
  read(element: Element): Tag[] {
    return this.#tagged(this.#within(element));
  }

  #within(element: Element): Read[] {
    return Array.from(element.childNodes).flatMap((node): Read[] => {
      if (node instanceof Text) return readText(node);
      return node instanceof Element && !isAway(node) ? this.#readOne(node) : [];
    });
  }

  #readOne(element: Element): Read[] {
    if (element.matches('[aria-hidden="true"]')) return seenIn(element);
    if (element.matches('.katex')) return formulaIn(element);
    if (element.matches('img, svg, canvas, [role="img"]')) return this.#figure(element);
    const name = element.localName;
    const within = this.#within(element);
    const role = name === 'div' && element.parentElement?.localName === 'dl' ? 'LI' : roles[name];
    if (role === undefined) return inline.has(name) ? within : this.#tagged(within);
    const scope = element.getAttribute('scope') === 'row' ? 'Row' : 'Column';
    return this.#inRole(role, within, role === 'TH' ? { scope } : {});
  }

  #inRole(role: Role, within: readonly Read[], about: Pick<Tag, 'scope'> = {}): Tag[] {
    const hasParts = within.some((each) => !isWord(each));
    // What is said in parts is said in paragraphs; a cell stays where nothing stands in it.
    const kids = hasParts ? this.#tagged(within) : this.#pieces(within.filter(isWord));
    const artifacts = kids.filter(isTag).filter((kid) => kid.role === 'Artifact');
    if (artifacts.length === kids.length && role !== 'TD' && role !== 'TH') return artifacts;
    const isBody = role === 'LI' && !kids.some((kid) => isTag(kid) && kid.role === 'LBody');
    const tag = { ...about, ...saidInOrder(within), kids };
    return [isBody ? { role, kids: [{ role: 'LBody', ...tag }] } : { role, ...tag }];
  }

  /** Words that have no tag yet become paragraphs. */
  #tagged(read: readonly Read[]): Tag[] {
    const tags: Tag[] = [];
    let words: ReadWord[] = [];
    const end = (): void => {
      tags.push(...this.#inRole('P', words));
      words = [];
    };
    for (const each of read) {
      if (isWord(each)) words.push(each);
      else {
        end();
        tags.push(each);
      }
    }
    end();
    return tags;
  }

  /** Words as what stands of them on each page, with a tag where they are not both seen and read. */
  #pieces(words: readonly ReadWord[]): (Tag | Piece)[] {
    const kids: (Tag | Piece)[] = [];
    const shown = words.filter(({ only }) => only !== 'spoken');
    for (const word of words) {
      const placed = this.#placeOf(word);
      if (placed === null) continue;
      const { page, ...box } = placed;
      const { text, seen, only } = word;
      const next = shown[shown.indexOf(word) + 1];
      const piece = {
        page,
        texts: [{ ...box, text, ...(seen && { seen }), isSpaced: isSpaced(word, next) }],
      };
      if (only === undefined) kids.push(piece);
      else if (only === 'spoken')
        kids.push({ role: 'Span', spoken: text, kids: [nothingOn(page)] });
      else if (only === 'formula') kids.push({ role: 'Formula', alt: text, kids: [piece] });
      else kids.push({ role: 'Artifact', kids: [piece] });
    }
    return joined(kids);
  }

  /** A picture that says in words what it shows; others only adorn. */
  #figure(element: Element): Tag[] {
    const alt = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';
    const placed = this.#placeOf(around([element.getBoundingClientRect()]));
    if (alt === '' || placed === null) return [];
    const { page, ...box } = placed;
    const words = textsIn(element).flatMap((text) => wordsOf(text));
    const texts = this.#pieces(words).flatMap((kid) => (isTag(kid) ? [] : kid.texts));
    return [{ role: 'Figure', alt, kids: [{ page, texts, box }] }];
  }
}
