import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Peer } from '../../server/test/connect.ts';
import { buildPoll } from '../../server/test/live-stage.ts';
import { axeFaults } from './axe.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { logIn } from './shell-acts.ts';

/* One host, one screen, one phone in the hand, and others: reactions, and “I am lost”. */

let stage: ModeratorStage;
let host: Page;
let wall: Page;
let phone: Page;
let room: { roomId: string; code: string };
const others: Peer[] = [];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = () => host.getByRole('region', { name: 'How it goes' });

beforeAll(async () => {
  stage = await openModeratorStage();
  const pollid = await stage.addPoll(buildPoll({ title: 'Monday' }));
  host = await stage.page(await stage.context());
  await logIn(host, stage.url);
  await host.goto(`${stage.url}/tools/polltime/startpoll/${pollid}`);
  const way = (await host.getByRole('link', { name: 'Open projector' }).getAttribute('href')) ?? '';
  for (let count = 0; count < 7; count += 1) {
    const peer = await connect(stage.url);
    others.push(peer);
    const joined = await peer.ask('room:join', { room: { code: way.slice('/screen/'.length) } });
    ({ room } = joined);
  }
  await button(host, 'Open voting').first().click();
  wall = await stage.page(await stage.context({ width: 1920, height: 1080 }));
  await wall.goto(stage.url + way);
  await wall.getByText('Question q1').first().waitFor();
  phone = await stage.page(await stage.context({ width: 390, height: 844 }));
  await phone.goto(stage.url + way.replace('/screen/', '/j/'));
  await button(phone, 'I am lost').waitFor();
});
afterAll(async () => {
  for (const peer of others) peer.close();
  await stage.close();
});
afterEach(() => expect(stage.complaints()).toEqual([]));

test('by keyboard alone: lost, and the host sees how many and what part of the room', async () => {
  await button(phone, 'I am lost').focus();
  await phone.keyboard.press('Enter');
  await phone.getByText('Told without your name').waitFor();
  await panel().getByText('13 % of who is here').waitFor();
  await others[0]!.ask('pulse:lost', { roomId: room.roomId, lost: true });
  await panel().getByText('25 % of who is here').waitFor();
  await panel()
    .getByRole('img', { name: /at most 2 people lost/ })
    .waitFor();
  expect(await phone.locator('.phone-pulse').textContent()).not.toContain('2');
});

test('it outlasts a reload, also of the host’s page, and is taken back', async () => {
  await phone.reload();
  await button(phone, 'I am back').click();
  await button(phone, 'I am lost').waitFor();
  await host.reload();
  await panel().getByText('13 % of who is here').waitFor();
  await panel()
    .getByRole('img', { name: /at most 2 people lost/ })
    .waitFor();
});

test('reactions reach the host, and the projector only once the host shows them there', async () => {
  await button(phone, 'React').click();
  await button(phone, 'Applause').click();
  await phone.getByText('Applause sent').waitFor({ state: 'attached' });
  await panel().getByText('Applause: 1').waitFor({ state: 'attached' });
  expect(await wall.locator('.screen-pulse').count()).toBe(0);
  await panel().getByText('What phones can send').click();
  await panel()
    .getByRole('switch', { name: /on the projector/ })
    .click();
  await wall.locator('.screen-pulse').waitFor({ state: 'attached' });
  await button(phone, 'Heart').click();
  await wall.locator('.screen-pulse > svg').waitFor({ state: 'attached' });
  // It stays in the margin, where there is never a word.
  const box = (await wall.locator('.screen-pulse').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(1848);
  expect(box.x + box.width).toBeLessThanOrEqual(1920);
});

test('what is asked is not covered, on the smallest phone too', async () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await phone.setViewportSize(size);
    const bar = (await phone.locator('.phone-pulse').boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(size.height + 1);
    for (const each of await phone.locator('.phone-pulse button').all()) {
      const { x, width, height } = (await each.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(size.width);
    }
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(size.width);
  }
  await phone.setViewportSize({ width: 390, height: 844 });
});

test('axe finds nothing, on the phone, the desk and the wall', async () => {
  expect(await axeFaults(phone)).toEqual([]);
  await phone.keyboard.press('Escape');
  expect(await axeFaults(phone)).toEqual([]);
  expect(await axeFaults(host)).toEqual([]);
  expect(await axeFaults(wall)).toEqual([]);
  await wall.locator('.screen-pulse-counts').waitFor({ state: 'attached' });
});

test('what the host switches off is gone from the phones at once', async () => {
  await panel()
    .getByRole('switch', { name: /“I am lost”/ })
    .click();
  await button(phone, 'I am lost').waitFor({ state: 'detached' });
  await button(phone, 'React').waitFor();
  await panel().getByRole('switch', { name: 'Reactions', exact: true }).click();
  await phone.locator('.phone-pulse').waitFor({ state: 'detached' });
});
