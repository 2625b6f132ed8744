import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawMarkdown } from './draw-markdown.ts';
import type { FetchPicture } from './draw-pictures.ts';

const here = '/api/file/p1';
const png = new Blob(['x'], { type: 'image/png' });

const draw = async (markdown: string, fetchPicture?: FetchPicture): Promise<HTMLElement> => {
  const into = document.createElement('div');
  await drawMarkdown(into, markdown, fetchPicture);
  return into;
};

const letGo = vi.fn<(address: string) => void>();
beforeEach(() => {
  letGo.mockClear();
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: letGo });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

it('draws a picture of this server from what it fetched, and lets that go', async () => {
  const fetchPicture = vi.fn<FetchPicture>(async () => png);
  const drawn = await draw(`before ![a "tree"](${here}) after`, fetchPicture);
  expect(fetchPicture.mock.calls).toEqual([[here]]);
  await vi.waitFor(() => expect(drawn.querySelector('img')).not.toBeNull());
  const image = drawn.querySelector('img');
  expect(image?.getAttribute('src')).toBe('blob:here');
  expect(image?.alt).toBe('a "tree"');
  image?.dispatchEvent(new Event('load'));
  expect(letGo).toHaveBeenCalledWith('blob:here');
});

it.each([
  'https://evil.example/p.png',
  '//evil.example/api/file/p1',
  '/api/user/getme',
  `${here}/../../user/logout`,
  `${here}?x=1`,
  'data:image/svg+xml,<svg onload=alert(1)>',
  'javascript:alert(1)',
])('fetches nothing from %s', async (address) => {
  const fetchPicture = vi.fn<FetchPicture>(async () => png);
  const drawn = await draw(`![a](<${address}>)`, fetchPicture);
  expect(fetchPicture).not.toHaveBeenCalled();
  expect(drawn.querySelector('img, .picture')).toBeNull();
});

it.each([
  ['cannot be had', async () => null],
  ['fails', () => Promise.reject(new Error('away'))],
  ['is none', async () => new Blob(['<p>'], { type: 'text/html' })],
])('says what a picture shows where it %s', async (_why, fetchPicture: FetchPicture) => {
  const drawn = await draw(`![a tree](${here})`, fetchPicture);
  const place = drawn.querySelector<HTMLElement>('.picture');
  await vi.waitFor(() => expect(place?.dataset['state']).toBe('missing'));
  expect(place?.textContent).toBe('a tree');
  expect(drawn.querySelector('img')).toBeNull();
});

it('says what pictures show where none are fetched', async () => {
  expect((await draw(`![a tree](${here})`)).textContent?.trim()).toBe('a tree');
});

it('fetches sixty pictures of a text, not a thousand', async () => {
  const fetchPicture = vi.fn<FetchPicture>(async () => null);
  await draw(`![a](${here})\n`.repeat(1_000), fetchPicture);
  expect(fetchPicture).toHaveBeenCalledTimes(60);
});
