import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { OptionPicture } from '@sets/shared/question/choosing.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import type { Page } from 'playwright-core';
import { launchChromium } from '../launch-chromium.ts';
import type { Camera } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { longestPoll, usualPoll } from './sample-polls.ts';

const oval = (width: number, height: number, inside: string): string =>
  `<ellipse cx="200" cy="150" rx="${width}" ry="${height}" fill="#f4e3c1" stroke="#5b4636" stroke-width="6"/>${inside}`;
const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** Parts of a cell as they are drawn on a blackboard: in a square of 400 by 300, and dark lines on nothing. */
const parts: Readonly<Record<string, string>> = {
  Nucleus: oval(150, 120, '<circle cx="215" cy="140" r="48" fill="#a8688b"/>'),
  Mitochondrion: oval(
    180,
    90,
    lines(
      6,
      (at) =>
        `<path d="M${80 + at * 48} ${at % 2 ? 145 : 90}v65" stroke="#c0562f" stroke-width="16" stroke-linecap="round"/>`,
    ),
  ),
  Ribosomes: lines(
    24,
    (at) =>
      `<circle cx="${60 + (at % 6) * 56}" cy="${50 + Math.floor(at / 6) * 66}" r="15" fill="#33475b"/>`,
  ),
  'Golgi apparatus': lines(
    5,
    (at) =>
      `<path d="M70 ${70 + at * 40}q130 ${60 - at * 8} 260 0" fill="none" stroke="#111111" stroke-width="18" stroke-linecap="round"/>`,
  ),
};

const names = Object.keys(parts);

/** A drawing of a part, wide, tall or as usual, on nothing. */
const drawAll = async (): Promise<readonly Uint8Array[]> => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const drawn: Uint8Array[] = [];
    for (const [width, height] of [
      [800, 600],
      [1_000, 420],
      [420, 700],
    ] as const) {
      for (const name of names) {
        await page.setViewportSize({ width, height });
        await page.setContent(
          `<body style="margin:0"><svg viewBox="0 0 400 300" width="${width}" height="${height}">${parts[name] ?? ''}</svg>`,
        );
        drawn.push(await page.screenshot({ omitBackground: true }));
      }
    }
    return drawn;
  } finally {
    await browser.close();
  }
};

type Pictures = (at: number, alone?: boolean) => OptionPicture;

const keptPictures = async (product: Product): Promise<Pictures> => {
  const fileids: string[] = [];
  for (const drawing of await drawAll()) fileids.push(await product.addPicture(drawing));
  return (at, alone = false) => {
    const which = at % fileids.length;
    const [width, height] = which < 4 ? [800, 600] : which < 8 ? [1_000, 420] : [420, 700];
    return { fileid: fileids[which] ?? '', width, height, alone };
  };
};

const ask = (text: string, options: ChoiceQuestion['options']): ChoiceQuestion => ({
  kind: 'choice',
  id: 'pictured',
  text,
  options,
  multiple: false,
  seconds: null,
});

/** Two, four and ten answers with pictures, some without, without words, and with all the words there may be. */
const pollsOf = (pictures: Pictures): Readonly<Record<string, ChoiceQuestion>> => {
  const optionsOf = (count: number, alone = false): ChoiceQuestion['options'] =>
    Array.from({ length: count }, (_, at) => ({
      id: `o${at}`,
      text: names[at % names.length] ?? '',
      picture: pictures(at, alone),
    }));
  const long = longestPoll.questions[0] as ChoiceQuestion;
  const some = [...optionsOf(3), { id: 'none', text: 'None of them' }];
  return {
    two: ask('Which of the two makes most of the ATP of a cell?', optionsOf(2)),
    four: ask('Where in the cell is most of its ATP made?', optionsOf(4, true)),
    some: ask('Which of these has a membrane of its own?', some),
    ten: ask('Which of these did you see in your own preparation?', optionsOf(10)),
    full: {
      ...long,
      options: long.options.map((option, at) =>
        Object.assign({}, option, { picture: pictures(at) }),
      ),
    },
  };
};

const pollOf = (question: ChoiceQuestion): PollDefinition => ({
  ...usualPoll,
  title: 'Parts of a cell',
  questions: [question],
  extras: [{ id: question.id, confidence: false, right: { type: 'options', ids: ['o1'] } }],
});

const withoutFirst = async (page: Page): Promise<void> => {
  let isLost = false;
  await page.route('**/api/file/*', (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await page.reload();
  await page.locator('.answer-option').first().waitFor();
};

const loaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
};

const photographRun = async (camera: Camera, run: PresentedRun, name: string, as: Product) => {
  const wall = { path: `/screen/${run.code}`, sizes: ['projector', 'laptop'] as const };
  const phone = { path: `/j/${run.code}`, sizes: ['phone', 'small'] as const, alone: true };
  const host = {
    path: `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`,
    sizes: ['laptop', 'phone'] as const,
    as: as.lecturer,
  };
  await run.command({ type: 'open', question: 0 });
  await run.command({ type: 'hide' });
  await camera.take({
    ...phone,
    name: `pictured-${name}-phone`,
    until: '.answer-option',
    isWhole: true,
    before: loaded,
  });
  if (name === 'four') {
    const lost = { until: '.answer-option', before: withoutFirst };
    await camera.take({ ...phone, ...lost, name: 'pictured-lost-phone' });
  }
  const shown = { until: '.screen-bars tbody tr', before: loaded };
  await camera.take({ ...wall, ...shown, name: `pictured-${name}-voting` });
  await run.answer([3, 19, 6, 4, 2, 2, 1, 1, 1, 1]);
  await run.command({ type: 'close' });
  await run.command({ type: 'right' });
  await camera.take({
    ...phone,
    name: `pictured-${name}-phone-results`,
    until: '.answer-results',
    isWhole: true,
    before: loaded,
  });
  await camera.take({ ...wall, ...shown, name: `pictured-${name}-results` });
  await camera.take({
    ...host,
    name: `pictured-${name}-host`,
    until: '.result-bars',
    isWhole: true,
    before: loaded,
  });
};

/** A choice whose answers have pictures: written, on phones, on the wall, at its host. */
export const photographOptionPictures = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('pictured-')) return;
  const pictures = await keptPictures(product);
  for (const [name, question] of Object.entries(pollsOf(pictures))) {
    if (!camera.wants(`pictured-${name}`)) continue;
    const run = await product.present(pollOf(question));
    await camera.take({
      name: `pictured-${name}-editor`,
      path: `/tools/polltime/editpoll/${run.pollid}`,
      sizes: ['phone', 'laptop'],
      until: '.option-picture',
      as: product.lecturer,
      isWhole: true,
      before: loaded,
    });
    await run.people(46);
    await photographRun(camera, run, name, product);
    run.close();
  }
};
