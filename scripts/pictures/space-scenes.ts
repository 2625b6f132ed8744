import type { Module, NewModule } from '@sets/shared/module/module.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const spaceLink = 'main a[href^="/space/"]';
const both: readonly Size[] = ['phone', 'laptop'];

export const description = `How to find, sort and connect things, and what it costs.

## Every week
- a lecture with **polls**: bring your phone
- an exercise sheet, due on *Friday*
- the [book](https://book.example) by Chapter

Binary search takes $\\lceil \\log_2 n \\rceil$ steps:

$$T(n) = T(n/2) + O(1) = O(\\log n)$$`;

export const usualTopics = [
  'What an algorithm is',
  'Growth of functions and $O(n)$',
  'Searching in a sorted list',
  'Sorting by merging',
  'Hash tables',
];

export const longTitle =
  'Introduction to the Analysis of Algorithms and of the Data Structures on which they rest, for students of the second year who have heard Mathematics I';
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

interface NewSpace extends Partial<NewModule> {
  readonly topics?: readonly string[];
  readonly invited?: readonly string[];
}

/** A space of the lecturer. */
export const addSpace = async ({ call, lecturer }: Product, space: NewSpace): Promise<Module> => {
  const { token } = lecturer;
  const { topics = [], invited = [], ...given } = space;
  const blank = { title: '', description: '', startDate: '', divisionOnly: false, division: '' };
  const body = { ...blank, ...given };
  const made = (await call('POST', '/api/module/createmodule', { token, body })) as Module;
  const { moduleid } = made;
  for (const title of topics) {
    await call('POST', '/api/module/addtopic', { token, body: { moduleid, title } });
  }
  for (const email of invited) {
    await call('POST', '/api/module/invitemoderator', { token, body: { moduleid, email } });
  }
  return (await call('GET', `/api/module/getmodule/${moduleid}`, { token })) as Module;
};

const press =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };

const setFormulas = async (page: Page): Promise<void> => {
  await page.locator('.markdown .katex').first().waitFor();
};

const allowance = (cannot: string) => ({
  '/api/module/getallowance': { created: 10, allowed: 10, cannot },
});

/** Making a space, and who may not. */
const photographCreating = async (
  camera: Camera,
  { lecturer, student }: Product,
): Promise<void> => {
  const create = { path: '/createmodule', sizes: both, isWhole: true };
  await camera.take({ ...create, name: 'space-create', until: 'form', as: lecturer });
  const fault = { ...create, until: 'form', as: lecturer, before: press('Create Space') };
  await camera.take({ ...fault, name: 'space-create-fault' });
  const told = { ...create, until: 'h1', as: student };
  await camera.take({ ...told, name: 'space-cannot-unverified', answers: allowance('unverified') });
  await camera.take({ ...told, name: 'space-cannot-used-up', answers: allowance('usedUp') });
};

/** What is in a space: usual, empty and overfull; its topics; where it is closed. */
const photographSpace = async (camera: Camera, product: Product, space: Module): Promise<void> => {
  const { lecturer } = product;
  const path = `/space/${space.moduleid}`;
  const usual = { path, sizes: both, until: 'h1', isWhole: true };
  const own = { ...usual, as: lecturer, before: setFormulas };
  await camera.take({ ...own, name: 'space-own' });
  await camera.take({ ...usual, name: 'space-read', before: setFormulas });
  const edits = ['Edit Hash tables', 'Edit the description'];
  await camera.take({ ...own, name: 'space-edits', before: press(...edits) });
  await camera.take({ ...own, name: 'space-title', before: press('Change the title') });
  const seen = { ...own, isWhole: false };
  await camera.take({ ...seen, name: 'space-settings', before: press('Settings') });
  const remove = press('Settings', 'Delete the space');
  await camera.take({ ...seen, name: 'space-delete', before: remove });
  await camera.take({ ...usual, name: 'space-closed', path: '/space/nobody' });
  const topic = { ...usual, path: `${path}/topic/${space.topics[2]?.topicid ?? ''}` };
  await camera.take({ ...topic, name: 'space-topic-read' });
  await camera.take({ ...topic, name: 'space-topic-own', as: lecturer, until: '[data-empty]' });
  await camera.take({ ...topic, name: 'space-topic-unknown', path: `${path}/topic/nothing` });
};

/** Spaces, from none to very much. */
export const photographSpaces = async (camera: Camera, product: Product): Promise<void> => {
  const { lecturer: as, student } = product;
  const list = { sizes: both, until: 'h1', isWhole: true };
  await camera.take({
    ...list,
    name: 'space-list-empty',
    path: '/modulescreated',
    // The lecturer has polls, which lie in a space.
    as: student,
    until: 'h2',
  });
  await photographCreating(camera, product);
  const invited = ['new.colleague@uni.example'];
  const startDate = '2026-10-12';
  const usual = { title: 'Algorithms and Data Structures', description, startDate, invited };
  const space = await addSpace(product, { ...usual, topics: usualTopics });
  await photographSpace(camera, product, space);
  const empty = await addSpace(product, { title: 'Optics' });
  const emptyPath = `/space/${empty.moduleid}`;
  await camera.take({ ...list, name: 'space-empty-own', path: emptyPath, as });
  await camera.take({ ...list, name: 'space-empty-read', path: emptyPath });
  const topics = Array.from({ length: 40 }, (_none, index) =>
    index % 7 === 0 ? `${longWord} ${index}` : longTitle.slice(0, 20 + index * 2),
  );
  const title = longTitle.slice(0, 120);
  const full = await addSpace(product, { title, description: longWord.repeat(9), topics });
  const fullPath = `/space/${full.moduleid}`;
  await camera.take({ ...list, name: 'space-full-own', path: fullPath, as });
  await camera.take({ ...list, name: 'space-list', path: '/modulescreated', as, until: spaceLink });
  await camera.take({
    ...list,
    name: 'space-list-visited',
    path: '/spacesvisited',
    as,
    until: `h2, ${spaceLink}`,
  });
  await camera.take({ ...list, name: 'space-moderating', path: '/modulesmoderating', as });
  await camera.take({ ...list, name: 'space-home', path: '/', as, until: 'text=Optics' });
  await camera.take({ ...list, name: 'space-home-student', path: '/', as: student, until: 'h1' });
};
