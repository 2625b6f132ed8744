import type { Store } from '../../server/src/app/open-store.ts';
import { systemClock } from '../../server/src/core/clock.ts';
import { limitsInMemory } from '../../server/src/core/limits/memory-limits.ts';
import { PeopleService } from '../../server/src/features/account/people.service.ts';
import { openCheatSheets } from '../../server/src/features/cheatsheet/cheatsheet.feature.ts';
import { ModuleAccess } from '../../server/src/features/module/module-access.ts';
import { ModuleService } from '../../server/src/features/module/module.service.ts';
import { ModuleStore } from '../../server/src/features/module/module-store.service.ts';
import { openPeople } from '../../server/src/features/people/people.feature.ts';
import { authorAt, everywhere, rareWord, reader, tagAt } from './fill-blogs.ts';
import { type SheetAmounts, spaceAt, subjectAt } from './fill-sheets.ts';
import { jobsAsleep } from './jobs-asleep.ts';

const nothing = (): Promise<void> => Promise.resolve();
const none = (): never => {
  throw new Error('There are no files here.');
};

/** The feature with people, blocks and spaces as they are, and without files. */
const openAlone = (connection: Store['connection']) => {
  const people = new PeopleService(connection);
  const clock = systemClock;
  const following = openPeople(
    { connection, clock, limits: limitsInMemory(clock) },
    { people, notify: nothing },
  ).services;
  const store = new ModuleStore(connection);
  const access = new ModuleAccess({ store, people, clock });
  const modules = new ModuleService({
    store,
    access,
    clock,
    people,
    moduleCount: { take: none },
    modulesAllowed: none,
    hasSchools: none,
    divisionNamed: none,
  });
  const uploads = { find: none, read: none, claim: none, remove: none, removeOf: none };
  const pictures = { keep: none, read: none, loosen: none, remove: none, removeAllOfSheet: none };
  return openCheatSheets(
    { connection, clock, jobs: jobsAsleep },
    {
      people,
      ...following,
      spacesSeen: async (actor, moduleids) => {
        const seen = await modules.named(actor, moduleids);
        return new Map(seen.map(({ _id, content }) => [_id, content.title]));
      },
      uploads,
      pictures,
      readPdf: none,
      onGone: nothing,
    },
  ).services;
};

/** A place in the lists, more or less deep. */
const placesIn = ({ sheets }: SheetAmounts) => {
  const placeAt = (n: number): string => {
    const at = 1_700_000_000_000 + ((n * 7_919) % sheets) * 60_000;
    return `${at.toString(36)}-aaaaaaaaaaaaaaaaaaaaaa`;
  };
  // In a list by counts there are many of each count.
  const rankedAt = (n: number): string =>
    `${(1_000_000_000 + (n % 15)).toString(36)}-${placeAt(n)}`;
  return { placeAt, rankedAt };
};

/** What is measured of cheat sheets, by name. */
export const workOfSheets = (
  connection: Store['connection'],
  ids: readonly string[],
  amounts: SheetAmounts,
) => {
  const { sheetLists, sheetTopics, sheetReading } = openAlone(connection);
  const who = { userid: reader };
  const { placeAt, rankedAt } = placesIn(amounts);
  const list = (query: Parameters<typeof sheetLists.page>[1]) => sheetLists.page(who, query);
  const author = (n: number): string => authorAt((n * 37) % amounts.authors);
  return {
    newest: () => list({ of: 'newest' }),
    'newest, further': (n: number) => list({ of: 'newest', before: placeAt(n) }),
    'newest, of a visitor': () => sheetLists.page(null, { of: 'newest' }),
    used: () => list({ of: 'used' }),
    'used, further': (n: number) => list({ of: 'used', before: rankedAt(n) }),
    voted: () => list({ of: 'voted' }),
    'voted, further': (n: number) => list({ of: 'voted', before: rankedAt(n) }),
    school: () => list({ of: 'school' }),
    subject: (n: number) => list({ of: 'subject', subject: subjectAt(n) }),
    tag: (n: number) => list({ of: 'tag', tag: tagAt(n) }),
    'tag of all, further': (n: number) => list({ of: 'tag', tag: 'study', before: placeAt(n) }),
    language: () => list({ of: 'language', language: 'de' }),
    'language of most, further': (n: number) =>
      list({ of: 'language', language: 'en', before: placeAt(n) }),
    space: (n: number) => list({ of: 'space', moduleid: spaceAt(n) }),
    author: (n: number) => list({ of: 'author', author: author(n) }),
    topics: () => sheetTopics.of(who),
    'search, a rare word': (n: number) => list({ of: 'search', words: rareWord(n) }),
    'search, a word of all': () => list({ of: 'search', words: everywhere }),
    'search, two words': (n: number) =>
      list({ of: 'search', words: `${everywhere} ${rareWord(n)}` }),
    'search, a word of all in a language of few': () =>
      list({ of: 'search', words: everywhere, language: 'de' }),
    'search, quoted': (n: number) => list({ of: 'search', words: `"${rareWord(n)}"` }),
    'one’s own': (n: number) => sheetLists.own({ userid: author(n) }, undefined),
    view: (n: number) => sheetReading.view(who, ids[n % ids.length] ?? ''),
  };
};
