import { product } from '@sets/shared/core/product.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onLetterhead } from './letterhead.ts';
import { type Letter, mailOf } from './mail-layout.ts';

const paper = { from: 'Sets <no-reply@sets.example>', support: 'help@school.example' };

const buildLetter = (overrides: Partial<Letter> = {}): Letter => ({
  to: 'ada@school.example',
  subject: 'A subject',
  heading: 'A heading',
  paragraphs: ['The first paragraph.', 'The second paragraph.'],
  code: '483920',
  action: { label: 'Set a password', url: 'https://sets.school.example/resetpassword/abc' },
  footnote: 'A footnote.',
  ...overrides,
});

const written = (overrides?: Partial<Letter>) =>
  onLetterhead(mailOf(buildLetter(overrides)), paper);

test('text and HTML say the same', () => {
  const { text, html } = written();
  const said = [
    'A heading',
    'The first paragraph.',
    'The second paragraph.',
    '483920',
    'Set a password',
    'https://sets.school.example/resetpassword/abc',
    'A footnote.',
    product.name,
    product.tagline,
    'help@school.example',
  ];
  for (const each of said) {
    expect(text).toContain(each);
    expect(html).toContain(each);
  }
});

test('the code is one run of characters, so that it is copied whole', () => {
  expect(written().html).toContain('>483920</span>');
  expect(written().text).toMatch(/^ {4}483920$/m);
});

test('HTML needs nothing from elsewhere, tracks nobody, and knows its language and dark mode', () => {
  const { html } = written();
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import/i);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme:dark');
});

test('the summary comes first, for lists of mails', () => {
  const { html } = written();
  const body = html.slice(html.indexOf('<body'));
  expect(body.indexOf('The first paragraph.')).toBeLessThan(body.indexOf(product.name));
});

test('whatever is typed is shown as it was typed', () => {
  const tags = /<\/?[a-z][^>]*>/gi;
  const plain = written({ heading: 'x', paragraphs: ['x'], footnote: 'x', code: 'x' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const { html, text } = written({
        heading: typed,
        paragraphs: [typed],
        footnote: typed,
        code: typed,
      });
      expect(html.match(tags)).toEqual(plain.html.match(tags));
      expect(text).toContain(typed);
    }),
  );
});

test('a button leads to a web address and to nothing that a browser would run', () => {
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    '/resetpassword/abc',
    'file:///x',
  ]) {
    expect(() => mailOf(buildLetter({ action: { label: 'Open', url } }))).toThrow(TypeError);
  }
});
