import { setTimeout } from 'node:timers/promises';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { Page } from 'playwright-core';
import { type Frames, framesOf } from './frames-of.ts';
import { launchChromium } from '../launch-chromium.ts';
import type { PresentedRun } from '../pictures/presented-run.ts';
import { startProduct } from '../pictures/product.ts';
import { usualPoll } from '../pictures/sample-polls.ts';

export interface PhaseFrames extends Frames {
  readonly phase: string;
}

/** Answers a second while people vote: a hall of two thousand takes ten seconds. */
const pace = 200;
/** How long each phase is looked at, in ms. */
const window = 1_700;

const poll: PollDefinition = { ...usualPoll, liveResults: false };

/** Every answer in its turn, spread over the four of the question. */
const trickle = async (run: PresentedRun, from: number, to: number): Promise<void> => {
  const begin = performance.now();
  for (let phone = from; phone < to; phone += 1) {
    const due = begin + (1_000 * (phone - from)) / pace - performance.now();
    if (due > 1) await setTimeout(due);
    void run.answerOne(phone, phone % 7 < 3 ? 1 : phone % 4);
  }
};

/** What happens in each phase, in order. `run` has `people` phones. */
const phasesOf = (
  run: PresentedRun,
  people: number,
): readonly (readonly [phase: string, before: () => Promise<void>, act: () => Promise<void>])[] => {
  const part = Math.floor(people / 5);
  return [
    ['arrivals', () => run.leaveOutFirst(), () => run.leaveOutFirst(false)],
    [
      'voting',
      () => run.command({ type: 'open', question: 0 }),
      () => trickle(run, 0, Math.min(part, (pace * window) / 1_000)),
    ],
    [
      'bars grow',
      async () => {
        await run.answerAll(part, people - part);
        await run.command({ type: 'show' });
      },
      () => trickle(run, people - part, people - part + Math.min(part, (pace * window) / 1_000)),
    ],
    [
      'reveal',
      async () => {
        await run.command({ type: 'hide' });
        await run.command({ type: 'close' });
        run.hangUp();
      },
      () => run.command({ type: 'show' }),
    ],
  ];
};

/** The end, on a page that comes to it once the server, which is busy with it too, has ended the run. */
const endFrames = async (page: Page, run: PresentedRun): Promise<Omit<PhaseFrames, 'phase'>> => {
  await run.command({ type: 'end' });
  await framesOf(page, 2_500);
  await page.reload();
  await page.locator('.screen-house .dot-canvas').waitFor();
  return framesOf(page, 1_400);
};

/** Frames a second of the projector in each phase of a question that so many people answer. */
export const measureFrames = async (
  people: number,
  onPhase: (measured: PhaseFrames) => void,
): Promise<PhaseFrames[]> => {
  const product = await startProduct();
  const browser = await launchChromium();
  try {
    const run = await product.present(poll);
    await run.people(people);
    const page = await browser.newPage({ viewport: { width: 1_920, height: 1_080 } });
    await page.goto(`${product.url}/screen/${run.code}`);
    await page.locator('.dot-canvas').waitFor();
    const measured: PhaseFrames[] = [];
    for (const [phase, before, act] of phasesOf(run, people)) {
      await before();
      // What came before has come to rest.
      await framesOf(page, 2_500);
      const looking = framesOf(page, window);
      await Promise.all([looking, act()]);
      const result = { phase, ...(await looking) };
      measured.push(result);
      onPhase(result);
    }
    const end = { phase: 'end', ...(await endFrames(page, run)) };
    measured.push(end);
    onPhase(end);
    run.close();
    return measured;
  } finally {
    await browser.close();
    await product.stop();
  }
};
