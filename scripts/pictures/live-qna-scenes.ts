import type { Module } from '@sets/shared/module/module.contract.ts';
import type { NewLiveQna } from '@sets/shared/live-qna/live-qna.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import { PresentedQna } from './presented-qna.ts';
import type { Product } from './product.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const wall: readonly Size[] = ['projector', 'laptop'];

const asked = [
  'Does the midterm cover amortised analysis?',
  'Why is $O(n \\log n)$ the best that a comparison sort can do, and where in the proof do we need that all inputs are different?',
  'Can we have the slides before the lecture?',
  'In the tree on slide 14, is the black height counted with or without the root?',
  'What happens when two keys are equal?',
];

const longest =
  'You said that a hash table takes constant time on average, and then that the worst case is linear; in the exercise we were asked for the expected time of $n$ insertions with resizing, so which of the two are we to use there, and does it matter that the hash function is chosen at random before?';

/** A topic of the lecturer's own. */
export const topicOf = async ({ call, lecturer }: Product) => {
  const { token } = lecturer;
  const blank = { description: '', startDate: '', divisionOnly: false, division: '' };
  const body = { ...blank, title: 'Algorithms and Data Structures' };
  const { moduleid } = (await call('POST', '/api/module/createmodule', { token, body })) as Module;
  const added = { moduleid, title: 'Searching in a sorted list' };
  const { topicid } = (await call('POST', '/api/module/addtopic', { token, body: added })) as {
    readonly topicid: string;
  };
  return { moduleid, topicid };
};

export const definition = {
  title: 'Your questions',
  moderated: false,
  names: true,
  voting: 'up',
  asking: true,
} as const satisfies Omit<NewLiveQna, 'moduleid' | 'topicid'>;

/** A room with five questions and sixty people who voted. */
export const fiveIn = async (run: PresentedQna): Promise<number[]> => {
  const ids: number[] = [];
  for (const [at, text] of asked.entries()) {
    ids.push(...(await run.somebody([text], [], at === 3 ? 'Mira' : null)));
  }
  for (let voter = 0; voter < 60; voter += 1) {
    await run.somebody(
      [],
      ids.filter((_, at) => voter % (at + 2) === 0),
    );
  }
  return ids;
};

const askOne = async (page: Page): Promise<void> => {
  const field = page.getByLabel('Ask a question');
  await field.fill('Is a stack a special case of a queue?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('On show for everybody').waitFor();
  await page.getByRole('button', { name: /^Vote for: Does the midterm/ }).click();
  await page.locator('.qna-vote[aria-pressed="true"]').waitFor();
};

const offline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.locator('.phone-head[data-offline="true"]').waitFor({ timeout: 60_000 });
  await page.getByLabel('Ask a question').fill('Was this typed without a network?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('Saved here, sent when').waitFor();
};

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** Live Q&A: the wall with none, five and sixty questions, phones, the desk, and the topic. */
export const photographLiveQna = async (camera: Camera, product: Product): Promise<void> => {
  const shelf = await topicOf(product);
  const as = product.lecturer;
  const topic = `/space/${shelf.moduleid}/topic/${shelf.topicid}`;
  const run = await PresentedQna.open(product, { ...definition, ...shelf });
  const screen = `/screen/${run.code}`;
  const phone = `/j/${run.code}`;
  const desk = `/tools/liveqna/present/${run.liveqnaid}?room=${run.roomId}`;
  const hosting = { as, sizes: both, path: desk, until: 'footer' } as const;

  await camera.take({ name: 'qna-wall-none', path: screen, sizes: wall, until: '.qna-wall-empty' });
  await camera.take({ name: 'qna-phone-none', path: phone, sizes: ['phone'], until: '.qna-empty' });
  await camera.take({ ...hosting, name: 'qna-host-none' });

  const ids = await fiveIn(run);
  const list = { path: screen, sizes: wall, until: '.qna-wall-list li' } as const;
  await camera.take({ ...list, name: 'qna-wall-five' });
  const onPhone = { path: phone, until: '.qna-row', alone: true } as const;
  await camera.take({
    ...onPhone,
    name: 'qna-phone-five',
    sizes: ['small', 'phone', 'side'],
    before: askOne,
  });
  await camera.take({ ...onPhone, name: 'qna-phone-offline', sizes: ['phone'], before: offline });

  const [, proof = 0, slides = 0, tree = 0, keys = 0] = ids;
  await run.act(slides, 'answered');
  await run.act(tree, 'pin');
  await run.command({ type: 'merge', from: keys, into: proof });
  await run.command({ type: 'wall', question: proof });
  const large = { path: screen, until: '.qna-wall-one', sizes: wall } as const;
  await camera.take({ ...large, name: 'qna-wall-large' });
  await camera.take({ ...hosting, name: 'qna-host-five', isWhole: true });
  const joining = press('Join with another question');
  await camera.take({ ...hosting, name: 'qna-host-joining', before: joining });

  for (let at = 0; at < 54; at += 1) {
    await run.somebody([`${at + 1}. ${asked[at % asked.length] ?? ''}`], []);
  }
  const [long = 0] = await run.somebody([longest], [], 'Konstantin-Alexander von Hohenzollern');
  await run.command({ type: 'wall', question: null });
  await camera.take({ ...list, name: 'qna-wall-sixty' });
  await run.command({ type: 'wall', question: long });
  await camera.take({ ...large, name: 'qna-wall-longest' });
  await run.command({ type: 'moderate', on: true });
  await run.somebody(['Does this one wait?', 'And this one, too?'], []);
  await camera.take({ ...hosting, name: 'qna-host-sixty' });
  await camera.take({ ...onPhone, name: 'qna-phone-sixty', sizes: ['phone'] });
  await camera.take({ ...hosting, name: 'qna-host-end', before: press('End') });

  await run.command({ type: 'end' });
  await camera.take({ name: 'qna-wall-end', path: screen, sizes: wall, until: '.screen-farewell' });
  await camera.take({ name: 'qna-phone-end', path: phone, sizes: ['phone'], until: '.kept-page' });
  await camera.take({ ...hosting, name: 'qna-host-over', until: 'main a[href*="/topic/"]' });
  const owed = { as, sizes: both, path: topic, until: 'h3', isWhole: true } as const;
  await camera.take({ ...owed, name: 'qna-topic' });
  await camera.take({ ...owed, name: 'qna-form', isWhole: false, before: press('New live Q&A') });
};
