import { articleLimits } from '@sets/shared/article/article.contract.ts';
import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import { mostPictures } from '../../../../ui/markdown/draw-pictures.ts';
import { isPicture } from '../../../../core/writing/keep-picture.ts';
import type { ChosenPage } from './chosen-page.ts';
import { cleaned, factsOf, withoutTitle } from './clean-page.ts';
import { importMessages as words } from './import.messages.ts';
import { LeftOut } from './left-out.ts';
import { takeNotes } from './page-notes.ts';
import { toMarkdown } from './to-markdown.ts';

/** More elements than the text of a page has. */
const mostElements = 60_000;
/** Deeper than any page goes, and than the stack of a browser might. */
const mostDepth = 400;
interface FoundPicture {
  /** What stands in the text for its address. */
  readonly place: string;
  readonly file: File;
}

/** A page as an article, whose pictures are still to be sent. */
export interface ImportedPage {
  readonly title: string;
  readonly text: string;
  readonly authors: readonly string[];
  readonly source: string;
  readonly pictures: readonly FoundPicture[];
  readonly left: LeftOut;
  /** Pictures that the page has in a folder beside it. */
  readonly picturesBeside: number;
}

const depthIsTooMuch = (body: HTMLElement): boolean => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT);
  let depth = 0;
  let count = 0;
  // By steps, not by calls of itself: a hostile page is as deep as it is long.
  let node: Node | null = walker.currentNode;
  while (node !== null) {
    count += 1;
    if (depth > mostDepth || count > mostElements) return true;
    if (walker.firstChild() !== null) depth += 1;
    else {
      while (walker.nextSibling() === null) {
        if (walker.parentNode() === null) return false;
        depth -= 1;
      }
    }
    node = walker.currentNode;
  }
  return false;
};

/** What a picture shows, in words that nothing in them ends. */
const wordsOf = (image: Element): string =>
  (image.getAttribute('alt') ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}]+|[[\]()<>$`\\]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/** Dots that count who reads. */
const isDot = (image: Element): boolean =>
  ['width', 'height'].some((side) => /^[0-2]$/.test(image.getAttribute(side) ?? ''));

/** Puts a sign in the place of each picture that came with the page; the others go. */
const takePictures = (body: HTMLElement, page: ChosenPage, left: LeftOut) => {
  const found = new Map<string, FoundPicture>();
  let beside = 0;
  for (const image of body.querySelectorAll('img')) {
    const source = (image.getAttribute('src') ?? '').trim();
    if (isDot(image) || source === '') {
      image.remove();
      continue;
    }
    const picture = found.get(source)?.file ?? page.pictureOf(source);
    const kind =
      picture === null
        ? 'picturesAway'
        : !isPicture(picture)
          ? 'pictureKinds'
          : found.size >= mostPictures && !found.has(source)
            ? 'picturesOver'
            : null;
    if (kind === 'picturesAway' && !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) beside += 1;
    if (picture === null || kind !== null) {
      left.add(kind ?? 'picturesAway');
      image.replaceWith(wordsOf(image));
      continue;
    }
    const taken = found.get(source) ?? {
      place: `#imported-${found.size + 1}`,
      file: new File([picture], `picture-${found.size + 1}`, { type: picture.type }),
    };
    found.set(source, taken);
    const place = body.ownerDocument.createElement('tt');
    place.dataset['picture'] = taken.place;
    place.title = wordsOf(image) || words.picture;
    place.textContent = words.picture;
    image.replaceWith(place);
  }
  return { pictures: [...found.values()], beside };
};

/** The address of a link as a page elsewhere has it; null where it leads nowhere from here. */
const leadsTo = (href: string, base: string): string | null => {
  try {
    const address = base === '' ? new URL(href) : new URL(href, base);
    const { protocol, username } = address;
    if (!['http:', 'https:', 'mailto:'].includes(protocol) || username !== '') return null;
    return address.href.replaceAll('(', '%28').replaceAll(')', '%29');
  } catch {
    return null;
  }
};

const mendLinks = (body: HTMLElement, base: string, left: LeftOut): void => {
  for (const link of body.querySelectorAll('a')) {
    const href = (link.getAttribute('href') ?? '').trim();
    const isWithin =
      href === '' || href.startsWith('#') || (base !== '' && href.startsWith(`${base}#`));
    const address = isWithin ? null : leadsTo(href, base);
    link.removeAttribute('title');
    // What leads to a place within the page is text: that place has no name here.
    if (!isWithin && address === null) left.add('links');
    if (address === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', address);
  }
};

/** A text as long as an article can be, cut between two paragraphs. */
const fitting = (text: string, left: LeftOut): string => {
  if (text.length <= articleLimits.text) return text;
  const at = text.lastIndexOf('\n\n', articleLimits.text);
  const cut = text.slice(0, at > articleLimits.text / 2 ? at : articleLimits.text);
  left.add('characters', text.length - cut.length);
  return cut;
};

const isSource = (address: string): boolean =>
  leadsTo(address, '') !== null && address.length <= articleLimits.source;

const sourceOf = (...addresses: string[]): string => {
  return (addresses.find(isSource) ?? '').replace(/#.*$/s, '');
};

/**
 * The same page without what a browser would check, and complain of, though it never runs or shows the document:
 * handlers and styles get names that mean nothing. Within tags alone, so that no word of the text is touched.
 */
const quiet = (html: string): string =>
  html
    .replaceAll(/<(\/?)style\b/gi, '<$1template')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replaceAll(/([\s"'])(?:on[a-z]+|style)(?=\s*=)/gi, (name) =>
        name.slice(1).toLowerCase() === 'style' ? `${name[0]}data-style` : `${name[0]}data-none`,
      ),
    );

/**
 * Makes an article of a web page. The page is read as a document that nobody shows: nothing in it runs, and
 * nothing that it names is loaded.
 */
export const importPage = async (page: ChosenPage): Promise<Result<ImportedPage>> => {
  const left = new LeftOut();
  try {
    const read = new DOMParser().parseFromString(quiet(page.html), 'text/html');
    if (depthIsTooMuch(read.documentElement)) return fail('BAD_REQUEST', words.tooMuch);
    const facts = factsOf(read);
    const source = sourceOf(page.address, facts.address);
    const body = cleaned(read, left);
    withoutTitle(body, facts.title);
    const notes = takeNotes(body);
    const { pictures, beside } = takePictures(body, page, left);
    for (const note of notes) for (const image of note.querySelectorAll('img')) image.remove();
    for (const part of [body, ...notes]) mendLinks(part, source, left);
    const text = fitting(await toMarkdown(body, notes), left);
    if (text.trim() === '') return fail('BAD_REQUEST', words.empty);
    const { title, authors } = facts;
    const named = pictures.filter(({ place }) => text.includes(`](${place})`));
    return ok({ title, authors, source, text, pictures: named, left, picturesBeside: beside });
  } catch {
    return fail('BAD_REQUEST', words.unreadable);
  }
};
