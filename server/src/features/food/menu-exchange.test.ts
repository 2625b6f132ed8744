import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foodStage, newFoodid, putFoodSchool } from '../../../test/food-stage.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof foodStage>;
let vendor: Person;
let school: Awaited<ReturnType<typeof putFoodSchool>>;
let stallid: string;
beforeAll(async () => {
  app = await appOfWorker();
  stage = foodStage(app);
  school = await putFoodSchool(app);
});
beforeEach(async () => {
  vendor = await stage.vendor();
  stallid = await stage.stallOf(vendor, school, { name: 'Café: Nord' });
});

const head = 'itemid,name,description,category,price,tax,allergens,diets,stock,from,to,listed';
const contents = async () =>
  (await stage.items(vendor, stallid)).body.items.map(({ content }) => content);
const stocks = async () =>
  (await stage.items(vendor, stallid)).body.items.map(({ stock }) => stock);
const outcomes = async (text: string, isTrial = false) => {
  const { status, body } = await stage.importCsv(vendor, stallid, text, isTrial);
  expect(status, body.msg).toBe(200);
  return body.rows.map(({ row, name, outcome }) => [row, name, outcome].join(' '));
};
const faults = async (text: string) => {
  const { body } = await stage.importCsv(vendor, stallid, text);
  return body.rows.map(({ msg }) => msg);
};

describe('GET /api/food/csv/:stallid', () => {
  test('200, 401, 403, 404: the items of one’s own stall', async () => {
    const itemid = await stage.itemOf(vendor, stallid, {
      name: '=1+1',
      description: 'With "foam", and\nmore',
      allergens: ['milk', 'gluten'],
      diets: ['vegan', 'halal'],
      stock: 7,
      tax: 750,
      served: { from: '08:00', to: '24:00' },
      isListed: false,
    });
    const answer = await app.call<string>('GET', `/api/food/csv/${stallid}`, vendor);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('.csv');
    const id = itemid.startsWith('-') ? `'${itemid}` : itemid;
    expect(answer.body.replace('\uFEFF', '')).toBe(
      `${head}\r\n${id},'=1+1,"With ""foam"", and\nmore",Coffee,3.50,7.5,milk gluten,vegan halal,7,08:00,24:00,no\r\n`,
    );
    expect((await stage.ask(null, 'GET', `csv/${stallid}`)).status).toBe(401);
    expect((await stage.csv(await app.buildAccount(), stallid)).status).toBe(403);
    expect((await stage.csv(await stage.vendor(), stallid)).status).toBe(404);
  });
});

describe('POST /api/food/csv/:stallid', () => {
  test('what goes out comes back the same, also with what looks like a formula', async () => {
    await stage.itemOf(vendor, stallid, { name: '=SUM(A1)', description: '-5\n+6', allergens: [] });
    await stage.itemOf(vendor, stallid, { name: 'Tea', allergens: null, diets: [] });
    await stage.itemOf(vendor, stallid, {
      name: "'=quoted",
      served: { from: '00:00', to: '24:00' },
    });
    const before = await stage.items(vendor, stallid);
    const { body: table } = await stage.csv(vendor, stallid);
    expect(await outcomes(table)).toEqual(['2 =SUM(A1) same', '3 Tea same', '4 =quoted same']);
    expect((await stage.items(vendor, stallid)).body).toEqual(before.body);
  });

  test('on trial nothing is changed; then what is new is added, and sent again it is the same', async () => {
    const table = `${head}\n,Tea,Hot,Drinks,"2,50",19,none,vegan,,,,yes\n,Bun,,,1.20,7,gluten,,3,8:00,11:00,no\n`;
    const added = ['2 Tea added', '3 Bun added'];
    expect(await outcomes(table, true)).toEqual(added);
    expect(await contents()).toEqual([]);
    expect(await outcomes(table)).toEqual(added);
    expect(await contents()).toMatchObject([
      { name: 'Tea', price: 250, tax: 1_900, allergens: [], diets: ['vegan'] },
      {
        name: 'Bun',
        price: 120,
        allergens: ['gluten'],
        served: { from: '08:00', to: '11:00' },
        isListed: false,
      },
    ]);
    expect(await stocks()).toEqual([null, 3]);
    expect(await outcomes(table)).toEqual(['2 Tea same', '3 Bun same']);
    expect(await contents()).toHaveLength(2);
  });

  test('how many are left counts of what a row adds; what is there keeps its own', async () => {
    const itemid = await stage.itemOf(vendor, stallid, { stock: 9 });
    const { body: table } = await stage.csv(vendor, stallid);
    await stage.setStock(vendor, itemid, 8);
    expect(await outcomes(table)).toEqual(['2 Cappuccino same']);
    expect(await outcomes(`itemid,stock\n${itemid},7`)).toEqual(['2 Cappuccino same']);
    expect(await stocks()).toEqual([8]);
    const odd = ['name,price,tax,stock', 'Few,1,7,few', 'Many,1,7,100001'].join('\n');
    expect(await faults(odd)).toEqual([
      '“few” is no number of items.',
      '“100001” is no number of items.',
    ]);
  });

  test.each([
    ['semicolons', 'name;price\nTea;2,50'],
    ['tabs', 'name\tprice\nTea\t2.50'],
    ['a mark, quotes and the ends of lines of Windows', '\uFEFF"Name","Price"\r\n"Tea","2.5"\r\n'],
    ['columns in another order, and one that nobody knows', 'price,colour,name\n2.50,red,Tea'],
  ])('a table with %s', async (_name, table) => {
    expect(await outcomes(table)).toEqual(['2 Tea added']);
    expect(await contents()).toMatchObject([{ name: 'Tea', price: 250, isListed: true }]);
  });

  test('an item that is named is changed where the table says so: options and what has no column stay', async () => {
    const choice = { id: newFoodid(), name: 'Oat', price: 0, allergens: [], isSoldOut: false };
    const groups = [{ id: newFoodid(), name: 'Milk', least: 0, most: 1, choices: [choice] }];
    const itemid = await stage.itemOf(vendor, stallid, { groups, stock: 4 });
    expect(await outcomes(`itemid,price\n${itemid},4`)).toEqual(['2 Cappuccino changed']);
    expect(await contents()).toMatchObject([{ name: 'Cappuccino', price: 400, groups }]);
    expect(await stocks()).toEqual([4]);
    expect(await outcomes(`itemid,price\n${itemid},4`)).toEqual(['2 Cappuccino same']);
    const { body } = await stage.items(vendor, stallid);
    expect(body.items[0]?.revision).toBe(2);
  });

  test('each row by itself: one that is refused keeps no other one out', async () => {
    const other = await stage.itemOf(vendor, await stage.stallOf(vendor, school));
    const known = await stage.itemOf(vendor, stallid);
    const table = [
      head,
      ',No price,,,,,,,,,,',
      ',Cents,,,1.234,,,,,,,',
      '',
      `${other},Elsewhere,,,1,,,,,,,`,
      ',Odd,,,1,,love,,,,,',
      ',Half,,,1,,,,,08:00,,',
      ',Maybe,,,1,,,,,,,maybe',
      ',Good,,,1,,,,,,,',
      `${known},Twice,,,1,,,,,,,`,
      `${known},Thrice,,,1,,,,,,,`,
    ].join('\n');
    expect(await outcomes(table, true)).toEqual([
      '2 No price refused',
      '3 Cents refused',
      '5 Elsewhere refused',
      '6 Odd refused',
      '7 Half refused',
      '8 Maybe refused',
      '9 Good added',
      '10 Twice changed',
      '11 Thrice refused',
    ]);
    expect(await faults(table)).toEqual([
      '“” is no price in EUR.',
      '“1.234” is no price in EUR.',
      'This stall has no such item. Leave its itemid empty to add it.',
      'There is no allergen “love”.',
      'Give both times, from and to, or neither.',
      '“maybe” is neither yes nor no.',
      '',
      '',
      'The same item stands further up.',
    ]);
    expect((await contents()).map(({ name }) => name)).toEqual(['Twice', 'Good']);
  });

  test('prices are of the currency of the school', async () => {
    const yen = await putFoodSchool(app, { country: 'JP' });
    const own = await stage.stallOf(vendor, yen);
    const { body } = await stage.importCsv(vendor, own, 'name,price\nTea,350\nBun,3.50');
    expect(body.rows.map(({ outcome }) => outcome)).toEqual(['added', 'refused']);
  });

  test.each([
    ['nothing', ''],
    ['no table', 'Just some words.'],
    ['columns that nobody knows', 'a,b\n1,2'],
  ])('400: %s', async (_name, table) => {
    const answer = await stage.importCsv(vendor, stallid, table);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('400: more rows than a stall can have; FULL is told of each row', async () => {
    const rows = (count: number) =>
      ['name,price', ...Array.from({ length: count }, (_none, at) => `Tea ${at},1`)].join('\n');
    expect((await stage.importCsv(vendor, stallid, rows(401))).status).toBe(400);
    const { body } = await stage.importCsv(vendor, stallid, rows(201), true);
    expect(body.rows.filter(({ outcome }) => outcome === 'added')).toHaveLength(200);
    expect(body.rows.at(-1)).toMatchObject({
      outcome: 'refused',
      msg: expect.stringContaining('200 items'),
    });
  });

  test('401, 403, 404: into one’s own stall alone; what comes in is written down', async () => {
    const text = 'name,price\nTea,1';
    const sent = { text, isTrial: false };
    expect((await stage.ask(null, 'POST', `csv/${stallid}`, sent)).status).toBe(401);
    expect((await stage.importCsv(await app.buildAccount(), stallid, text)).status).toBe(403);
    expect((await stage.importCsv(await stage.vendor(), stallid, text)).status).toBe(404);
    await outcomes(text);
    await outcomes(text);
    const entries = (await app.stored())['audit'] as { by: string; action: string }[];
    const own = entries.filter(({ by }) => by === vendor.userid).map(({ action }) => action);
    expect(own.filter((action) => action === 'menu.imported')).toHaveLength(1);
  });
});
