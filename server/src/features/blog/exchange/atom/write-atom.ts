import { hash } from 'node:crypto';
import { xmlHead, xmlText } from '../../../material/exchange/exports/xml-text.ts';

interface AtomEntry {
  readonly id: string;
  readonly address: string;
  readonly title: string;
  readonly author: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly tags: readonly string[];
  readonly summary: string;
  /** Null where it is read on its page alone. */
  readonly html: string | null;
}

interface AtomFeed {
  readonly id: string;
  readonly title: string;
  /** Of all entries, where they are of one person. */
  readonly author: string | null;
  readonly updatedAt: Date;
  /** Of the feed itself, and of the page that it stands for. */
  readonly self: string;
  readonly page: string;
  readonly entries: readonly AtomEntry[];
}

/** A name for good, wherever the server is reached; it tells nothing of what it is made of. */
export const atomId = (of: string): string => {
  const digits = hash('sha256', `sets atom ${of}`, 'hex');
  // As those are written that are made by a way of one's own.
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
};

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`;

const person = (name: string): string => `<author>${element('name', name)}</author>`;

const link = (rel: string, type: string, address: string): string =>
  `<link rel="${rel}" type="${type}" href="${xmlText(address)}"/>`;

const entryOf = (entry: AtomEntry): string =>
  [
    '<entry>',
    element('id', entry.id),
    element('title', entry.title),
    element('published', entry.publishedAt.toISOString()),
    element('updated', entry.updatedAt.toISOString()),
    person(entry.author),
    link('alternate', 'text/html', entry.address),
    ...entry.tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    element('summary', entry.summary, ' type="text"'),
    entry.html === null ? '' : element('content', entry.html, ' type="html"'),
    '</entry>\n',
  ].join('');

/** A feed as RFC 4287 has it. */
export const writeAtom = (feed: AtomFeed): string =>
  [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom">\n`,
    element('id', feed.id),
    element('title', feed.title),
    element('updated', feed.updatedAt.toISOString()),
    feed.author === null ? '' : person(feed.author),
    link('self', 'application/atom+xml', feed.self),
    link('alternate', 'text/html', feed.page),
    element('generator', 'Sets'),
    '\n',
    ...feed.entries.map(entryOf),
    '</feed>\n',
  ].join('');
