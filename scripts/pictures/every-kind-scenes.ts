import { join } from 'node:path';
import {
  kindNamed,
  type Question,
  questionKindNames,
} from '@sets/shared/question/question-kinds.ts';
import { questionOfKind } from '../load/kinds/question-of-kind.ts';
import type { Page } from 'playwright-core';
import { root } from '../root.ts';
import type { Camera } from './camera.ts';
import type { Product } from './product.ts';
import { usualPoll } from './sample-polls.ts';

const audience = 46;
/** As `use-turns.ts` has it, in ms. */
const turnTime = 7_000;

/** One question of each kind that is answered. */
const everyKind = async (product: Product): Promise<Question[]> => {
  const names = questionKindNames.filter((name) => kindNamed(name).isSlide !== true);
  const asked = await Promise.all(names.map((name) => questionOfKind(name)));
  const fileid = await product.addPicture(join(root, 'docs', 'pictures', 'host.png'));
  const picture = { fileid, width: 1280, height: 800, alt: 'The page of a host' };
  return asked.map((question) => {
    const named = { id: question.kind };
    return Object.assign(question, question.kind === 'pin' ? { ...named, picture } : named);
  });
};

interface Presented {
  readonly questions: readonly Question[];
  readonly pollid: string;
  readonly runId: string;
}

/** The same asked once more: both runs beside each other, and what is followed over the years. */
const photographLooks = async (
  camera: Camera,
  product: Product,
  { questions, pollid, runId }: Presented,
): Promise<void> => {
  const again = await product.presentIn(pollid);
  await again.people(audience);
  for (const at of questions.keys()) {
    await again.command({ type: 'open', question: at });
    await again.answerAnyhow(audience - 2 * at);
    await again.command({ type: 'close' });
  }
  await again.command({ type: 'end' });
  const page = { as: product.lecturer, isWhole: true, sizes: ['phone', 'laptop'] } as const;
  await camera.take({
    ...page,
    name: 'every-kind-compare',
    path: `/tools/polltime/results/${runId}/compare?with=${again.runId ?? ''}`,
    until: '.compare-table',
  });
  await camera.take({
    ...page,
    name: 'every-kind-trend',
    path: `/tools/polltime/trend/${pollid}`,
    until: '.recharts-surface',
  });
  again.close();
};

/** A run in which every kind was answered: its results, and how the wall looks back on it. */
export const photographEveryKind = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('every-kind')) return;
  const questions = await everyKind(product);
  const run = await product.present({ ...usualPoll, title: 'One of each kind', questions });
  await run.people(audience);
  for (const at of questions.keys()) {
    await run.command({ type: 'open', question: at });
    await run.answerAnyhow(audience - at);
    await run.command({ type: 'close' });
  }
  await run.command({ type: 'end', results: true });
  const runId = run.runId ?? '';
  const path = `/tools/polltime/results/${runId}`;
  const page = {
    path,
    until: '.report table',
    as: product.lecturer,
    isWhole: true,
    before: async (shown: Page) => {
      await shown.locator('.pin-map img').scrollIntoViewIfNeeded();
      await shown.locator('.round-words .cloud-word').first().waitFor();
      await shown.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    },
  };
  await camera.take({ ...page, name: 'every-kind-results', sizes: ['phone', 'laptop'] });
  await photographLooks(camera, product, { questions, pollid: run.pollid, runId });
  const wall = { path: `/screen/${run.code}`, sizes: ['projector'] as const, alone: true };
  for (const [at, { kind }] of questions.entries()) {
    await camera.take({
      ...wall,
      name: `every-kind-recap-${kind}`,
      until: '.poll-recap',
      before: async (shown) => {
        await shown.clock.install();
        await shown.reload();
        await shown.locator('.poll-recap').waitFor();
        await shown.clock.runFor(turnTime * at + 2_000);
      },
    });
  }
  run.close();
};
