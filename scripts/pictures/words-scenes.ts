import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { WordCloudValue } from '@sets/shared/question/words/cloud-question.ts';
import type { Page } from 'playwright-core';
import { connect } from '../../server/test/connect.ts';
import type { Camera } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { wordsPoll } from './sample-polls.ts';

/** People who each say some words. */
const say = async (
  { url }: Product,
  { code, roomId, runId = '' }: PresentedRun,
  all: readonly WordCloudValue[],
): Promise<void> => {
  for (const [at, value] of all.entries()) {
    const peer = await connect(url);
    await peer.ask('room:join', { room: { code } });
    const answer = { slot: 'q0.r1', attempt: `a${at}`, revision: 1, tappedAt: Date.now() };
    await peer.ask('answer:submit', { roomId, runId, ...answer, value });
    peer.close();
  }
};

/** By chance, and the same each time. */
const chance = (): (() => number) => {
  let turn = 1;
  return () => {
    turn = (turn * 16_807) % 2_147_483_647;
    return turn / 2_147_483_647;
  };
};

const crowd = (people: number): WordCloudValue[] => {
  const [question] = wordsPoll.questions;
  if (question === undefined) return [];
  const random = chance();
  return Array.from(
    { length: people },
    () => kindOf(question).sample(question, random) as WordCloudValue,
  );
};

const write = async (page: Page): Promise<void> => {
  const field = page.getByLabel('Your word', { exact: true });
  await field.fill('spaced repetition');
  await field.press('Enter');
  await field.fill('التكرار');
  await field.press('Enter');
  await field.fill('coffee');
};

const send = async (page: Page): Promise<void> => {
  await write(page);
  await page.getByRole('button', { name: 'Send 3 answers' }).click();
  await page.getByRole('heading', { name: 'Words of others' }).waitFor();
};

const openWord = async (page: Page): Promise<void> => {
  await page.getByText('Held back: 2').click();
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
};

/** A word cloud on phones, on the desk and on the wall; in the editor. */
export const photographWords = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('words')) return;
  const run = await product.present(wordsPoll);
  const as = product.lecturer;
  const edit = { path: `/tools/polltime/editpoll/${run.pollid}`, as, until: 'textarea' };
  await camera.take({ ...edit, name: 'words-editor', sizes: ['phone', 'laptop'], isWhole: true });
  await run.command({ type: 'open' });
  const wall = { path: `/screen/${run.code}`, sizes: ['projector'] } as const;
  await camera.take({ ...wall, name: 'words-wall-empty', until: '.cloud-empty' });
  await say(product, run, [
    { words: ['Examples', 'sleep'] },
    { words: ['example', 'shit', 'the'] },
  ]);
  const drawn = { ...wall, until: '.cloud-words[data-drawn="true"]' } as const;
  await camera.take({ ...drawn, name: 'words-wall-two' });
  await say(product, run, crowd(40));
  const phone = { path: `/j/${run.code}`, until: '.word-entry', alone: true } as const;
  await camera.take({
    ...phone,
    name: 'words-phone-writing',
    sizes: ['small', 'phone'],
    before: write,
  });
  await camera.take({
    ...phone,
    name: 'words-phone-liking',
    sizes: ['phone'],
    isWhole: true,
    before: send,
  });
  const desk = {
    path: `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`,
    as,
    sizes: ['phone', 'laptop'],
    isWhole: true,
    until: '.word-list',
  } as const;
  await camera.take({ ...desk, name: 'words-desk', before: openWord });
  const many = Array.from({ length: 180 }, (_, at) => ({
    words: [`a word of its own ${at}`, `longer ${at % 20}`, `n${at % 60}`],
  }));
  await say(product, run, many);
  await camera.take({ ...drawn, name: 'words-wall-overfull' });
  run.close();
};
