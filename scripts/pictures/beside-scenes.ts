import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import {
  isSlide,
  kindNamed,
  type Question,
  questionKindNames,
} from '@sets/shared/question/question-kinds.ts';
import { mayHavePicture, type QuestionPicture } from '@sets/shared/question/question-picture.ts';
import type { Page } from 'playwright-core';
import { launchChromium } from '../launch-chromium.ts';
import { questionOfKind } from '../load/kinds/question-of-kind.ts';
import { type Camera, phoneInRoom } from './camera.ts';
import type { Product } from './product.ts';
import { longestPoll, usualPoll } from './sample-polls.ts';

/** Wide, as usual, upright, very tall and very wide. */
const shapes = [
  [1600, 900],
  [900, 1200],
  [1200, 900],
  [300, 1500],
  [1800, 360],
] as const;

/** Rays of light through a prism, in whatever room there is. */
const drawing = (width: number, height: number): string => {
  const rays = ['#d7263d', '#f46036', '#f5b700', '#2e9c55', '#1b6ca8', '#5b3a9b'];
  const out = rays.map(
    (colour, at) =>
      `<path d="M${width * 0.52} ${height * 0.5}L${width} ${height * (0.35 + at * 0.09)}" stroke="${colour}" stroke-width="${Math.min(width, height) * 0.03}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eef1f4"/><path d="M0 ${height * 0.6}L${width * 0.5} ${height * 0.5}" stroke="#333" stroke-width="8"/>${out.join('')}<path d="M${width * 0.5} ${height * 0.2}L${width * 0.7} ${height * 0.8}H${width * 0.3}Z" fill="#9fc5d8aa" stroke="#245" stroke-width="8"/></svg>`;
};

const keptPictures = async (product: Product): Promise<readonly QuestionPicture[]> => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const kept: QuestionPicture[] = [];
    for (const [width, height] of shapes) {
      await page.setViewportSize({ width, height });
      await page.setContent(`<body style="margin:0">${drawing(width, height)}`);
      const fileid = await product.addPicture(await page.screenshot());
      kept.push({ fileid, width, height, alt: 'White light behind a prism, in six colours' });
    }
    return kept;
  } finally {
    await browser.close();
  }
};

/** One of each kind that may have a picture, in turn with each of them, and a choice as long as may be. */
const pictured = async (pictures: readonly QuestionPicture[]): Promise<Question[]> => {
  const names = questionKindNames.filter((kind) => mayHavePicture({ kind }));
  const asked = await Promise.all(
    names.map(async (name) => {
      const kind = kindNamed(name);
      return kind.isSlide === true ? kind.blank(() => name) : questionOfKind(name);
    }),
  );
  return [...asked, ...longestPoll.questions.slice(0, 1)].map((question, at) =>
    Object.assign({}, question, {
      id: `${question.kind}-${at}`,
      text: question.text || 'What the light of the sun is made of',
      picture: pictures[at % pictures.length],
    }),
  );
};

/** What is right of a choice: its frame stands beside the picture. */
const rightOf = (questions: readonly Question[]): PollDefinition['extras'] =>
  questions.flatMap((question) => {
    if (question.kind !== 'choice') return [];
    const ids = question.options.slice(0, 1).map(({ id }) => id);
    return [{ id: question.id, confidence: false, right: { type: 'options', ids } }];
  });

/** What draws it on a phone comes with the first one, and a picture is drawn once it was decoded. */
const loaded = async (page: Page): Promise<void> => {
  await page.locator('img[src^="/api/file/"]').first().waitFor();
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
};

/** Questions of every kind with a picture beside them: written, on phones, on the wall, at their host. */
export const photographBeside = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('beside-')) return;
  const questions = await pictured(await keptPictures(product));
  const run = await product.present({
    ...usualPoll,
    title: 'Light',
    questions,
    extras: rightOf(questions),
  });
  await run.people(46);
  const wall = { path: `/screen/${run.code}`, until: '.screen-picture', before: loaded };
  const phone = { path: `/j/${run.code}`, alone: true, until: phoneInRoom, before: loaded };
  for (const [at, question] of questions.entries()) {
    const name = `beside-${question.id}`;
    if (!camera.wants(name)) continue;
    await run.command({ type: 'goto', question: at });
    if (isSlide(question)) {
      await camera.take({ ...wall, name: `${name}-wall`, sizes: ['projector'] });
      await camera.take({ ...phone, name: `${name}-phone`, sizes: ['phone'] });
      continue;
    }
    await run.command({ type: 'open', question: at });
    await camera.take({ ...phone, name: `${name}-phone`, sizes: ['phone', 'small', 'side'] });
    await camera.take({ ...wall, name: `${name}-voting`, sizes: ['projector'] });
    await run.answerAnyhow(40);
    await run.command({ type: 'close' });
    await run.command({ type: 'show' });
    await camera.take({ ...wall, name: `${name}-results`, sizes: ['projector'] });
    if (question.kind !== 'choice') continue;
    await run.command({ type: 'right' });
    await camera.take({ ...wall, name: `${name}-right`, sizes: ['projector', 'laptop'] });
  }
  await camera.take({
    name: 'beside-editor',
    path: `/tools/polltime/editpoll/${run.pollid}`,
    sizes: ['phone', 'laptop'],
    until: '.question-image',
    as: product.lecturer,
    isWhole: true,
    before: loaded,
  });
  run.close();
};
