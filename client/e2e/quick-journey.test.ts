import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Peer } from '../../server/test/connect.ts';
import { axeFaults } from './axe.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { logIn } from './shell-acts.ts';

/* A question in two taps, from a page that has nothing to do with polls. */

let stage: ModeratorStage;
let host: Page;
let phone: Peer | undefined;
let taps = 0;

beforeAll(async () => {
  stage = await openModeratorStage();
  host = await stage.page(await stage.context({ width: 390, height: 844 }));
  await logIn(host, stage.url);
});
afterAll(async () => {
  phone?.close();
  await stage.close();
});
afterEach(() => expect(stage.complaints()).toEqual([]));

const tap = async (name: string | RegExp): Promise<void> => {
  taps += 1;
  await host.getByRole('button', { name, exact: true }).first().click();
};

test('two taps: it is open, and the way in is large until somebody has come', async () => {
  await tap('Ask now');
  await host.getByRole('dialog', { name: 'Ask now' }).waitFor();
  expect(await axeFaults(host)).toEqual([]);
  await tap('Yes or no');
  await host.getByText('Voting is open').first().waitFor();
  expect(taps).toBe(2);
  expect(await axeFaults(host)).toEqual([]);
  const code = await host
    .getByText(/^[A-Z\d]{3} [A-Z\d]{3}$/)
    .first()
    .innerText();
  phone = await connect(stage.url);
  const { room } = await phone.ask('room:join', { room: { code: code.replace(' ', '') } });
  expect(room.code).toBe(code.replace(' ', ''));
  await host.getByText('0 of 1 answered').first().waitFor();
});

test('from elsewhere it is asked in the same room, after asking whether what is open may be closed', async () => {
  await host.goto(stage.url);
  taps = 0;
  await tap('Ask now');
  await host.getByRole('button', { name: 'One word', exact: true }).click();
  await host.getByRole('heading', { name: 'Question 1 is open' }).waitFor();
  await tap('Close it, and ask');
  await host.getByRole('heading', { name: 'In one word?' }).first().waitFor();
  await phone!.notice(
    'run:changed',
    ({ view }: RoomNoticePayload['run:changed']) =>
      (view as { current?: { text?: string } }).current?.text === 'In one word?',
  );
});
