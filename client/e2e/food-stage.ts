import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSchool, session } from '@sets/shared/account/account.contract.ts';
import type { ItemContent } from '@sets/shared/food/item.contract.ts';
import type { StallContent } from '@sets/shared/food/stall.contract.ts';
import { schoolList } from '@sets/shared/school/school.contract.ts';
import { startStageServer } from '../../server/test/start-stage-server.ts';
import { openBrowser } from './browser-stage.ts';

export const password = 'correct horse battery';
export const schoolName = 'North School';
export const people = {
  admin: { username: 'Ada', email: 'ada@north.example', accountType: 'admin' },
  vendor: { username: 'Vito', email: 'vito@north.example', accountType: 'vendor' },
  student: { username: 'Noah', email: 'noah@north.example', accountType: 'student' },
  courier: { username: 'Cleo', email: 'cleo@north.example', accountType: 'student' },
} as const;

/** An id as the client makes it: always the same for a name. */
export const ownIdOf = (name: string): string => name.padEnd(22, '-');

const plainStall: StallContent = {
  name: 'Stall',
  description: '',
  place: 'Main hall, to the left',
  timeZone: 'UTC',
  opens: [],
  closedOn: [],
  preparation: 10,
  campusOnly: false,
  slotCapacity: null,
  delivery: null,
  seller: { name: '', address: '', taxNumber: '' },
};

/** Open at every hour of the week. */
export const always: StallContent['opens'] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: '00:00',
  to: '24:00',
}));

/** What costs €3.50, has no choices and is always there. */
export const plainItem = (name: string): ItemContent => ({
  name,
  description: '',
  category: '',
  price: 350,
  tax: 700,
  groups: [],
  allergens: [],
  diets: [],
  served: null,
  picture: null,
  isListed: true,
});

/** Calls of this server that must work. */
const sending =
  (url: string) =>
  async (method: string, path: string, body?: unknown, token?: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

/** A school in a country of the euro, a vendor, and a browser. `env`: what this server is told besides. */
export const openFoodStage = async (env: Readonly<Record<string, string>> = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sets-food-'));
  const server = await startStageServer({ ...env, DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${server.port}`;
  const send = sending(url);
  const browser = await openBrowser();
  const tokenOf = async (who: keyof typeof people): Promise<string> => {
    const { email, accountType } = people[who];
    // Students are of their school, as if they had registered with its address.
    const school = accountType === 'student' ? schoolName : noSchool;
    await server.features.accounts.ensure({ ...people[who], password, verified: true, school });
    return session.parse(await send('POST', '/api/user/login', { email, password })).token;
  };
  const admin = await tokenOf('admin');
  const vendor = await tokenOf('vendor');
  const school = {
    name: schoolName,
    icon: '',
    colour: '',
    logo: '',
    country: 'DE',
    domains: ['north.example'],
    networks: [],
  };
  await send('POST', '/api/admin/schools', school, admin);
  const { schools } = schoolList.parse(await send('GET', '/api/admin/schools', undefined, admin));
  const schoolid = schools[0]?.schoolid ?? '';
  return {
    ...browser,
    url,
    send,
    vendor,
    tokenOf,
    addStall: async (stallid: string, change: Partial<StallContent>): Promise<void> => {
      const content = { ...plainStall, ...change };
      await send('PUT', `/api/food/stall/${stallid}`, { schoolid, revision: 0, content }, vendor);
    },
    addItem: async (stallid: string, itemid: string, content: ItemContent): Promise<void> => {
      const item = { itemid, stallid, content, stock: null };
      await send('POST', '/api/food/add', { item }, vendor);
    },
    pause: async (stallid: string, isPaused: boolean): Promise<void> => {
      await send('PUT', `/api/food/pause/${stallid}`, { isPaused }, vendor);
    },
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type FoodStage = Awaited<ReturnType<typeof openFoodStage>>;
