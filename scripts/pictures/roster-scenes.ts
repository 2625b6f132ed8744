import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const path = '/tools/nameroulette';
const both: readonly Size[] = ['phone', 'laptop'];
const all: readonly Size[] = ['small', 'phone', 'laptop', 'projector'];
const screen: readonly Size[] = ['projector', 'laptop'];

export const class24 =
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

const usual = { path, sizes: both, until: 'main h1', alone: true } as const;
export const drawn = inTurn(draw, draw, landed);
const many = choose('All of the first year');
const groups = inTurn(press('Groups'), press('Draw groups'));

const chooseFile = async (page: Page): Promise<void> => {
  const contents = 'ID;Nachname;Vorname\n1;Lovelace;Ada\n2;Turing;Alan\n';
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(contents) });
  await page.getByText('Add 2 names').waitFor();
};

/** What is done on the page. */
const photographPage = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const own = { ...usual, as, until: '.roulette-stage', sizes: all };
  const whole = { ...own, isWhole: true };
  await camera.take({ ...whole, name: 'roster-usual', moves: true });
  await camera.take({ ...whole, name: 'roster-drawn', moves: true, before: drawn });
  await camera.take({ ...own, name: 'roster-calm', before: inTurn(draw, draw) });
  await camera.take({ ...whole, name: 'roster-many', moves: true, before: inTurn(many, drawn) });
  await camera.take({ ...own, name: 'roster-edit', before: press('Edit') });
  const bringIn = inTurn(press('New list'), press('From a CSV file'), chooseFile);
  await camera.take({ ...own, name: 'roster-import', before: bringIn });
  await camera.take({ ...whole, name: 'roster-groups', before: groups });
};

/** What the room sees. */
const photographScreen = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const large = { ...usual, as, until: '.roulette-stage', sizes: screen };
  const moving = { ...large, moves: true };
  const long = inTurn(choose('One with a long name'), project, drawn);
  const manyGroups = inTurn(many, groups, project);
  await camera.take({ ...moving, name: 'roster-screen-idle', before: project });
  await camera.take({ ...moving, name: 'roster-screen-drawn', before: inTurn(project, drawn) });
  await camera.take({ ...large, name: 'roster-screen-calm', before: inTurn(project, draw) });
  await camera.take({
    ...moving,
    name: 'roster-screen-many',
    before: inTurn(many, project, drawn),
  });
  await camera.take({ ...moving, name: 'roster-screen-long', before: long });
  await camera.take({ ...large, name: 'roster-screen-groups', before: inTurn(groups, project) });
  await camera.take({ ...large, name: 'roster-screen-groups-many', before: manyGroups });
};

/** From no list to one of 500 names, on the page and on the projector. */
export const photographRosters = async (camera: Camera, product: Product): Promise<void> => {
  const { call, lecturer: as, student } = product;
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
  await photographPage(camera, as);
  await photographScreen(camera, as);
};
