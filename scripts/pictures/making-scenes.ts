import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';
import { tenOptions, usualPoll } from './sample-polls.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const createPath = `/tools/polltime/createpoll/${personalShelf.moduleid}/${personalShelf.topicid}`;

/** Fifty questions, as many as a poll holds. */
const fifty: PollDefinition = {
  ...usualPoll,
  title: 'Everything that was asked this term',
  questions: Array.from({ length: 50 }, (_, at) => ({
    kind: 'true-false' as const,
    id: `q${at}`,
    text: `Statement ${at + 1} of a long list: is it so, and how do you know?`,
    seconds: null,
  })),
};

const press =
  (name: string, until: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.locator(until).first().waitFor();
  };

const lookAtTemplate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Look at the template: Course feedback/ }).click();
  await page.locator('dialog[open] ol').waitFor();
};

/** Answers the question on the phone beside the writing. */
const answerOnPhone = async (page: Page): Promise<void> => {
  await press('Phone', 'iframe')(page);
  const phone = page.frameLocator('iframe');
  await phone.locator('main.phone-question button, main.phone-question input').nth(1).click();
  await phone.locator('.answer-strip[data-place="received"]').waitFor();
  await page.locator('.preview-phone').scrollIntoViewIfNeeded();
};

const results = async (page: Page): Promise<void> => {
  await answerOnPhone(page);
  await page.getByLabel('Moment').selectOption('results');
  await press('Wall', '.preview-wall .screen')(page);
  await page.locator('.preview-wall').scrollIntoViewIfNeeded();
};

/** A question is added, left empty, and the poll presented. */
const leaveEmpty = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add a question: Ranking' }).click();
  await press('Present', 'dialog[open]')(page);
};

/** A poll with two earlier versions, one of them presented. */
const withVersions = async ({ addPoll, presentIn, call, lecturer }: Product): Promise<string> => {
  const pollid = await addPoll(usualPoll);
  const run = await presentIn(pollid);
  await run.command({ type: 'end' });
  run.close();
  const { token } = lecturer;
  const body = { ...usualPoll, title: 'Binary search, and what it costs', revision: 1 };
  await call('PUT', `/api/polls/${pollid}`, { token, body });
  await call('POST', `/api/polls/${pollid}/versions/1/restore`, { token, body: { revision: 2 } });
  return pollid;
};

const lookAtVersion = async (page: Page): Promise<void> => {
  await press('Earlier versions', '.version-line')(page);
  await page.locator('.version-line').nth(1).click();
  await page.locator('.version-shown ol').waitFor();
};

const copy = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Duplicate / })
    .first()
    .click();
  await page.getByLabel('Space', { exact: true }).waitFor();
};

/** Making a poll: templates, previews, many questions, versions, copies. */
export const photographMaking = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('making-')) return;
  const as = product.lecturer;
  const create = { path: createPath, sizes: both, until: 'textarea', as, isWhole: true };
  await camera.take({ ...create, name: 'making-templates' });
  await camera.take({ ...create, isWhole: false, name: 'making-template', before: lookAtTemplate });
  const kinds = press('Add a question', 'dialog[open] li');
  await camera.take({
    ...create,
    sizes: ['phone'],
    isWhole: false,
    name: 'making-kinds',
    before: kinds,
  });
  const edit = (pollid: string) => ({
    path: `/tools/polltime/editpoll/${pollid}`,
    sizes: both,
    until: '.preview-wall .screen',
    as,
  });
  const usual = edit(await product.addPoll(usualPoll));
  await camera.take({ ...usual, name: 'making-wall' });
  await camera.take({ ...usual, sizes: ['laptop'], name: 'making-empty', before: leaveEmpty });
  await camera.take({ ...usual, name: 'making-phone', before: answerOnPhone });
  await camera.take({ ...usual, name: 'making-results', before: results });
  const ten = edit(await product.addPoll(tenOptions));
  await camera.take({ ...ten, name: 'making-ten-phone', before: answerOnPhone });
  await camera.take({ ...edit(await product.addPoll(fifty)), name: 'making-fifty' });
  const versions = edit(await withVersions(product));
  await camera.take({ ...versions, name: 'making-versions', before: lookAtVersion });
  const list = `/tools/polltime/viewpolls/${personalShelf.moduleid}/${personalShelf.topicid}`;
  const polls = { path: list, sizes: both, until: '.material-card', as };
  await camera.take({ ...polls, name: 'making-list' });
  await camera.take({ ...polls, name: 'making-copy', before: copy });
};
