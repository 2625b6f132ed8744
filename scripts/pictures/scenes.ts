import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { Page } from 'playwright-core';
import { type Camera, phoneInRoom, type Size } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import {
  formulas,
  longestPoll,
  rightToLeft,
  tenOptions,
  trueOrFalse,
  usualPoll,
} from './sample-polls.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const screenSizes: readonly Size[] = ['projector', 'laptop'];
const createPath = `/tools/polltime/createpoll/${personalShelf.moduleid}/${personalShelf.topicid}`;

const wrongLogin = async (page: Page): Promise<void> => {
  await page.fill('[name=email]', 'nobody@school.example');
  await page.fill('[name=password]', 'something');
  await page.press('[name=password]', 'Enter');
  await page.locator('[role=alert]').waitFor();
};

/** As if an answer to what was on before had come too late. */
const missedAnswer =
  (roomId: string) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((id) => {
      const run = { v: 2, roomId: id, title: 'What did you know before?', keptAt: Date.now() };
      localStorage.setItem('sets:phone:run:before:room', JSON.stringify(run));
      localStorage.setItem('sets:phone:run:before:refusal', '{"v":1,"code":"TOO_LATE"}');
    }, roomId);
    await page.reload();
    await page.locator('.phone-missed button').waitFor();
  };

/** The pages that need no run. */
export const photographPages = async (camera: Camera, product: Product): Promise<void> => {
  const { lecturer, student } = product;
  await camera.take({ name: 'home', path: '/', sizes: both, until: 'text=53%' });
  await camera.take({ name: 'not-found', path: '/nowhere', sizes: both, until: 'h1' });
  const login = { path: '/sets/login', sizes: both, until: 'form' };
  await camera.take({ ...login, name: 'login' });
  await camera.take({ ...login, name: 'login-wrong', before: wrongLogin });
  await camera.take({ name: 'polls', path: '/', sizes: both, until: 'li', as: lecturer });
  await camera.take({ name: 'polls-empty', path: '/', sizes: both, until: 'h2', as: student });
  const create = { path: createPath, sizes: both, until: 'textarea', as: lecturer };
  await camera.take({ ...create, name: 'create-empty' });
  await camera.take({ name: 'join', path: '/join', sizes: ['phone'], until: 'form' });
  await camera.take({
    name: 'screen-unknown',
    path: '/screen/BBBBBB',
    sizes: screenSizes,
    until: 'form',
  });
};

const photographRun = async (
  camera: Camera,
  { lecturer }: Product,
  run: PresentedRun,
  name: string,
): Promise<void> => {
  // Formulas are set by a part of the app that comes later.
  const isSet = name === 'formulas' ? ' .katex' : '';
  const host = `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`;
  await camera.take({
    name: `host-${name}`,
    path: host,
    sizes: both,
    until: isSet === '' ? 'footer, h2' : `h2${isSet}`,
    as: lecturer,
  });
  await camera.take({
    name: `screen-${name}`,
    path: `/screen/${run.code}`,
    sizes: screenSizes,
    until: `.screen${isSet}`,
  });
  await camera.take({
    name: `phone-${name}`,
    path: `/j/${run.code}`,
    sizes: ['phone', 'side'],
    until: `${phoneInRoom}${isSet}`,
  });
};

/** A run from its lobby to its end, then the ones that fill their pages to the brim. */
export const photographRuns = async (camera: Camera, product: Product): Promise<void> => {
  const usual = await product.present(usualPoll);
  const look = (name: string): Promise<void> => photographRun(camera, product, usual, name);
  await usual.people(87);
  await look('lobby');
  await camera.take({
    name: 'phone-missed',
    path: `/j/${usual.code}`,
    sizes: ['phone', 'small'],
    until: phoneInRoom,
    alone: true,
    before: missedAnswer(usual.roomId),
  });
  await usual.command({ type: 'goto', question: 0 });
  await look('ready');
  await usual.command({ type: 'open' });
  await usual.answer([9, 41, 12, 5]);
  await look('open');
  await usual.command({ type: 'hide' });
  await look('hidden');
  await usual.command({ type: 'close' });
  await look('closed');
  await usual.command({ type: 'show' });
  await look('shown');
  await usual.command({ type: 'open', question: 1 });
  await look('timer');
  await usual.command({ type: 'end' });
  await look('ended');
  usual.close();

  for (const [name, poll] of [
    ['ten', tenOptions],
    ['true-false', trueOrFalse],
    ['longest', longestPoll],
    ['formulas', formulas],
    ['right-to-left', rightToLeft],
  ] as const) {
    const run = await product.present(poll);
    await run.people(60);
    await run.command({ type: 'open', question: 0 });
    await run.answer([12, 9, 7, 2, 5, 8, 1, 0, 3, 6]);
    await photographRun(camera, product, run, name);
    await camera.take({
      name: `edit-${name}`,
      path: `/tools/polltime/editpoll/${run.pollid}`,
      sizes: both,
      until: name === 'formulas' ? 'fieldset .katex' : 'textarea',
      as: product.lecturer,
    });
    run.close();
  }
  await camera.take({
    name: 'polls-running',
    path: '/',
    sizes: both,
    until: 'li',
    as: product.lecturer,
  });
};
