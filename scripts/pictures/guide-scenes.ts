import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { StepName } from '../../client/src/features/guide/guide.messages.ts';
import { launchChromium } from '../launch-chromium.ts';
import { root } from '../root.ts';
import { type Camera, phoneInRoom } from './camera.ts';
import { enter } from './discussion-scenes.ts';
import { definition, fiveIn } from './live-qna-scenes.ts';
import { PresentedQna } from './presented-qna.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { ask } from './qna-samples.ts';
import { class24, drawn } from './roster-scenes.ts';
import { usualPoll } from './sample-polls.ts';
import { addSpace, description, usualTopics } from './space-scenes.ts';

/** What the pictures of the guide are taken at, and how large they are on the page. */
const shots = {
  laptop: { width: 1200, height: 750 },
  phone: { width: 390, height: 844 },
} as const;

const sizeOf = {
  space: 'laptop',
  topics: 'laptop',
  invite: 'laptop',
  editor: 'laptop',
  lobby: 'laptop',
  phone: 'phone',
  host: 'laptop',
  results: 'laptop',
  after: 'laptop',
  ask: 'laptop',
  hall: 'laptop',
  discuss: 'laptop',
  roulette: 'laptop',
} as const satisfies Record<StepName, keyof typeof shots>;
const steps = Object.keys(sizeOf) as StepName[];

interface Scene {
  readonly path: string;
  readonly until: string;
  readonly isLecturers?: boolean;
  readonly moves?: boolean;
  readonly before?: (page: Page) => Promise<void>;
}

const said = [
  'Why can no comparison sort be faster than $n \\log n$?',
  'Because its tree has a leaf for each order:\n\n$$\\log_2 n! = \\Theta(n \\log n)$$',
  'And `Array.prototype.sort`, is that stable?',
  'Since 2019, yes:\n\n```js\npeople.sort((a, b) => a.age - b.age);\n```',
  'Thank you!',
  'The midterm covers **weeks 1 to 6**, and is in the large hall.',
] as const;

const title = 'Algorithms and Data Structures';

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  // The cursor blinks.
  await page.locator('h1').click();
};

const invite = async (page: Page): Promise<void> => {
  await page.locator('.markdown .katex').first().waitFor();
  await page.getByText('new.colleague@uni.example').waitFor();
  await page.getByLabel('Invite a moderator').fill('tutor@uni.example');
};

const editTopic = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit Hash tables', exact: true }).click();
  await page.getByLabel('Add a topic').evaluate((field) => {
    field.scrollIntoView({ block: 'end' });
  });
};

/** The steps, each of the product as it runs, from making a space to looking back. */
export const photographGuide = async (camera: Camera, product: Product): Promise<void> => {
  const take = (step: StepName, { isLecturers = true, ...scene }: Scene): Promise<void> =>
    camera.take({
      ...scene,
      name: `step-${step}`,
      sizes: [sizeOf[step]],
      as: isLecturers ? product.lecturer : undefined,
      alone: true,
    });
  await take('space', { path: '/createmodule', until: 'form', before: fillIn });
  const { moduleid, topics } = await addSpace(product, {
    title,
    description,
    startDate: '2026-10-12',
    invited: ['new.colleague@uni.example'],
    topics: usualTopics,
  });
  const path = `/space/${moduleid}`;
  const until = 'ol a[href*="/topic/"]';
  await take('topics', { path, until, before: editTopic });
  await take('invite', { path, until, before: invite });
  const run = await product.present(usualPoll);
  await take('editor', {
    path: `/tools/polltime/editpoll/${run.pollid}`,
    until: 'textarea',
  });
  await photographRun(take, run);
  run.close();
  await photographTalk(take, product, { moduleid, topicid: topics[2]?.topicid ?? '' });
};

/** What is asked, said and drawn: in the topic, in the hall, in the chat, and by chance. */
const photographTalk = async (
  take: (step: StepName, scene: Scene) => Promise<void>,
  product: Product,
  shelf: { readonly moduleid: string; readonly topicid: string },
): Promise<void> => {
  const { call, lecturer, student } = product;
  const { moduleid } = shelf;
  for (const asked of ['Why is merge sort stable?', 'Is quick sort stable, too?']) {
    await ask(product, student.token, { ...shelf, title: asked });
  }
  await take('ask', {
    path: `/space/${moduleid}/topic/${shelf.topicid}`,
    until: 'form',
    before: askNear,
  });
  const qna = await PresentedQna.open(product, { ...definition, ...shelf });
  await fiveIn(qna);
  await take('hall', {
    path: `/screen/${qna.code}`,
    until: '.qna-wall-list li',
    isLecturers: false,
  });
  await qna.command({ type: 'end' });
  const writers = await Promise.all(
    [student, lecturer].map((person) => enter(product, person, { moduleid })),
  );
  for (const [at, text] of said.entries()) await writers[at % 2]?.(text);
  const pin = { place: { moduleid }, id: said.length, pinned: true };
  await call('PUT', '/api/module/pinmessage', { token: lecturer.token, body: pin });
  await take('discuss', { path: `/modulechat/${moduleid}`, until: 'article .katex' });
  const list = { rosterName: 'Monday, 10 o’clock', before: null, after: class24 };
  await call('POST', '/api/rosters', { token: lecturer.token, body: list });
  await take('roulette', {
    path: '/tools/nameroulette',
    until: '.roulette-stage',
    moves: true,
    before: drawn,
  });
};

const askNear = async (page: Page): Promise<void> => {
  const field = page.getByLabel('What do you want to know?', { exact: true });
  await field.fill('Why is merge sort a stable one?');
  await page.getByText('Already asked').waitFor();
};

/** A run of the poll from its lobby to its end. */
const photographRun = async (
  take: (step: StepName, scene: Scene) => Promise<void>,
  run: PresentedRun,
): Promise<void> => {
  const screen = { path: `/screen/${run.code}`, until: '.screen', isLecturers: false };
  await run.people(87);
  await take('lobby', screen);
  await run.command({ type: 'goto', question: 0 });
  await run.command({ type: 'open' });
  await take('phone', {
    path: `/j/${run.code}`,
    until: phoneInRoom,
    isLecturers: false,
  });
  await run.answer([9, 41, 12, 5]);
  await take('host', {
    path: `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`,
    until: 'footer, h2',
  });
  await run.command({ type: 'close' });
  await run.command({ type: 'show' });
  await take('results', screen);
  const runId = run.runId ?? '';
  await run.command({ type: 'end' });
  await take('after', { path: `/tools/polltime/results/${runId}`, until: 'main h2' });
};

/** A PNG as WebP of this size, made by the browser. */
const asWebp = (
  page: Page,
  png: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<string> =>
  page.evaluate(
    async ({ source, width, height }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser draws nothing.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', 0.82);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, ...size },
  );

/** Makes those that were taken the pictures of the guide. */
export const keepGuidePictures = async (from: string): Promise<void> => {
  const to = join(root, 'client', 'src', 'features', 'guide', 'pictures');
  mkdirSync(to, { recursive: true });
  const browser = await launchChromium();
  const page = await browser.newPage();
  for (const step of steps) {
    for (const theme of ['light', 'dark']) {
      const size = sizeOf[step];
      const png = readFileSync(join(from, `step-${step}-${size}-${theme}.png`));
      const url = await asWebp(page, png, shots[size]);
      const [, base64 = ''] = url.split(',');
      writeFileSync(join(to, `${step}-${theme}.webp`), Buffer.from(base64, 'base64'));
    }
  }
  await browser.close();
};
