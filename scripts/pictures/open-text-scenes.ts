import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';
import { ownWords } from './sample-polls.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const phones: readonly Size[] = ['phone', 'small'];
const walls: readonly Size[] = ['projector', 'laptop'];

const few = ['More exercises with solutions', 'Breaks!'];
const some = [
  ...few,
  'more examples',
  'More examples!',
  'examples',
  'Time for questions',
  'المزيد من الأمثلة',
  'break',
  '更多的例子，最好是和考试有关的',
  '👍🎉',
];
const long =
  'I would like to see how somebody who knows this well begins with a problem that nobody has prepared, with all the wrong turns, because in the lecture everything looks as if it were obvious, and then at home I sit in front of an empty sheet and do not know which of the many theorems I should even try.';
const many = [
  ...some,
  long.slice(0, 300),
  ...Array.from({ length: 70 }, (_, at) => `${some[at % some.length]} in week ${at + 2}`),
  'x'.repeat(120),
];

const write = async (page: Page): Promise<void> => {
  await page.getByRole('textbox').fill('More examples that nobody has prepared');
  await page.getByRole('button', { name: 'Add another answer' }).click();
  await page.getByRole('textbox').last().fill('Breaks');
};

const tickTwo = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
};

/** Open questions: asked, answered by two, by ten and by very many, and arranged by the host. */
export const photographOpenTexts = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('texts-')) return;
  const { lecturer } = product;
  const run = await product.present({ ...ownWords, phoneResults: 'closed' });
  const edit = `/tools/polltime/editpoll/${run.pollid}`;
  const editor = { path: edit, sizes: both, until: 'textarea', as: lecturer };
  await camera.take({ ...editor, name: 'texts-editor', isWhole: true });
  const host = `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`;
  const desk = { path: host, sizes: both, until: 'h3', as: lecturer, isWhole: true };
  const wall = { path: `/screen/${run.code}`, sizes: walls, until: '.texts-card' };
  const phone = { path: `/j/${run.code}`, sizes: phones, until: '.texts-answer' };
  await run.people(90);
  await run.command({ type: 'open', question: 0 });
  await camera.take({ ...phone, name: 'texts-phone-empty' });
  await camera.take({ ...phone, name: 'texts-phone-written', before: write });
  const give = (texts: readonly string[]) => run.give(texts.map((text) => ({ texts: [text] })));
  await give(few);
  await camera.take({ ...wall, name: 'texts-screen-two' });
  await give([...some, 'Breaks!', 'Breaks!', 'more examples']);
  await camera.take({ ...wall, name: 'texts-screen-ten' });
  await camera.take({ ...desk, name: 'texts-host-ten', before: tickTwo });
  await run.command({
    type: 'edit',
    slot: 'q0.r1',
    edit: {
      type: 'join',
      group: 'g1',
      name: 'More examples',
      texts: ['more examples', 'More examples!', 'examples'],
    },
  });
  const pin = { type: 'pin', line: { text: 'Time for questions' }, pinned: true };
  await run.command({ type: 'edit', slot: 'q0.r1', edit: pin });
  await camera.take({ ...wall, name: 'texts-screen-arranged' });
  await camera.take({ ...desk, name: 'texts-host-arranged' });
  await give(many);
  await camera.take({ ...wall, name: 'texts-screen-many' });
  await run.command({ type: 'close' });
  await camera.take({ ...phone, until: '.texts-list', name: 'texts-phone-results' });
  await run.command({ type: 'open', question: 1 });
  await give(some);
  await camera.take({ ...desk, name: 'texts-host-moderated' });
  await camera.take({ ...wall, until: '.texts-none', name: 'texts-screen-moderated' });
  run.close();
};
