import { articleLimits } from '@sets/shared/article/article.contract.ts';
import type { LeftKind, LeftOut } from './left-out.ts';

/** What a page says of itself. */
interface PageFacts {
  readonly title: string;
  readonly authors: readonly string[];
  /** The address that it calls its own; '' where it says none. */
  readonly address: string;
}

/** What is no text of a page, by what it is told as. */
const dropped: readonly (readonly [string, LeftKind])[] = [
  ['script, style, link, meta, base, template, noscript', 'scripts'],
  ['form, input, textarea, select, button, datalist, output, dialog', 'forms'],
  ['iframe, frame, frameset, object, embed, applet, portal', 'frames'],
  ['audio, video, source, track', 'media'],
  ['svg, canvas, map, area', 'drawings'],
  [
    'nav, aside, [role="navigation"], [role="search"], [role="banner"], [role="contentinfo"], [hidden], [aria-hidden="true"]',
    'surroundings',
  ],
];

/** What is hidden by its style alone. */
const isUnseen = (element: Element): boolean =>
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(
    element.getAttribute('data-style') ?? '',
  );

const metas = (page: Document, names: readonly string[]): string[] =>
  [...page.querySelectorAll('meta[content]')]
    .filter((meta) => {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
      return names.includes(name.toLowerCase());
    })
    .map((meta) => (meta.getAttribute('content') ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((content) => content !== '');

const lineOf = (text: string | null | undefined, most: number): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, most).trimEnd();

/** What the page says of itself in its head. */
export const factsOf = (page: Document): PageFacts => {
  const authors = [
    ...metas(page, ['citation_author', 'dc.creator', 'dcterms.creator']),
    ...metas(page, ['author', 'article:author']),
  ]
    .map((author) => lineOf(author, articleLimits.author))
    .filter((author) => author !== '' && !/^https?:/i.test(author));
  const [title] = metas(page, ['citation_title', 'og:title']);
  const canonical = page.querySelector('link[rel~="canonical"]')?.getAttribute('href') ?? '';
  return {
    title: lineOf(
      title ?? page.querySelector('h1')?.textContent ?? page.title,
      articleLimits.title,
    ),
    authors: [...new Set(authors)].slice(0, articleLimits.authors),
    address: /^https?:\/\//i.test(canonical) ? canonical : '',
  };
};

const lengthOf = (element: Element): number =>
  (element.textContent ?? '').replaceAll(/\s+/g, '').length;

/** The part of a page that is its text, where it says so itself; else all of it. */
const mainOf = (page: Document): HTMLElement => {
  const { body } = page;
  const all = lengthOf(body);
  const named = [...page.querySelectorAll<HTMLElement>('article, main, [role="main"]')].filter(
    (element) => lengthOf(element) > all / 2,
  );
  // The innermost of those: the others hold it, and what is around it.
  return named.at(-1) ?? body;
};

/** Formulas are told by what they were written as. Marks what stands for one, so that nothing else touches it. */
const keepFormulas = (body: HTMLElement): void => {
  const put = (at: Element, tex: string, isDisplay: boolean): void => {
    const place = body.ownerDocument.createElement('tt');
    place.dataset['formula'] = isDisplay ? 'display' : 'inline';
    place.textContent = tex.trim();
    if (tex.trim() === '') at.remove();
    else at.replaceWith(place);
  };
  for (const script of body.querySelectorAll('script[type^="math/tex"]')) {
    const isDisplay = (script.getAttribute('type') ?? '').includes('mode=display');
    put(script, script.textContent ?? '', isDisplay);
  }
  for (const tex of body.querySelectorAll('annotation[encoding="application/x-tex"]')) {
    const whole = tex.closest('.katex-display, mjx-container, .katex, .mwe-math-element, math');
    if (whole === null || !body.contains(whole)) continue;
    const isDisplay = whole.matches('.katex-display, [display="true"], [display="block"]');
    put(whole, tex.textContent ?? '', isDisplay);
  }
  for (const math of body.querySelectorAll('math[alttext]')) {
    put(math, math.getAttribute('alttext') ?? '', math.getAttribute('display') === 'block');
  }
};

/** The text of a page, without all that is none. What was left out is counted. */
export const cleaned = (page: Document, left: LeftOut): HTMLElement => {
  const body = mainOf(page);
  keepFormulas(body);
  // What is around the text is counted before what is within it, which goes with it.
  for (const [selector, kind] of dropped.toReversed()) {
    for (const element of body.querySelectorAll(selector)) {
      if (!body.contains(element)) continue;
      element.remove();
      left.add(kind);
    }
  }
  for (const element of body.querySelectorAll('[data-style]')) {
    if (!isUnseen(element) || !body.contains(element)) continue;
    element.remove();
    left.add('surroundings');
  }
  return body;
};

/** The heading that says the title once more goes: it stands above the text. */
export const withoutTitle = (body: HTMLElement, title: string): void => {
  const heading = body.querySelector('h1');
  if (heading !== null && lineOf(heading.textContent, articleLimits.title) === title) {
    heading.remove();
  }
};
