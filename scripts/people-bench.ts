/**
 * `npm run people:bench [-- --posts 50000 --authors 2000 --sheets 10000 --text 6000 --data DIR --json]`: lists, search
 * and views of blogs and cheat sheets on the embedded store as the server uses it; `text` is how many characters the
 * file of a sheet has. To fill the store takes minutes: with `data` it is kept in this folder, and measured again
 * with the same amounts. Ends with 4 where the 95th percentile of one of them is above its bound.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, type Store } from '../server/src/app/open-store.ts';
import { systemClock } from '../server/src/core/clock.ts';
import { loadConfig } from '../server/src/core/config.ts';
import { limitsInMemory } from '../server/src/core/limits/memory-limits.ts';
import { PeopleService } from '../server/src/features/account/people.service.ts';
import { openBlogs } from '../server/src/features/blog/blog.feature.ts';
import { openPeople } from '../server/src/features/people/people.feature.ts';
import {
  authorAt,
  countPosts,
  everywhere,
  fillBlogs,
  rareWord,
  reader,
  somePosts,
  tagAt,
} from './people-bench/fill-blogs.ts';
import { countSheets, fillSheets, someSheets } from './people-bench/fill-sheets.ts';
import { jobsAsleep } from './people-bench/jobs-asleep.ts';
import { workOfSheets } from './people-bench/work-of-sheets.ts';

/** In ms, on a machine of the usual speed. */
const p95Bound = 50;
const warmUp = 20;
const calls = 100;

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '50000' },
    authors: { type: 'string', default: '2000' },
    sheets: { type: 'string', default: '10000' },
    text: { type: 'string', default: '6000' },
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const amounts = { posts: Number(values.posts), authors: Number(values.authors) };
const ofSheets = {
  sheets: Number(values.sheets),
  authors: amounts.authors,
  text: Number(values.text),
};

const nothing = (): Promise<void> => Promise.resolve();
const none = (): never => {
  throw new Error('There are no pictures here.');
};

/** The feature with people and follows as they are, and without what it does not read. */
const openAlone = (connection: Store['connection']) => {
  const people = new PeopleService(connection);
  const limits = limitsInMemory(systemClock);
  const tools = { connection, clock: systemClock, limits };
  const following = openPeople(tools, { people, notify: nothing }).services;
  const pictures = { keep: none, read: none, loosen: nothing, removeAllOfPost: nothing };
  const ports = { people, ...following, pictures, notify: nothing, onGone: nothing };
  const context = {
    connection,
    clock: systemClock,
    limits,
    jobs: jobsAsleep,
    config: loadConfig({}),
    secret: 'of none',
  };
  return openBlogs(context, ports).services;
};

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;

const measure = async (call: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < warmUp; n += 1) await call(n);
  const taken: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const from = performance.now();
    await call(warmUp + n);
    taken.push(performance.now() - from);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), most: sorted.at(-1) ?? 0 };
};

/** A place in the lists, more or less deep. */
const placeAt = (n: number): string => {
  const at = 1_700_000_000_000 + ((n * 7_919) % amounts.posts) * 60_000;
  return `${at.toString(36)}-aaaaaaaaaaaaaaaaaaaaaa`;
};

const author = (n: number): string => authorAt((n * 37) % amounts.authors);

const workOf = (connection: Store['connection'], ids: readonly string[]) => {
  const { blogLists, blogReading } = openAlone(connection);
  const who = { userid: reader };
  const feed = (query: Parameters<typeof blogLists.page>[1]) => blogLists.page(who, query);
  return {
    // What the machine takes for nothing at all: the rest is to be read beside it.
    'the store, asked for nothing': () => store.ping(),
    newest: () => feed({ of: 'newest' }),
    'newest, further': (n: number) => feed({ of: 'newest', before: placeAt(n) }),
    followed: () => feed({ of: 'followed' }),
    'followed, further': (n: number) => feed({ of: 'followed', before: placeAt(n) }),
    school: () => feed({ of: 'school' }),
    'school, further': (n: number) => feed({ of: 'school', before: placeAt(n) }),
    tag: (n: number) => feed({ of: 'tag', tag: tagAt(n) }),
    'tag of all, further': (n: number) => feed({ of: 'tag', tag: 'study', before: placeAt(n) }),
    author: (n: number) => feed({ of: 'author', author: author(n) }),
    tags: () => blogLists.tags(who),
    'search, a rare word': (n: number) => feed({ of: 'search', words: rareWord(n) }),
    'search, a word of all': () => feed({ of: 'search', words: everywhere }),
    'search, two words': (n: number) =>
      feed({ of: 'search', words: `${everywhere} ${rareWord(n)}` }),
    'one’s own': (n: number) => blogLists.own({ userid: author(n) }, undefined),
    view: (n: number) => blogReading.seen(reader, ids[n % ids.length] ?? ''),
  };
};

/** Measures each, and prints what it takes. */
const measureAll = async (
  of: string,
  work: Readonly<Record<string, (n: number) => Promise<unknown>>>,
): Promise<Record<string, Awaited<ReturnType<typeof measure>>>> => {
  const found: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const [name, call] of Object.entries(work)) {
    const figures = await measure(call);
    found[name] = figures;
    const [p50, p95, most] = [figures.p50, figures.p95, figures.most].map((ms) => ms.toFixed(1));
    console.log(
      `${of}, ${name}: p50 ${p50}, p95 ${p95} (at most ${p95Bound}), longest ${most} ms.`,
    );
    if (figures.p95 > p95Bound) process.exitCode = 4;
  }
  return found;
};

const timed = async (what: string, work: () => Promise<void>): Promise<void> => {
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${what}, stored in ${seconds.toFixed(0)} s.`);
};

const written = (count: number): string => count.toLocaleString('en');

const fill = async (connection: Store['connection']): Promise<void> => {
  const posts = `${written(amounts.posts)} posts of ${written(amounts.authors)} authors`;
  await timed(posts, () => fillBlogs(connection, amounts));
  const sheets = `${written(ofSheets.sheets)} cheat sheets of ${written(ofSheets.text)} characters`;
  await timed(sheets, () => fillSheets(connection, ofSheets));
};

/** A kept store is filled once. @throws Error where it was left half-filled, or was filled with other amounts. */
const fillOnce = async (connection: Store['connection']): Promise<void> => {
  const there = { posts: await countPosts(connection), sheets: await countSheets(connection) };
  if (there.posts === 0) return fill(connection);
  if (there.posts === amounts.posts && there.sheets === ofSheets.sheets) return;
  throw new Error(
    `${values.data} has ${there.posts} posts and ${there.sheets} sheets: remove it first.`,
  );
};

const dir = values.data ?? mkdtempSync(join(tmpdir(), 'sets-people-'));
if (values.data !== undefined) mkdirSync(values.data, { recursive: true });
const store = await openStore(loadConfig({ DATA_DIR: dir }));
const { connection } = store;
try {
  await fillOnce(connection);
  const blogs = await measureAll('blogs', workOf(connection, await somePosts(connection)));
  const cheatsheets = await measureAll(
    'cheat sheets',
    workOfSheets(connection, await someSheets(connection), ofSheets),
  );
  if (values.json) console.log(JSON.stringify({ blogs, cheatsheets }));
} finally {
  await store.close();
  if (values.data === undefined) rmSync(dir, { recursive: true });
}
