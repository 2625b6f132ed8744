import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../test/a-pdf.ts';
import { axeFaults } from './axe.ts';
import { press, tokenOf } from './page-acts.ts';
import { openPeopleStage, type PeopleStage } from './people-stage.ts';
import { addTopic, callsOf } from './stage-acts.ts';

/*
 * A moderator says what was done in a week, with a PDF; a student reads it on a phone, marks words of it and
 * shares a note; both write in the margin of an article, and the notes stay with their words when it is changed.
 */

let stage: PeopleStage;
/** Who teaches, on a laptop. */
let mira: Page;
/** Who reads, on a phone. */
let jonas: Page;
let space: { readonly moduleid: string; readonly topicid: string };
const articleid = 'article'.padEnd(22, '-');

beforeAll(async () => {
  stage = await openPeopleStage();
  ({ mira, jonas } = await stage.pagesOfBoth());
  space = await addTopic(callsOf(stage.url), await tokenOf(mira), 'Algorithms', 'Sorting');
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const topicPath = (): string => `${stage.url}/space/${space.moduleid}/topic/${space.topicid}`;

/** Selects words of the page, as somebody does with a pointer: they stand in one piece of its text. */
const select = (page: Page, words: string): Promise<void> =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      const at = node.textContent?.indexOf(wanted) ?? -1;
      const isNote = node.parentElement?.closest('[data-no-notes]') !== null;
      if (at === -1 || isNote) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`Nobody reads: ${wanted}`);
  }, words);

/** What the browser marks in a colour. */
const markedIn = (page: Page, colour: string): Promise<string[]> =>
  page.evaluate((name) => [...(CSS.highlights.get(`note-${name}`) ?? [])].map(String), colour);

/** Saves what is written of the article, and publishes it. */
const publish = async (text: string, revision: number): Promise<void> => {
  const headers = {
    authorization: `Bearer ${await tokenOf(mira)}`,
    'content-type': 'application/json',
  };
  const content = { title: 'Heaps', text, authors: ['Mira'], source: '' };
  const body = JSON.stringify({ moduleid: space.moduleid, content, revision });
  const edit = `${stage.url}/api/article/edit/${articleid}`;
  const saved = await fetch(edit, { method: 'PUT', headers, body });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const told = await fetch(`${stage.url}/api/article/publish/${articleid}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ revision: revision + 1 }),
  });
  expect(told.status, await told.clone().text()).toBe(200);
};

const firstText =
  '# A heap\n\nA heap is a tree in which no child is larger than its parent.\n\n' +
  'It lies in a list without any pointers. Its root is the largest of all.\n\n' +
  '## Sorting\n\nThe root is taken away again and again, and the last leaf takes its place.\n';

test('what was done is written down, with a paper and a file', async () => {
  await mira.goto(topicPath());
  await press(mira, 'Add what was done');
  await mira.getByRole('textbox', { name: 'What was done' }).fill('We **merged** lists.');
  await mira.getByLabel(/^Choose files/).setInputFiles([
    {
      name: 'Merge_sort.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        aPdf(['Merge sort is stable.\nQuicksort is not stable.', 'Another page says more.']),
      ),
    },
    { name: 'lists.csv', mimeType: 'text/csv', buffer: Buffer.from('1,2,3') },
  ]);
  await expect.poll(() => mira.getByText('Sent', { exact: true }).count()).toBe(2);
  expect(await axeFaults(mira)).toEqual([]);
  await press(mira, 'Save');
  await mira.getByRole('link', { name: /^Merge sort/ }).waitFor();
  await mira.getByText('2 pages').waitFor();
  expect(await axeFaults(mira)).toEqual([]);
});

test('a student marks words of the paper on a phone, and shares a note', async () => {
  await jonas.goto(topicPath());
  await jonas.getByRole('link', { name: /^Merge sort/ }).click();
  await jonas.getByRole('heading', { name: 'Merge sort' }).waitFor();
  await jonas.locator('.book-text').getByText('Quicksort is not stable.').waitFor();
  await select(jonas, 'not stable');
  await press(jonas, 'Mark in yellow');
  await expect.poll(() => markedIn(jonas, 'yellow')).toEqual(['not stable']);
  await select(jonas, 'sort is stable');
  await press(jonas, 'Write a note');
  await jonas.getByRole('textbox', { name: 'Note' }).fill('As in the *lecture*');
  await jonas.getByText('Pink', { exact: true }).click();
  await jonas.getByLabel(/^Share with the space/).check();
  await press(jonas, 'Save');
  await jonas.getByText('As in the lecture').waitFor();
  await expect.poll(() => markedIn(jonas, 'pink')).toEqual(['sort is stable']);
  expect(await axeFaults(jonas)).toEqual([]);
  await press(jonas, 'Close');
});

test('others read what is shared, beside the pages, and nothing else', async () => {
  await mira.getByRole('link', { name: /^Merge sort/ }).click();
  const notes = mira.getByRole('complementary', { name: 'Notes' });
  await notes.getByText('As in the lecture').waitFor();
  expect(await notes.getByRole('article').count()).toBe(1);
  await expect.poll(() => markedIn(mira, 'pink')).toEqual(['sort is stable']);
  expect(await markedIn(mira, 'yellow')).toEqual([]);
  expect(await axeFaults(mira)).toEqual([]);
});

test('an article has notes in its margin, made by keys too, which stay with their words', async () => {
  await publish(firstText, 0);
  await mira.goto(`${stage.url}/article/${articleid}`);
  await mira.getByRole('heading', { name: 'A heap' }).waitFor();
  await mira.getByRole('complementary', { name: 'Notes' }).waitFor();
  await select(mira, 'without any pointers');
  await press(mira, 'Mark in green');
  await expect.poll(() => markedIn(mira, 'green')).toEqual(['without any pointers']);
  await mira.keyboard.press('n');
  await mira.getByRole('toolbar', { name: 'Choose the words for a note' }).waitFor();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await mira.keyboard.press(key);
  await mira.keyboard.type('Why?');
  await mira.keyboard.press('Control+Enter');
  await mira.getByText('Why?', { exact: true }).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await publish(
    firstText
      .replace('# A heap', '# A heap\n\nA word before all others.')
      .replace('without any pointers', 'without pointers of any kind')
      .replace('tree in which', 'complete tree in which'),
    2,
  );
  await mira.reload();
  await expect.poll(() => markedIn(mira, 'green')).toEqual([expect.stringMatching(/^without/)]);
  await mira.getByText('Why?', { exact: true }).waitFor();
});

test('the article is a paper of a week, too, with the same notes', async () => {
  await mira.goto(topicPath());
  await press(mira, 'Edit');
  await mira.getByLabel('An article of this space').selectOption({ label: 'Heaps' });
  await press(mira, 'Save');
  await mira.getByRole('link', { name: /^Heaps/ }).click();
  await mira.getByText('Why?', { exact: true }).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
});
