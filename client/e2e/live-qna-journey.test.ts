import { liveQna } from '@sets/shared/question/kinds/live-qna.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { enter } from './kind-stage.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { somePoll } from './phone-stage.ts';
import { logIn } from './shell-acts.ts';

/* One host, one screen, two phones: from a topic to the written answer afterwards. */

const phoneSize = { width: 390, height: 844 };
let stage: ModeratorStage;
/** The page of the topic. */
let topic: string;
let host: Page;
let screen: Page;
let phones: readonly { readonly context: BrowserContext; readonly page: Page }[];
let ann: Page;
let ben: Page;

beforeAll(async () => {
  stage = await openModeratorStage();
  host = await stage.page(await stage.context());
  await logIn(host, stage.url);
  await host.getByRole('banner').getByRole('link', { name: 'Create Space' }).click();
  await host.getByLabel('Title').fill('Algorithms');
  await host.getByRole('button', { name: 'Create Space' }).click();
  await host.getByLabel('Add a topic').fill('Sorting');
  await host.keyboard.press('Enter');
  await host.getByRole('link', { name: 'Sorting' }).click();
  await host.getByRole('heading', { level: 1, name: 'Sorting' }).waitFor();
  topic = host.url();
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const askOn = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Ask a question').fill(text);
  await button(page, 'Ask').click();
};
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();

test('from the topic to the wall, with two phones', async () => {
  await button(host, 'New live Q&A').click();
  await button(host, 'Create').click();
  await host.getByRole('link', { name: 'Present Your questions' }).click();
  const link = host.getByRole('link', { name: 'Open projector' });
  const wall = (await link.getAttribute('href')) ?? '';
  screen = await stage.page(await stage.context({ width: 1920, height: 1080 }));
  await screen.goto(stage.url + wall);
  await says(screen, 'What do you want to ask?');
  const open = async () => {
    const context = await stage.context(phoneSize);
    const page = await stage.page(context);
    await page.goto(stage.url + wall.replace('/screen/', '/j/'));
    await page.getByLabel('Ask a question').waitFor();
    return { context, page };
  };
  phones = [await open(), await open()];
  [ann, ben] = [phones[0]!.page, phones[1]!.page];
  expect(await axeFaults(ann)).toEqual([]);
});

test('what one asks, others vote for; the field is free again, and the wall shows it', async () => {
  await askOn(ann, 'Is it bounded?');
  await says(ann, 'On show for everybody');
  expect(await ann.getByLabel('Ask a question').inputValue()).toBe('');
  await button(ben, /^Vote for: Is it bounded\?/).click();
  await says(ann, 'On show for everybody, 1 vote');
  await says(screen, '1 person has voted');
  await screen.getByText('Is it bounded?').first().waitFor();
  // A second tap takes it back, and a reload knows what was voted.
  await ben.reload();
  const vote = button(ben, /^Vote for: Is it bounded\?/);
  await ben.locator('.qna-vote[aria-pressed="true"]').waitFor();
  await vote.click();
  await says(ann, 'On show for everybody, 0 votes');
  await vote.click();
  await says(ann, 'On show for everybody, 1 vote');
  for (const page of [ann, host, screen]) expect(await axeFaults(page)).toEqual([]);
});

test('what is asked without a network is kept, also over a reload, and goes out once there is one', async () => {
  await phones[0]!.context.setOffline(true);
  await ann.locator('.phone-head[data-offline="true"]').waitFor({ timeout: 60_000 });
  await askOn(ann, 'Asked in a tunnel?');
  await says(ann, 'Saved here, sent when the connection is back');
  await phones[0]!.context.setOffline(false);
  await button(ben, /^Vote for: Asked in a tunnel\?/).waitFor({ timeout: 60_000 });
  await ann.reload();
  await says(ann, 'Asked in a tunnel?');
  expect(await ben.getByText('Asked in a tunnel?').count()).toBe(1);
  // The browser says so itself; that is part of this.
  const others = stage.complaints().filter((each) => !each.includes('INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
});

test('the host lets through, puts on the wall, and marks as answered, by keys too', async () => {
  await host.getByRole('switch', { name: 'Look at questions first' }).click();
  // The desk tells phones that new questions wait.
  await host.getByRole('switch', { name: 'Look at questions first', checked: true }).waitFor();
  await askOn(ben, 'Is this one looked at?');
  await says(ben, 'Received. A host looks at it first');
  expect(await ann.getByText('looked at?').count()).toBe(0);
  expect(await screen.getByText('looked at?').count()).toBe(0);
  await button(host, /^Waiting/).click();
  await button(host, 'Show to everybody').click();
  await button(ann, /^Vote for: Is this one looked at\?/).waitFor();
  await button(host, /^Open/).click();
  await host.getByText('Is it bounded?').first().waitFor();
  // The keys are about the question that was touched last; this one is on top.
  for (let at = 0; at < 3; at += 1) await host.keyboard.press('ArrowUp');
  await host.keyboard.press('w');
  await screen.locator('.qna-wall-one', { hasText: 'Is it bounded?' }).waitFor();
  await says(ann, 'On the big screen now');
  await host.keyboard.press('a');
  await screen.locator('.qna-wall-one').waitFor({ state: 'detached' });
  await says(ann, 'Answered');
});

test('after the end, what stayed unanswered is answered in writing, and read by whoever asked', async () => {
  await button(host, 'End').click();
  await host.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await says(host, 'The questions are over');
  await says(ann, 'The questions are over.');
  // The way to what waits stands at the end, and leads to the list in the topic.
  await host.getByRole('link', { name: /^Answer the (one that waits|\d+ that wait)$/ }).click();
  const toAnswer = host.getByRole('button', { name: 'Answer: Asked in a tunnel?' });
  await toAnswer.waitFor();
  expect(new URL(host.url()).pathname).toBe(new URL(topic).pathname);
  await toAnswer.click();
  await host.getByLabel('Your answer to: Asked in a tunnel?').fill('Yes. Heard it all the same.');
  await button(host, 'Save the answer').click();
  await button(host, 'Show what is answered').click();
  await ann.getByRole('link', { name: 'Open your own page' }).click();
  await says(ann, 'Yes. Heard it all the same.');
  expect(await axeFaults(ann)).toEqual([]);
  await ben.getByRole('link', { name: 'Open your own page' }).click();
  await says(ben, 'Is this one looked at?');
  expect(await ben.getByText('Heard it all').count()).toBe(0);
});

/** A poll of this topic that begins with a place for a live Q&A, presented in a room of its own. */
const presentSlot = async (): Promise<void> => {
  const [, moduleid = '', topicid = ''] = /space\/([^/]+)\/topic\/([^/?]+)/.exec(topic) ?? [];
  const slot = { ...liveQna.blank(() => 'slot'), text: 'What is still unclear?' };
  const { questions } = somePoll();
  const poll = somePoll({ moduleid, topicid, title: 'Week 5', questions: [slot, ...questions] });
  await host.goto(`${stage.url}/tools/polltime/startpoll/${await stage.addPoll(poll)}`);
  const link = host.getByRole('link', { name: 'Open projector' });
  const wall = (await link.getAttribute('href')) ?? '';
  await screen.goto(stage.url + wall);
  await ann.goto(stage.url + wall.replace('/screen/', '/j/'));
  await says(ann, 'You are in.');
  await host.keyboard.press('Space');
  await says(screen, 'Ask your questions');
  await says(ann, 'You can ask your questions here in a moment.');
};

test('a poll holds one: by keys there and back, twice, over reloads, and nothing asked is lost', async () => {
  await presentSlot();
  for (const page of [ann, host, screen]) expect(await axeFaults(page)).toEqual([]);
  await button(host, 'Open the live Q&A').waitFor();
  await host.keyboard.press('Space');
  await screen.getByRole('heading', { name: 'What do you want to ask?' }).waitFor();
  await says(screen, 'What is still unclear?');
  await askOn(ann, 'Asked within a poll?');
  await says(screen, 'Asked within a poll?');
  await host.reload();
  await button(host, 'Back to Week 5').waitFor();
  for (const page of [ann, host, screen]) expect(await axeFaults(page)).toEqual([]);
  await enter(button(host, 'Back to Week 5'));
  for (const page of [ann, screen]) await says(page, 'What does a binary search cost?');

  await host.getByRole('button', { name: 'Open voting' }).waitFor();
  await host.keyboard.press('ArrowLeft');
  await enter(button(host, 'Open the live Q&A again'));
  await says(ann, 'Asked within a poll?');
  await ann.reload();
  for (const page of [ann, screen]) await says(page, 'Asked within a poll?');
  await enter(button(host, 'Back to Week 5'));
  await ann.reload();
  for (const page of [ann, screen]) await says(page, 'What does a binary search cost?');

  await button(host, 'End poll …').click();
  await host.getByRole('dialog').getByRole('button', { name: 'End poll' }).click();
  await host.getByRole('link', { name: 'See the results' }).click();
  const held = host.getByRole('region', { name: 'Live Q&A held in it' });
  await held.getByRole('link', { name: 'What is still unclear?', exact: true }).waitFor();
  expect(await axeFaults(host)).toEqual([]);
  await held.getByRole('link').click();
  await says(host, 'Asked within a poll?');
});
