import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { Camera } from './camera.ts';
import type { Product } from './product.ts';
import { usualPoll } from './sample-polls.ts';

const snippet = `What does \`closest([4, 9, 2], 5)\` return?
\`\`\`js
function closest(list, goal) {
  let best = list[0];
  for (const each of list) {
    if (Math.abs(each - goal) < Math.abs(best - goal)) {
      best = each;
    }
  }
  return \`$\{best}$\`;
}
\`\`\``;

const answers = [
  '`"4$"`, a text',
  '`4`',
  '`undefined`, as `best` is not seen there',
  '```\nTypeError:\n  best is null\n```',
];

const codePoll: PollDefinition = {
  ...usualPoll,
  title: 'Loops',
  questions: [
    {
      kind: 'choice',
      id: 'code',
      text: snippet,
      options: answers.map((text, at) => ({ id: `o${at}`, text })),
      multiple: false,
      seconds: null,
    },
  ],
  extras: [{ id: 'code', confidence: false, right: { type: 'options', ids: ['o0'] } }],
};

/** A question about code, with code in its answers: written, on phones, on the wall, at its host. */
export const photographCode = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('code-')) return;
  const run = await product.present(codePoll);
  const phone = { path: `/j/${run.code}`, sizes: ['phone', 'small'] as const, alone: true };
  const wall = { path: `/screen/${run.code}`, sizes: ['projector', 'laptop'] as const };
  await camera.take({
    name: 'code-editor',
    path: `/tools/polltime/editpoll/${run.pollid}`,
    sizes: ['laptop'],
    until: 'p[aria-hidden] code',
    as: product.lecturer,
    isWhole: true,
  });
  await run.people(46);
  await run.command({ type: 'open', question: 0 });
  await run.command({ type: 'hide' });
  await camera.take({ ...phone, name: 'code-phone', until: '.answer-option', isWhole: true });
  await camera.take({ ...wall, name: 'code-voting', until: '.screen-bars tbody tr' });
  await run.answer([19, 12, 6, 4]);
  await run.command({ type: 'close' });
  await run.command({ type: 'right' });
  const results = { name: 'code-phone-results', until: '.answer-results', isWhole: true };
  await camera.take({ ...phone, ...results });
  await camera.take({ ...wall, name: 'code-results', until: '.screen-bars tbody tr' });
  await camera.take({
    name: 'code-host',
    path: `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`,
    sizes: ['laptop', 'phone'],
    as: product.lecturer,
    until: '.result-bars',
    isWhole: true,
  });
  run.close();
};
