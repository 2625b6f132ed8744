import { number } from '@sets/shared/question/kinds/number.ts';
import { openText } from '@sets/shared/question/kinds/open-text.ts';
import type { NumberCounts } from '@sets/shared/question/kinds/number.ts';
import type { TextCounts } from '@sets/shared/question/texts/text-lines.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

let stage: PhoneStage;
let phone: BrowserContext;
let page: Page;
let wall: Page;
const complaints: string[] = [];

const listen = (to: Page): Page => {
  to.on('pageerror', (error) => complaints.push(error.message));
  return to;
};
const says = (line: string | RegExp, on: Page = page) => on.getByText(line).first().waitFor();

/** To a control with the keyboard alone. */
const tabTo = async (
  name: string | RegExp,
  role: 'textbox' | 'button' | 'slider',
): Promise<void> => {
  const wanted = page.getByRole(role, { name });
  await wanted.waitFor();
  for (let press = 0; press < 30; press += 1) {
    if (await wanted.evaluate((control) => control === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not come there.');
};
const numbersAre = (wanted: (counts: NumberCounts) => boolean) =>
  stage.tally(({ counts }) => counts !== null && wanted(counts as unknown as NumberCounts));
const textsAre = (wanted: (counts: TextCounts) => boolean) =>
  stage.tally(({ counts }) => counts !== null && wanted(counts as unknown as TextCounts));

beforeAll(async () => {
  stage = await openPhoneStage(
    somePoll({
      questions: [
        {
          ...number.blank(() => 'heavy'),
          text: 'How heavy is it?',
          max: 200,
          step: 0.5,
          unit: 'kg',
        },
        { ...openText.blank(() => 'more'), text: 'What should we do more of?', entries: 2 },
      ],
      liveResults: true,
      phoneResults: 'closed',
    }),
  );
  phone = await stage.phone();
  const screen = await stage.phone({ viewport: { width: 1280, height: 720 }, isMobile: false });
  wall = listen(await screen.newPage());
  await wall.goto(`${stage.url}/screen/${stage.code}`);
  page = listen(await phone.newPage());
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('You are in.');
});
afterAll(() => stage.close());
afterEach(() => expect(complaints.splice(0)).toEqual([]));

test('a number: typed with a comma, moved by the keyboard, kept without a network, on the wall', async () => {
  await stage.command({ type: 'open', question: 0 });
  await tabTo(/^Your number/, 'textbox');
  await page.keyboard.type('250');
  await says('Too far: from 0 to 200 kg.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12,5');
  await tabTo('Send', 'button');
  await page.keyboard.press('Enter');
  await says('Received. You can still change it.');
  await numbersAre(({ figures }) => figures?.mean === 12.5);
  await says(/Mean and median 12\.50 kg/, wall);

  await phone.setOffline(true);
  await says('No connection. What you tap is kept.');
  await tabTo('Slide to your number', 'slider');
  await page.keyboard.press('ArrowRight');
  await tabTo('Send the change', 'button');
  await page.keyboard.press('Enter');
  await says('Saved here. Sent when the connection is back.');
  await phone.setOffline(false);
  await says('Received. You can still change it.');
  await numbersAre(({ answers, figures }) => answers === 1 && figures?.mean === 13);
  await says(/Mean and median 13\.00 kg/, wall);
  expect(await violationsOn(page)).toEqual([]);
  expect(await violationsOn(wall)).toEqual([]);

  await page.reload();
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('13');
  await stage.command({ type: 'close' });
  await stage.command({ type: 'show' });
  await page
    .getByRole('table', { name: 'Results: How heavy is it?' })
    .waitFor({ state: 'attached' });
  await says('Median');
  expect(await violationsOn(page)).toEqual([]);
});

test('own words: two of them, kept without a network, joined and hidden by the host', async () => {
  await stage.command({ type: 'open', question: 1 });
  await tabTo('Answer 1 of 2', 'textbox');
  await page.keyboard.type('  More breaks ');
  await tabTo('Add another answer', 'button');
  await page.keyboard.press('Enter');
  await page.keyboard.type('examples');
  expect(await violationsOn(page)).toEqual([]);
  await phone.setOffline(true);
  await says('No connection. What you tap is kept.');
  await tabTo('Send 2 answers', 'button');
  await page.keyboard.press('Enter');
  await says('Saved here. Sent when the connection is back.');
  await phone.setOffline(false);
  await says('Received. You can still change it.');
  await textsAre(({ answers }) => answers === 2);
  const cards = wall.getByRole('list', { name: 'Answers to: What should we do more of?' });
  await cards.getByText('More breaks').waitFor();
  expect(await violationsOn(wall)).toEqual([]);

  const slot = 'q1.r1';
  const join = {
    type: 'join',
    group: 'g1',
    name: 'Less of it',
    texts: ['More breaks', 'examples'],
  };
  await stage.command({ type: 'edit', slot, edit: join });
  await cards.getByText('Less of it').waitFor();
  await cards.getByText('More breaks').waitFor({ state: 'detached' });
  await stage.command({ type: 'edit', slot, edit: { type: 'undo', change: 1 } });
  await stage.command({
    type: 'edit',
    slot,
    edit: { type: 'hide', line: { text: 'examples' }, hidden: true },
  });
  await cards.getByText('More breaks').waitFor();
  await cards.getByText('examples').waitFor({ state: 'detached' });

  await stage.command({ type: 'close' });
  await stage.command({ type: 'show' });
  const shown = page.getByRole('list', { name: 'Results: What should we do more of?' });
  await shown.getByText('More breaks').waitFor();
  await shown.getByText('You').waitFor();
  // Whoever wrote what is hidden reads it: nobody else is sent it.
  await page.getByRole('list', { name: 'What you wrote' }).getByText('examples').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
