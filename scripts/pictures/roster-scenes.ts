import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const path = '/tools/nameroulette';
const both: readonly Size[] = ['phone', 'laptop'];
const all: readonly Size[] = ['small', 'phone', 'laptop', 'projector'];
const screen: readonly Size[] = ['projector', 'laptop'];

const class24 =
  'Ada Lovelace,Alan Turing,Grace Hopper,Edsger Dijkstra,Barbara Liskov,Donald Knuth,Frances Allen,Tony Hoare,Radia Perlman,Leslie Lamport,عائشة الباعونية,王小云,Đỗ Thị Hà,Søren Ærø,Zoë Müller,Ада Лавлейс,Niklaus Wirth,Shafi Goldwasser,Alan Turing,Hedy Lamarr,Ken Thompson,Jean Bartik,Margaret Hamilton,John Backus'.split(
    ',',
  );
const longName =
  'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian Alexander von und zu Donaudampfschifffahrt der Ältere';

const press =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click();
  };

const inTurn =
  (...acts: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const act of acts) await act(page);
  };

const choose =
  (list: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('List', { exact: true }).selectOption(list);
  };

const draw = press('Draw');
const project = inTurn(press('Projector'), async (page) => {
  await page.locator('.roulette-screen').waitFor();
});

/** The name of the ring's end is shown. */
const landed = async (page: Page): Promise<void> => {
  await page.locator('.roulette-name[data-hidden=false]').waitFor();
};

/** From no list to one of 500 names, on the page and on the projector. */
export const photographRosters = async (camera: Camera, product: Product): Promise<void> => {
  const { call, lecturer: as, student } = product;
  const usual = { path, sizes: both, until: 'main h1', alone: true };
  await camera.take({ ...usual, name: 'roster-empty', as: student, until: 'main h2' });
  const keep = (rosterName: string, after: readonly string[]) =>
    call('POST', '/api/rosters', {
      token: as.token,
      body: { rosterName, before: null, after },
    });
  await keep('Monday, 10 o’clock', class24);
  await keep(
    'All of the first year',
    Array.from({ length: 500 }, (_none, at) => `${class24[at % 24]} ${Math.floor(at / 24) + 1}`),
  );
  await keep('One with a long name', [longName]);
  const own = { ...usual, as, until: '.roulette-stage', sizes: all };
  await camera.take({ ...own, name: 'roster-usual', moves: true, isWhole: true });
  const drawn = inTurn(draw, draw, landed);
  await camera.take({ ...own, name: 'roster-drawn', moves: true, before: drawn, isWhole: true });
  await camera.take({ ...own, name: 'roster-calm', before: inTurn(draw, draw) });
  const many = choose('All of the first year');
  await camera.take({
    ...own,
    name: 'roster-many',
    moves: true,
    isWhole: true,
    before: inTurn(many, drawn),
  });
  await camera.take({ ...own, name: 'roster-edit', before: press('Edit') });
  await camera.take({
    ...own,
    name: 'roster-import',
    before: inTurn(press('New list'), press('From a CSV file'), async (page) => {
      const contents = 'ID;Nachname;Vorname\n1;Lovelace;Ada\n2;Turing;Alan\n';
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(contents) });
      await page.getByText('Add 2 names').waitFor();
    }),
  });
  const groups = inTurn(press('Groups'), press('Draw groups'));
  await camera.take({ ...own, name: 'roster-groups', before: groups, isWhole: true });
  const large = { ...own, sizes: screen };
  await camera.take({ ...large, name: 'roster-screen-idle', moves: true, before: project });
  await camera.take({
    ...large,
    name: 'roster-screen-drawn',
    moves: true,
    before: inTurn(project, drawn),
  });
  await camera.take({ ...large, name: 'roster-screen-calm', before: inTurn(project, draw) });
  await camera.take({
    ...large,
    name: 'roster-screen-many',
    moves: true,
    before: inTurn(many, project, drawn),
  });
  await camera.take({
    ...large,
    name: 'roster-screen-long',
    moves: true,
    before: inTurn(choose('One with a long name'), project, drawn),
  });
  await camera.take({ ...large, name: 'roster-screen-groups', before: inTurn(groups, project) });
  await camera.take({
    ...large,
    name: 'roster-screen-groups-many',
    before: inTurn(many, groups, project),
  });
};
