import type { SearchHit } from '@sets/shared/search/search.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const all: readonly Size[] = ['phone', 'laptop', 'projector'];

const hit = (kind: SearchHit['kind'], title: string, id: string): SearchHit => ({
  kind,
  moduleid: 'm1',
  topicid: kind === 'topic' || kind === 'question' ? id : null,
  questionid: kind === 'question' ? id : null,
  articleid: kind === 'article' ? id : null,
  title,
  space: 'Algorithms and Data Structures',
});

const hits = [
  hit('space', 'Algorithms and Data Structures', 's1'),
  hit('topic', 'Sorting by merging', 't1'),
  hit('topic', 'Sorting in linear time: counting, radix and bucket sort', 't2'),
  hit('question', 'Why does merge sort need a second array, and when may it do without?', 'q1'),
  hit('question', 'Is every sorting algorithm stable?', 'q2'),
  hit('article', 'How sorting came to machines', 'a1'),
];
const many = Array.from({ length: 20 }, (_, i) =>
  hit(
    'question',
    `Sorting question ${i + 1}: Donaudampfschifffahrtselektrizitätenhauptbetriebswerk`,
    `q${i}`,
  ),
);

/** `?` in a pattern of Playwright's is any character. */
const address = (q: string): string => `/api/search?q=${q}`;

/** Types into whichever field there is. */
const typing =
  (typed: string, until: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.type(`/${typed}`);
    await page.locator(until).first().waitFor();
  };

/** The search in the bar: found, overfull, nothing, and failed. */
export const photographSearch = async (camera: Camera, product: Product): Promise<void> => {
  const scene = { path: '/', sizes: all, until: 'h1', as: product.lecturer };
  const answers = {
    [address('sort')]: { hits, next: null },
    [address('question')]: { hits: many, next: 'there' },
    [address('xylophone')]: { hits: [], next: null },
  };
  const sizes = ['small', 'phone', 'laptop'] as const;
  await camera.take({ ...scene, sizes, name: 'search-bar' });
  const found = '[role=option]';
  await camera.take({ ...scene, name: 'search-found', answers, before: typing('sort', found) });
  await camera.take({ ...scene, name: 'search-many', answers, before: typing('question', found) });
  const nothing = typing('xylophone', 'text=Nothing found');
  await camera.take({ ...scene, name: 'search-nothing', answers, before: nothing });
  const failed = async (page: Page): Promise<void> => {
    await page.route('**/api/search?*', (route) => route.abort());
    await typing('sort', 'text=did not work')(page);
  };
  await camera.take({ ...scene, name: 'search-failed', before: failed });
};
