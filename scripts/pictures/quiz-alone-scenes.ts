import type { Page } from 'playwright-core';
import { type Camera, phoneInRoom } from './camera.ts';
import { PresentedQuiz } from './presented-quiz.ts';
import type { Product } from './product.ts';
import { mathsQuiz, namesOf } from './quiz-samples.ts';
import { look, takePart } from './quiz-scenes.ts';

const name = 'quizalone';
const begin = async (page: Page): Promise<void> => {
  const start = page.getByRole('button', { name: /^Start/ });
  const asked = page.locator('.answer-option').first();
  await start.or(asked).first().waitFor();
  if (await start.isVisible()) await start.click();
  await asked.waitFor();
};

/** To the end of an attempt in which the first answer is always chosen. */
const handIn = async (page: Page): Promise<void> => {
  await begin(page);
  for (const _ of mathsQuiz.items) {
    await page.locator('.answer-option').first().click();
    const on = page.getByRole('button', { name: /^(Next|Look|Overview)/ });
    if (await on.first().isVisible()) await on.first().click();
  }
};

/** Does something as somebody who takes part. */
const own = (act: (page: Page) => Promise<void>) => async (page: Page) => {
  await takePart(page);
  await act(page);
};

/** A quiz that is left open for everybody on their own: how it is opened, its desk, wall and phones, and once it is closed. */
export const photographQuizAlone = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants(name)) return;
  const quiz = await PresentedQuiz.open(product, mathsQuiz);
  await quiz.people(namesOf(12));
  await camera.take({
    name: `${name}-choose`,
    path: `/tools/quiztime/startquiz/${quiz.quizid}?room=${quiz.room.roomId}`,
    until: 'h2',
    as: product.lecturer,
    sizes: ['phone', 'laptop'],
    alone: true,
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Leave open/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  });
  await quiz.step(
    {
      type: 'alone',
      since: null,
      until: Date.now() + 7 * 86_400_000,
      attempts: 2,
      feedback: 'end',
      counts: 'best',
    },
    'open',
  );
  await look(camera, product, quiz, `${name}-start`);
  const phone = {
    path: `/j/${quiz.room.code}`,
    until: `${phoneInRoom}, .entry-name`,
    isWhole: true,
  };
  const sizes = ['phone', 'small'] as const;
  await camera.take({ ...phone, sizes, name: `${name}-question`, alone: true, before: own(begin) });
  await camera.take({
    ...phone,
    sizes,
    name: `${name}-overview`,
    alone: true,
    before: own(handIn),
  });
  await quiz.step({ type: 'close' }, 'closed');
  await look(camera, product, quiz, `${name}-closed`);
  quiz.close();
};
