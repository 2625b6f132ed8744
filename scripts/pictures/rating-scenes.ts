import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { type Camera, phoneInRoom, type Size } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { gapPolls, matchPolls } from './several-samples.ts';
import { gridPolls, pointsPolls, rankingPolls, scalePolls } from './rating-samples.ts';

const both: readonly Size[] = ['phone', 'laptop'];

/** The question on the projector, on a phone and for the host. */
const look = async (
  camera: Camera,
  { lecturer }: Product,
  run: PresentedRun,
  name: string,
  sizes: readonly Size[] = ['projector'],
): Promise<void> => {
  const screen = { path: `/screen/${run.code}`, until: '.screen h1', sizes };
  await camera.take({ ...screen, name: `${name}-screen` });
  const phone = { path: `/j/${run.code}`, until: phoneInRoom, isWhole: true };
  await camera.take({ ...phone, name: `${name}-phone`, sizes: ['phone', 'small'] });
  const host = `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`;
  const desk = { path: host, until: 'footer, h2', as: lecturer, isWhole: true };
  await camera.take({ ...desk, name: `${name}-host`, sizes: both });
};

/** A question while it is open and hidden, with its result, with few answers, and in the editor. */
const photographKind = async (
  camera: Camera,
  product: Product,
  name: string,
  poll: PollDefinition,
): Promise<void> => {
  const run = await product.present(poll);
  await run.people(60);
  await run.command({ type: 'open', question: 0 });
  await run.command({ type: 'hide' });
  await run.answerAnyhow(2);
  await look(camera, product, run, `${name}-hidden`);
  await run.command({ type: 'show' });
  await look(camera, product, run, `${name}-two`);
  await run.command({ type: 'close' });
  await run.command({ type: 'again' });
  await run.answerAnyhow(57);
  await run.command({ type: 'close' });
  await run.command({ type: 'show' });
  await look(camera, product, run, `${name}-shown`, ['projector', 'phone', 'laptop']);
  await camera.take({
    name: `${name}-edit`,
    path: `/tools/polltime/editpoll/${run.pollid}`,
    sizes: both,
    until: 'textarea',
    as: product.lecturer,
    isWhole: true,
  });
  run.close();
};

/** What is rated on scales, put in order, given points, matched, or put into gaps. */
export const photographRatings = async (camera: Camera, product: Product): Promise<void> => {
  const rated = { ...scalePolls, ...rankingPolls, ...pointsPolls, ...gridPolls };
  const polls = { ...rated, ...matchPolls, ...gapPolls };
  for (const [name, poll] of Object.entries(polls))
    await photographKind(camera, product, name, poll);
};
