import type { Module } from '@sets/shared/module/module.contract.ts';
import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import type { LiveOfMine } from '@sets/shared/run/space-runs.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { tenOptions, usualPoll } from './sample-polls.ts';
import { addSpace, longTitle, longWord } from './space-scenes.ts';

const sizes: readonly Size[] = ['phone', 'laptop', 'projector'];
const topics = ['What an algorithm is', 'Searching in a sorted list', 'Sorting by merging'];

/** A poll in the first topic of a space, presented. */
const presentIn = async (
  { call, lecturer, presentIn: open }: Product,
  { moduleid, topics: [topic] }: Module,
  definition = usualPoll,
): Promise<PresentedRun> => {
  const { token } = lecturer;
  const body = { ...definition, moduleid, topicid: topic?.topicid ?? '' };
  const { pollid } = (await call('POST', '/api/polls', { token, body })) as Poll;
  return open(pollid);
};

/** One that is over, and ended with its results on the wall. */
const presentedIn = async (product: Product, space: Module): Promise<void> => {
  const run = await presentIn(product, space);
  await run.people(30);
  await run.command({ type: 'open', question: 0 });
  await run.answer([9, 12, 4, 2]);
  await run.command({ type: 'close' });
  await run.command({ type: 'end', results: true });
  run.close();
};

const openAll = async (page: Page): Promise<void> => {
  for (const fold of await page.locator('main summary').all()) await fold.click();
};

/** As much as can be live at once, with titles that are too long. */
const crowd = (moduleid: string, topicid: string): LiveOfMine[] =>
  [longTitle, `${longWord} ${longWord}`, 'Short'].map((title, index) => ({
    moduleid,
    topicid,
    activity: 'poll',
    definitionId: `p${index}`,
    title: title.slice(0, 120),
    code: ['KX72MP', 'BCDFGH', 'WXZ234'][index] ?? '',
    here: index * 1_234,
    since: new Date(Date.now() - index * 3_600_000).toISOString(),
    space: longTitle.slice(0, 120),
    moderates: index === 2,
  }));

const nothing = {
  '/api/module/getlive': { rooms: [] },
  '/api/polls?moduleid=personal&topicid=polls': { polls: [] },
  '/api/runs': { runs: [], next: null },
  '/api/runs/joined': { rooms: [] },
};

/** The first page: new, with something live, overfull. */
const photographHome = async (
  camera: Camera,
  { lecturer: as, student }: Product,
  space: Module,
) => {
  const home = { path: '/', sizes, isWhole: true };
  const isLive = { ...home, until: 'text=Live now' };
  await camera.take({
    ...home,
    name: 'desk-home-new',
    as,
    answers: nothing,
    until: '#first-steps',
  });
  await camera.take({ ...isLive, name: 'desk-home', as, until: '.material-card' });
  const visited = `/space/${space.moduleid}`;
  const seen = { ...home, path: visited, until: 'h1' };
  await camera.take({ ...seen, name: 'desk-space-student', as: student });
  await camera.take({ ...home, name: 'desk-home-student', as: student, until: '[href^="/j/"]' });
  const rooms = crowd(space.moduleid, space.topics[0]?.topicid ?? '');
  const answers = { '/api/module/getlive': { rooms } };
  await camera.take({ ...home, name: 'desk-home-full', as, answers, until: '[href="/j/KX72MP"]' });
};

/** What a topic is for its moderators and for others, with something live and before that. */
export const photographDesk = async (camera: Camera, product: Product): Promise<void> => {
  const { lecturer } = product;
  const space = await addSpace(product, { title: 'Algorithms and Data Structures', topics });
  const path = `/space/${space.moduleid}`;
  const [topic, empty] = space.topics.map(({ topicid }) => `${path}/topic/${topicid}`);
  const page = { sizes, isWhole: true, until: 'h1' };
  const none = { ...page, path: empty ?? '' };
  await camera.take({ ...none, name: 'desk-topic-empty', until: 'text=Nothing was presented' });
  await camera.take({ ...none, name: 'desk-topic-empty-own', as: lecturer, until: '[data-empty]' });
  const timeline = path.concat('/topic/v2/', space.topics[0]?.topicid ?? '');
  await camera.take({
    ...page,
    name: 'desk-timeline-empty',
    path: timeline,
    until: 'text=Nothing happened',
  });
  await presentedIn(product, space);
  await presentedIn(product, space);
  const run = await presentIn(product, space, tenOptions);
  await run.people(42);
  await camera.take({ ...page, name: 'desk-space', path, until: '[href^="/j/"]' });
  await camera.take({ ...page, name: 'desk-space-own', path, as: lecturer, until: 'h3' });
  const full = { ...page, path: topic ?? '' };
  await camera.take({ ...full, name: 'desk-topic', until: 'summary' });
  await camera.take({ ...full, name: 'desk-topic-open', until: 'summary', before: openAll });
  await camera.take({ ...full, name: 'desk-topic-own', as: lecturer, until: '.material-card' });
  const events = { ...page, path: timeline, until: 'time' };
  await camera.take({ ...events, name: 'desk-timeline' });
  await camera.take({ ...events, name: 'desk-timeline-own', as: lecturer });
  await photographHome(camera, product, space);
  const many = Array.from({ length: 40 }, (_none, index) =>
    index % 7 === 0 ? `${longWord} ${index}` : longTitle.slice(0, 20 + index * 2),
  );
  const crowded = await addSpace(product, { title: longTitle.slice(0, 120), topics: many });
  const rooms = crowd(crowded.moduleid, crowded.topics[1]?.topicid ?? '').map(
    ({ space: _space, moderates: _moderates, ...room }) => room,
  );
  await camera.take({
    ...page,
    name: 'desk-space-full',
    path: `/space/${crowded.moduleid}`,
    answers: { [`/api/module/getlive/${crowded.moduleid}`]: { rooms } },
    until: '[href="/j/KX72MP"]',
  });
  run.close();
};
