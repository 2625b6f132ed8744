import { countAddresses, isTooMuch } from '@sets/shared/core/markdown/markdown-bounds.ts';
import { Marked, type RendererObject } from 'marked';
import { markup } from '../../../../core/markup.ts';

/** A post that is drawn for programs of readers. */
export interface PostSource {
  /** Markdown. */
  readonly text: string;
  /** Where it is read on this server. */
  readonly address: string;
}

const escaped = (text: string): string => markup`${text}`.text;

/** An address that a reader elsewhere can follow; null where it is none, or does something. */
const followed = (href: string, from: string): string | null => {
  const url = URL.parse(href, from);
  if (url === null || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  return url.href;
};

const linked = (href: string | null, shown: string): string =>
  href === null ? shown : `<a href="${escaped(href)}" rel="nofollow noopener ugc">${shown}</a>`;

/** Readers elsewhere have no session: a picture of this server is a link to the post that shows it. */
const addressOfPicture = (href: string, post: string): string | null => {
  const address = followed(href, post);
  return address !== null && new URL(address).origin === new URL(post).origin ? post : address;
};

const rendererOf = (post: string): RendererObject => ({
  // What looks like markup is what somebody typed.
  html: ({ text }) => escaped(text),
  link({ href, tokens }) {
    return linked(followed(href, post), this.parser.parseInline(tokens));
  },
  image: ({ href, text }) => {
    const address = addressOfPicture(href, post);
    return linked(address, escaped(text.trim() === '' ? '🖼' : text));
  },
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
});

/** A text as it was typed, as HTML. */
export const typedHtml = (text: string): string => `<pre>${escaped(text)}</pre>`;

/**
 * Markdown as HTML in which nothing is but what Markdown makes: no markup that was typed, no picture, no address
 * that does something. What cannot be read as Markdown stays as it was typed.
 */
export const postHtml = ({ text, address }: PostSource): string => {
  if (isTooMuch(text)) return typedHtml(text);
  const marked = new Marked({
    gfm: true,
    breaks: true,
    async: false,
    renderer: rendererOf(address),
  });
  try {
    return marked.parse(text, { async: false, walkTokens: countAddresses() });
  } catch {
    // It gives up where it would never end, or comes to too much.
    return typedHtml(text);
  }
};
