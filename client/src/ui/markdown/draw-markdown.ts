import './markdown.css';
import DOMPurify from 'dompurify';
import { drawPictures, type FetchPicture } from './draw-pictures.ts';
import { linkFootnotes } from './link-footnotes.ts';
import { htmlOf } from './markdown-rules.ts';

const tags =
  'p br hr h3 h4 h5 h6 ul ol li blockquote pre code em strong del a span table thead tbody tr th td';
const attributes = 'href title start align dir class data-tex data-display data-picture data-note';

/** Pages of the web, mail, and places of this server. */
const addresses = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/i;

/** More formulas than this in one text stay as they were typed. */
const mostFormulas = 300;

/** What the rules call their parts. Any other class is one of the page, which could lay a part over all of it. */
const classes = /^(?:formula|picture|tick|footnotes?|language-.+)$/;

/** Of its own: what colours code has other classes. */
const purifier = DOMPurify(window);
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName !== 'class') return;
  const known = attribute.attrValue.split(/\s+/).filter((each) => classes.test(each));
  attribute.attrValue = known.join(' ');
  if (known.length === 0) attribute.keepAttr = false;
});

const sanitised = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOWED_URI_REGEXP: addresses,
    // What they hold is no address.
    ADD_URI_SAFE_ATTR: [
      'data-tex',
      'data-display',
      'data-picture',
      'data-note',
      'start',
      'align',
      'dir',
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

/** To the web in a page of its own. What leads nowhere, for its address was none, looks like no link. */
const leadAway = (link: HTMLAnchorElement): void => {
  if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes);
  if (!/^https?:/i.test(link.getAttribute('href') ?? '')) return;
  link.target = '_blank';
  // Printed, an address that one reads already is not told again.
  if (link.textContent === link.getAttribute('href')) link.dataset['said'] = '';
  link.rel = 'noopener noreferrer nofollow ugc';
};

const typesetAll = async (into: HTMLElement): Promise<void> => {
  const formulas = [...into.querySelectorAll<HTMLElement>('span.formula')].slice(0, mostFormulas);
  if (formulas.length === 0) return;
  const { typeset } = await import('../math/typeset.ts');
  for (const place of formulas) {
    const tex = place.dataset['tex'] ?? '';
    const source = place.textContent ?? '';
    typeset(place, { tex, source, display: place.dataset['display'] === 'true', isLarge: false });
  }
};

/** Which blocks of code say their language; without one, nothing is loaded that would colour it. */
const colourCode = async (into: HTMLElement): Promise<void> => {
  const blocks = [...into.querySelectorAll('pre > code[class*="language-"]')];
  if (blocks.length === 0) return;
  const { highlightAll } = await import('./highlight-code.ts');
  highlightAll(blocks);
};

/**
 * Draws Markdown into an element: sanitised, without any markup that was typed, formulas set as such, code in colours.
 * What cannot be read as Markdown is drawn as it was typed. Resolves when all is drawn but the
 * pictures, which come when they come; without `fetchPicture` what they show is said instead.
 */
export const drawMarkdown = async (
  into: HTMLElement,
  markdown: string,
  fetchPicture?: FetchPicture,
): Promise<void> => {
  const drawn = drawUnlinked(into, markdown, fetchPicture);
  linkFootnotes(into);
  await drawn;
};

/** The same, with footnotes that do not lead anywhere yet: `linkFootnotes` is still to be called. */
export const drawUnlinked = async (
  into: HTMLElement,
  markdown: string,
  fetchPicture?: FetchPicture,
): Promise<void> => {
  const html = htmlOf(markdown);
  if (html === null) {
    into.textContent = markdown;
    return;
  }
  const drawn = sanitised(html);
  for (const link of drawn.querySelectorAll('a')) leadAway(link);
  into.replaceChildren(drawn);
  if (fetchPicture !== undefined) drawPictures(into, fetchPicture);
  // Without a network the sources stay, and code in one colour, which can be read too.
  await Promise.all([
    typesetAll(into).catch(() => undefined),
    colourCode(into).catch(() => undefined),
  ]);
};
