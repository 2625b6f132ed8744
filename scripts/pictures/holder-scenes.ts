import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import type { LiveQna } from '@sets/shared/live-qna/live-qna.contract.ts';
import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import { liveQna } from '@sets/shared/question/kinds/live-qna.ts';
import type { Page } from 'playwright-core';
import type { Camera } from './camera.ts';
import { topicOf } from './live-qna-scenes.ts';
import type { Product } from './product.ts';
import { wordsPoll } from './sample-polls.ts';

const asked = 'What is still unclear about searching?';
const longest =
  'Before we go on to trees: what of the last two weeks would you explain differently, what is still unclear about amortised cost, about $O(n \\log n)$ and the proof that it is the best, and which of the exercises shall we do together here, now, on the board?';
const title = 'Week 5: searching in a list that is sorted already, and what it costs to keep it so';

const askOne = async (page: Page): Promise<void> => {
  const field = page.getByLabel('Ask a question');
  await field.fill('Does it matter where the middle is rounded to?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('On show for everybody').waitFor();
};

const holder = (id: string, text: string) => ({ ...liveQna.blank(() => id), text });

/** The place of a live Q&A in a poll: inviting, open, and what it leads to afterwards. */
export const photographHolders = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('holder')) return;
  const as = product.lecturer;
  const { token } = as;
  const questions = [holder('long', longest), holder('first', asked), ...wordsPoll.questions];
  const shelf = await topicOf(product);
  const body = { ...wordsPoll, ...shelf, title, questions };
  const { pollid } = (await product.call('POST', '/api/polls', { token, body })) as Poll;
  const run = await product.presentIn(pollid);
  const { runId = '' } = run;
  const edit = { path: `/tools/polltime/editpoll/${pollid}`, as, until: 'textarea' };
  const wall = { path: `/screen/${run.code}`, sizes: ['laptop', 'projector'] } as const;
  const phone = { path: `/j/${run.code}`, sizes: ['phone'] } as const;
  const address = (at: string) => `/tools/polltime/startpoll/${at}?room=${run.roomId}`;
  const desk = { path: address(pollid), as, sizes: ['phone', 'laptop', 'projector'] } as const;
  await camera.take({ ...edit, name: 'holder-editor', sizes: ['phone', 'laptop'], isWhole: true });

  await run.command({ type: 'goto', question: 0 });
  await camera.take({ ...wall, name: 'holder-wall-long', until: '.qna-holder .katex' });
  await camera.take({ ...phone, name: 'holder-phone-long', until: '.katex' });
  await run.command({ type: 'goto', question: 1 });
  await camera.take({ ...wall, name: 'holder-wall', until: '.qna-holder' });
  await camera.take({ ...phone, name: 'holder-phone', until: '.live-qna-soon' });
  const open = 'button:has-text("Open the live Q&A")';
  await camera.take({ ...desk, name: 'holder-desk', until: open });

  const ref = { runId, question: 'first' };
  const { liveqnaid } = (await product.call('POST', '/api/live-qna/holders', {
    token,
    body: ref,
  })) as Pick<LiveQna, 'liveqnaid'>;
  await run.putOn(liveqnaid, liveQnaName);
  const isOn = { ...phone, name: 'holder-phone-on', until: '.qna-empty, .qna-row', alone: true };
  await camera.take({ ...wall, name: 'holder-wall-none', until: '.qna-wall-empty' });
  await camera.take({ ...isOn, before: askOne });
  await camera.take({ ...wall, name: 'holder-wall-on', until: '.qna-wall-list li' });
  const hosting = { ...desk, path: `/tools/liveqna/present/${liveqnaid}?room=${run.roomId}` };
  await camera.take({ ...hosting, name: 'holder-desk-on', until: 'button:has-text("Back to")' });

  await run.goBack(runId);
  await camera.take({ ...phone, name: 'holder-phone-back', until: 'h1:has-text("What helps")' });
  await camera.take({ ...desk, name: 'holder-desk-back', until: 'footer' });
  await run.command({ type: 'end' });
  const results = {
    path: `/tools/polltime/results/${runId}`,
    as,
    sizes: ['phone', 'laptop'],
  } as const;
  await camera.take({
    ...results,
    name: 'holder-results',
    until: 'a[href*="/liveqna/"]',
    isWhole: true,
  });
  run.close();
};
