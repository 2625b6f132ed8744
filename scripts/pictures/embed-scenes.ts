import { embedBackgrounds } from '@sets/shared/embed/embed-look.ts';
import type { Page } from 'playwright-core';
import type { Camera } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { longestPoll, tenOptions, usualPoll } from './sample-polls.ts';

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Show it elsewhere' }).click();
  await page.getByRole('dialog').waitFor();
};

const makeLink = async (page: Page): Promise<void> => {
  await openDialog(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByText('is ready').waitFor();
};

const keyOf = async ({ call, lecturer }: Product, { roomId }: PresentedRun): Promise<string> => {
  const sent = { token: lecturer.token, body: { name: 'Course page' } };
  const { key } = (await call('POST', `/api/rooms/${roomId}/embeds`, sent)) as { key: string };
  return key;
};

/** The picture alone, in place of a page. */
const image = (camera: Camera, name: string, address: string): Promise<void> =>
  camera.take({
    name: `embed-image-${name}`,
    path: over,
    until: 'h1',
    sizes: ['laptop'],
    before: (page) =>
      page.evaluate((src) => {
        const picture = new Image();
        picture.src = src;
        document.body.replaceChildren(picture);
        return picture.decode();
      }, address),
  });

/** Where nothing is shared. */
const over = `/embed/${'k'.repeat(43)}`;

/** A room elsewhere: the host's dialog, frames in each look, pictures. */
export const photographEmbeds = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('embed')) return;
  const { lecturer } = product;
  const run = await product.present(usualPoll);
  await run.people(30);
  const desk = {
    path: `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`,
    as: lecturer,
    until: 'h1',
    sizes: ['phone', 'laptop'],
  } as const;
  await camera.take({ ...desk, name: 'embed-dialog', before: openDialog });
  await camera.take({ ...desk, name: 'embed-made', before: makeLink });
  const key = await keyOf(product, run);
  const frame = {
    until: '.embed-page .screen-sheet > *',
    sizes: ['side', 'laptop', 'projector'],
  } as const;
  await camera.take({ ...frame, name: 'embed-lobby', path: `/embed/${key}` });
  await camera.take({ ...frame, name: 'embed-no-code', path: `/embed/${key}?code=off` });
  await run.command({ type: 'open', question: 0 });
  await run.answer([6, 14, 5, 2]);
  await image(camera, 'open', `/embed/${key}/image.png`);
  await run.command({ type: 'show' });
  for (const background of embedBackgrounds) {
    const path = `/embed/${key}?background=${background}`;
    await camera.take({ ...frame, name: `embed-shown-${background}`, path });
    await image(camera, background, `/embed/${key}/image.png?background=${background}`);
  }
  await run.command({ type: 'end', results: true });
  await camera.take({ ...frame, name: 'embed-ended', path: `/embed/${key}` });
  await image(camera, 'ended', `/embed/${key}/image.png`);
  run.close();
  for (const [name, poll] of [
    ['ten', tenOptions],
    ['longest', longestPoll],
  ] as const) {
    const other = await product.present(poll);
    await other.command({ type: 'open', question: 0 });
    await other.command({ type: 'show' });
    await image(camera, name, `/embed/${await keyOf(product, other)}/image.png`);
    other.close();
  }
  await camera.take({ ...frame, name: 'embed-over', path: over, until: 'h1' });
};
