import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

let stage: PhoneStage;
beforeAll(async () => {
  stage = await openPhoneStage();
});
afterAll(() => stage.close());

test('an answer that comes when another poll is on, and its own has closed, is told of once', async () => {
  const phone = await stage.phone();
  const page = await phone.newPage();
  const says = (line: string) => page.getByText(line).waitFor();
  const tooLate = 'Your answer to “Week 5: how fast is it?” came after it had closed.';

  await stage.command({ type: 'open', question: 0 });
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('Tap your answer.');
  await phone.setOffline(true);
  await says('No connection. What you tap is kept.');
  await page.getByRole('button', { name: 'B n log n' }).click();
  await says('Saved on this phone. Sent when the connection is back.');
  await stage.command({ type: 'close' });
  await stage.command({ type: 'show' });
  await stage.putOn(somePoll({ title: 'Week 6' }));
  await phone.setOffline(false);

  await says(tooLate);
  await says('You are in.');
  await page.getByText('Week 6').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page), colorScheme).toEqual([]);
  }
  await page.reload();
  await says(tooLate);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText(tooLate).waitFor({ state: 'detached' });
  await page.reload();
  await says('You are in.');
  expect(await page.getByText(tooLate).count()).toBe(0);
});
