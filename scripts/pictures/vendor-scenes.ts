import type { Session } from '@sets/shared/account/account.contract.ts';
import type { ItemContent, MenuImport, OwnItem } from '@sets/shared/food/item.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import { photographKitchen } from './kitchen-scenes.ts';
import type { Product } from './product.ts';

const sizes: readonly Size[] = ['phone', 'laptop'];
const page = '/admin/additem';
const idOf = (name: string): string => name.padEnd(22, '-');
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkskantine';

const stall = (
  name: string,
  change: Partial<OwnStall> = {},
  place = 'Main hall, to the left',
): OwnStall => ({
  stallid: idOf(name.replaceAll(/\W/g, '').slice(0, 20)),
  schoolid: 'uni',
  school: 'Example University',
  currency: 'EUR',
  revision: 4,
  content: {
    name,
    description: 'Soups, bread and coffee.',
    place,
    timeZone: 'Europe/Berlin',
    opens: [1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, from: '08:00', to: '11:00' },
      { weekday, from: '11:30', to: '14:30' },
    ]),
    closedOn: ['2031-12-24', '2031-12-31'],
    preparation: 10,
    campusOnly: true,
    slotCapacity: 20,
    delivery: { price: 150, tax: 1900 },
    seller: { name: 'Canteens of the north', address: 'Ring 1\n14467 Potsdam', taxNumber: '046/1' },
  },
  isPaused: false,
  state: 'open',
  until: null,
  items: 7,
  ...change,
});
const canteen = stall('The canteen');
const stalls = [
  canteen,
  stall('Kiosk at the gate', { state: 'closed', items: 1 }),
  stall(
    `${longWord} ${longWord}`.slice(0, 80),
    { state: 'paused', isPaused: true },
    longWord.repeat(3).slice(0, 190),
  ),
];

const item = (
  name: string,
  { stock = null, ...content }: Partial<ItemContent & Pick<OwnItem, 'stock'>> = {},
  isSoldOut = false,
): OwnItem => ({
  itemid: idOf(name.replaceAll(/\W/g, '').slice(0, 20)),
  stallid: canteen.stallid,
  revision: 1,
  isSoldOut,
  stock,
  content: {
    name,
    description: '',
    category: 'Soups',
    price: 350,
    tax: 700,
    groups: [],
    allergens: [],
    diets: [],
    served: null,
    picture: null,
    isListed: true,
    ...content,
  },
});
const milk: ItemContent['groups'] = [
  {
    id: idOf('milk'),
    name: 'Milk',
    least: 1,
    most: 1,
    choices: [
      { id: idOf('cow'), name: 'Cow', price: 0, allergens: ['milk'], isSoldOut: false },
      { id: idOf('oat'), name: 'Oat', price: 50, allergens: ['gluten'], isSoldOut: true },
    ],
  },
];
const coffee = item('Coffee', {
  category: 'Drinks',
  price: 250,
  allergens: ['milk'],
  groups: milk,
});
const items = [
  item('Lentil soup', { diets: ['vegan'], allergens: ['celery', 'mustard'] }),
  item('Pumpkin soup', { diets: ['vegetarian'], allergens: null, stock: 4 }, true),
  coffee,
  item('Mint tea', { category: 'Drinks', price: 180, diets: ['vegan', 'halal'] }),
  item('Cake of the day', {
    category: 'To eat',
    isListed: false,
    allergens: ['eggs', 'gluten', 'milk'],
  }),
];
const overfull = Array.from({ length: 40 }, (_none, at) =>
  item(`${at} ${at % 3 === 0 ? longWord : 'طبق اليوم مع الأرز والخضار'}`.slice(0, 80), {
    category: at < 20 ? longWord.slice(0, 40) : '',
    price: 99_999_999,
    stock: 100_000,
    diets: ['vegan', 'halal', 'kosher', 'pork-free', 'alcohol-free'],
    allergens: ['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts'],
    groups: milk,
  }),
);
const rows: MenuImport['rows'] = [
  { row: 2, name: 'Lentil soup', outcome: 'changed', msg: '' },
  { row: 3, name: 'Coffee', outcome: 'same', msg: '' },
  { row: 4, name: 'Cheese roll', outcome: 'added', msg: '' },
  { row: 5, name: longWord, outcome: 'refused', msg: '“cheap” is no price in EUR.' },
];

const mine = '/api/food/mine';
const itemsAt = `/api/food/items/${canteen.stallid}`;
const answers = { [mine]: { stalls }, [itemsAt]: { items } };
const menu = `${page}?stall=${canteen.stallid}`;

const press = (name: string) => (shown: Page) => shown.getByRole('button', { name }).click();
const bringIn = async (shown: Page): Promise<void> => {
  await press('Bring in a CSV')(shown);
  await shown.getByLabel('Choose a CSV').setInputFiles({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('itemid,name\n'),
  });
  await shown.locator('table').waitFor();
};

const photograph = async (camera: Camera, as: Session): Promise<void> => {
  const shot = { as, sizes, answers, until: 'main h2', alone: true };
  const whole = { ...shot, isWhole: true };
  await camera.take({
    ...shot,
    name: 'vendor-empty',
    path: page,
    answers: { [mine]: { stalls: [] } },
  });
  await camera.take({ ...whole, name: 'vendor-stalls', path: page });
  await camera.take({
    ...whole,
    name: 'vendor-new-stall',
    path: `${page}?stall=new`,
    before: press('Save the stall'),
  });
  await camera.take({ ...whole, name: 'vendor-stall', path: `${menu}&edit=stall` });
  const menuShot = { ...whole, path: menu, until: 'main ul h3' };
  await camera.take({ ...menuShot, name: 'vendor-menu' });
  await camera.take({
    ...menuShot,
    name: 'vendor-overfull',
    answers: { ...answers, [itemsAt]: { items: overfull } },
  });
  await camera.take({
    ...shot,
    name: 'vendor-menu-empty',
    path: menu,
    answers: { ...answers, [itemsAt]: { items: [] } },
  });
  await camera.take({ ...whole, name: 'vendor-item', path: `${menu}&item=${coffee.itemid}` });
  await camera.take({
    ...whole,
    name: 'vendor-new-item',
    path: `${menu}&item=new`,
    before: press('Save the item'),
  });
  await camera.take({
    ...menuShot,
    isWhole: false,
    name: 'vendor-import',
    answers: { ...answers, [`/api/food/csv/${canteen.stallid}`]: { rows } },
    before: bringIn,
  });
};

/** What a vendor makes, changes and brings in; the student of the demo is one for so long. */
export const photographVendor = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('vendor-')) return;
  const { call, student, admin } = product;
  const become = (accountType: Session['accountType']) =>
    call('PUT', `/api/admin/people/${student.userid}/role`, {
      token: admin.token,
      body: { accountType },
    });
  await camera.take({ name: 'vendor-others', path: page, sizes, until: 'main h1', as: student });
  await become('vendor');
  const vendor: Session = { ...student, accountType: 'vendor' };
  await photograph(camera, vendor);
  await photographKitchen(camera, vendor, canteen, items);
  await become('student');
};
