import {
  discussionFeedName,
  discussionKind,
  type DiscussionPlace,
  reactions,
} from '@sets/shared/discussion/discussion.contract.ts';
import { setTimeout } from 'node:timers/promises';
import type { Session } from '@sets/shared/account/account.contract.ts';
import type { Page } from 'playwright-core';
import { Connection } from '../load/connection.ts';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';
import { addSpace, longTitle, longWord, usualTopics } from './space-scenes.ts';

const all: readonly Size[] = ['small', 'phone', 'laptop', 'projector'];
const both: readonly Size[] = ['phone', 'laptop'];

const usual = [
  'Is the exercise sheet due on Friday at noon?',
  'At 23:59, as always.',
  'Why is $O(n \\log n)$ the best that a comparison sort can do?',
  'Because a tree with $n!$ leaves is at least $\\log_2 n!$ high:\n\n$$\\log_2 n! = \\Theta(n \\log n)$$',
  '👍',
  '🎉🎉🎉',
  'لماذا لا يمكن أن نبحث في قائمة غير مرتبة بسرعة؟',
  '`binarySearch(list, key)` gives the *place*, not the item. See\n\n```ts\nconst at = binarySearch(list, key);\nif (at < 0) return null; // and then a very long comment that no phone is wide enough to show in one line\nreturn list[at];\n```',
  longWord,
  `https://uni.example/courses/algorithms/week-3/${longWord.toLowerCase()}?with=a&long=address`,
  '> What happens when two keys are equal?\n\nThe sort keeps their order:\n\n1. look at the left\n2. then at the right\n\n| left | right |\n|---|---|\n| 1 | 1 |',
  'Ok',
] as const;

/** Somebody in a discussion, who writes. */
export const enter = async (product: Product, person: Session, at: DiscussionPlace) => {
  const port = Number(new URL(product.url).port);
  const connection = await Connection.open({ port, token: person.token });
  const entered = await connection.request('place:enter', { kind: discussionKind, at });
  if (!entered.ok) throw new Error(entered.error.msg);
  const ref = { roomId: entered.data.roomId, feed: discussionFeedName };
  let attempts = 0;
  return async (text: string, replyTo: number | null = null): Promise<number> => {
    attempts += 1;
    const item = { do: 'write', text, replyTo, mentions: [] };
    const given = { ...ref, attempt: `a${attempts}`, item };
    for (;;) {
      const told = await connection.request('feed:post', given);
      if (told.ok) return told.data.id;
      const { code, msg, retryInMs = 0 } = told.error;
      if (code !== 'RATE_LIMITED') throw new Error(`${code}: ${msg}`);
      // Nobody writes two hundred messages in a second; but a picture is to be of so many.
      await setTimeout(retryInMs);
    }
  };
};

/** 200 messages of three people; the last ones are answered, reacted to and pinned. */
const fill = async (product: Product, place: DiscussionPlace): Promise<void> => {
  const { call, lecturer, student, admin } = product;
  const people = [student, lecturer, admin];
  const writers = await Promise.all(people.map((person) => enter(product, person, place)));
  const say = (who: number, text: string, replyTo: number | null = null): Promise<number> =>
    writers[who % writers.length]?.(text, replyTo) ?? Promise.reject(new Error('Nobody.'));
  let last = 0;
  for (let at = 0; at < 197; at += 1) {
    const text = usual[at % usual.length] ?? '';
    last = await say(Math.floor(at / 2), text, at % 9 === 8 ? last : null);
  }
  const id = await say(1, 'The midterm covers **weeks 1 to 6**, and is in the large hall.');
  await say(0, 'Thank you!', id);
  for (const [at, { token }] of people.entries()) {
    for (const reaction of reactions.slice(0, 6 - at)) {
      const body = { place, id, reaction, on: true };
      await call('PUT', '/api/module/reacttomessage', { token, body });
    }
  }
  const body = { place, id, pinned: true };
  await call('PUT', '/api/module/pinmessage', { token: lecturer.token, body });
};

const actOn =
  (name: string) =>
  async (page: Page): Promise<void> => {
    const message = page
      .getByRole('article', { name: 'Dr. Mira Okafor' })
      .filter({ hasText: 'The midterm covers' });
    await message.hover();
    await message.getByRole('button', { name: /What to do/ }).click();
    if (name !== '') await page.getByRole('button', { name, exact: true }).click();
  };

const settled = async (page: Page): Promise<void> => {
  await page.getByText('Thank you!').last().waitFor();
  await page.getByText('The midterm covers').last().waitFor();
};

const olderOnes = async (page: Page): Promise<void> => {
  await settled(page);
  await page.getByRole('log').evaluate((log) => {
    log.scrollTop = log.scrollHeight / 2;
  });
  await page.locator('article .katex').first().waitFor();
};

const offline = async (page: Page): Promise<void> => {
  await settled(page);
  await page.context().setOffline(true);
  await page.getByText('No connection.').waitFor({ timeout: 60_000 });
  await page.getByLabel('Your message').fill('Was this written in the tunnel?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Saved on this device').waitFor();
};

const writing = async (page: Page): Promise<void> => {
  await settled(page);
  await page
    .getByLabel('Your message')
    .fill('Line by line,\n\nand **bold**\nand $x^2$\n- one\n- two');
};

/** Chats and portals: empty, full, muted, offline, to who reads, writes and moderates. */
export const photographDiscussions = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('discussion')) return;
  const { call, lecturer, student } = product;
  const title = longTitle.slice(0, 120);
  const { moduleid, topics } = await addSpace(product, { title, topics: usualTopics });
  const [first, second] = topics;
  const portal = (topicid = ''): string => `/module/${moduleid}/topic/${topicid}/portal/discussion`;
  const chat = `/modulechat/${moduleid}`;
  const empty = { path: portal(second?.topicid), until: 'h2', sizes: both };
  await camera.take({ ...empty, name: 'discussion-empty', as: student });
  await camera.take({ ...empty, name: 'discussion-empty-visitor' });

  await fill(product, { moduleid });
  await fill(product, { moduleid, topicid: first?.topicid ?? '' });
  const full = { path: chat, until: 'article', sizes: all, before: settled } as const;
  await camera.take({ ...full, name: 'discussion-chat', as: student });
  await camera.take({ ...full, name: 'discussion-chat-visitor', sizes: both });
  await camera.take({ ...full, name: 'discussion-older', as: student, before: olderOnes });
  const topic = { ...full, path: portal(first?.topicid), as: lecturer };
  await camera.take({ ...topic, name: 'discussion-portal' });
  const own = { ...topic, sizes: both };
  await camera.take({ ...own, name: 'discussion-acts', before: actOn('') });
  await camera.take({ ...own, name: 'discussion-delete', before: actOn('Delete') });
  await camera.take({ ...own, name: 'discussion-answer', before: actOn('Answer') });
  await camera.take({ ...own, name: 'discussion-writing', alone: true, before: writing });
  const order = async (page: Page): Promise<void> => {
    await settled(page);
    await page.getByRole('button', { name: 'Keep order' }).click();
    await page.getByLabel(/Pause between/).waitFor();
  };
  const away = { ...full, sizes: both, as: student, alone: true };
  await camera.take({ ...away, name: 'discussion-offline', before: offline });
  const { token } = lecturer;
  const body = { moduleid, userid: student.userid, minutes: 60 };
  await call('PUT', '/api/module/mutediscussant', { token, body });
  await call('PUT', '/api/module/slowdiscussion', { token, body: { moduleid, seconds: 60 } });
  await camera.take({ ...full, name: 'discussion-muted', as: student, sizes: both });
  await camera.take({ ...own, name: 'discussion-order', before: order });
};
