import type { School } from '@sets/shared/school/school.contract.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedInAs } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { AdminPage } from './admin-page.tsx';
import { shrinkPicture } from './shrink-picture.ts';

vi.mock('./shrink-picture.ts', () => ({ shrinkPicture: vi.fn(), shrinkLogo: vi.fn() }));

const all = 'GET /api/admin/schools';
const add = 'POST /api/admin/schools';
const one = '/api/admin/schools/north';
const list = '/admin/homepage?part=schools';

const north: School = {
  schoolid: 'north',
  name: 'North School',
  icon: '',
  colour: '',
  logo: '',
  country: 'SG',
  domains: ['north.example', 'alumni.north.example', 'n.example'],
  networks: ['192.0.2.0/24'],
  divisions: [{ name: 'Arts', domains: [] }],
  currency: 'SGD',
  people: 312,
  stalls: 0,
};

type Answers = Parameters<typeof answerFetch>[0];
const show = (schools: School[], answers: Answers = {}, path = list) => {
  const server = answerFetch({ [all]: () => json(200, { schools }), ...answers });
  return { server, ...renderPart(<AdminPage />, path) };
};
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const line = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, text: string): Promise<void> => {
  await userEvent.clear(await line(name));
  await userEvent.click(await line(name));
  await userEvent.paste(text);
};

beforeEach(() => {
  const { token, ...who } = mira;
  useRoot.setState({ auth: signedInAs({ ...who, accountType: 'admin' }, token) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  signOut();
});

it('without a school, the next step is there', async () => {
  const { router } = show([]);
  await screen.findByText('No school is partnered yet');
  await userEvent.click(screen.getByRole('link', { name: 'Add a school' }));
  expect(router.state.location.search).toBe('?part=schools&school=new');
  await screen.findByRole('heading', { name: 'New school' });
});

it('schools are listed with their country, domains and people', async () => {
  show([north]);
  await screen.findByText('Singapore · north.example and 2 more domains · 312 people');
});

it('a new school is checked line by line, then sent as it is meant', async () => {
  const { server, router } = show(
    [],
    { [add]: ({ body }) => json(200, { ...north, ...(body as object) }) },
    `${list}&school=new`,
  );
  await press('Save the school');
  screen.getByText('Give the school a name.');
  screen.getByText('Choose a country.');
  screen.getByText('Give at least one e-mail domain.');
  await write('Name', 'North School');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Singapore');
  await write('E-mail domain 1', '@North.Example');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await line('E-mail domain 2'));
  await userEvent.keyboard('north example');
  await press('Add a domain');
  await userEvent.paste('north.example');
  await write('Campus network 1', '192.0.2.0');
  await press('Save the school');
  const faultOf = async (name: string) => {
    const id = (await line(name)).getAttribute('aria-describedby');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  expect(await faultOf('E-mail domain 1')).toBeNull();
  expect(await faultOf('E-mail domain 2')).toBe('Not an e-mail domain, as uni.example.');
  expect(await faultOf('E-mail domain 3')).toBe('This is there twice.');
  expect(await faultOf('Campus network 1')).toBe('Not a network, as 192.0.2.0/24.');
  expect(server.of(add)).toEqual([]);
  await press('Remove E-mail domain 3');
  await write('E-mail domain 2', 'n.example');
  await write('Campus network 1', '192.0.2.0/24');
  await press('Save the school');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?part=schools'));
  expect(server.of(add).map(({ body }) => body)).toEqual([
    {
      name: 'North School',
      icon: '',
      colour: '',
      logo: '',
      country: 'SG',
      domains: ['north.example', 'n.example'],
      networks: ['192.0.2.0/24'],
      divisions: [],
    },
  ]);
});

it('a colour may be typed in capitals, shows what becomes of it, and is asked for anew where it is none', async () => {
  const { server } = show(
    [north],
    { [`PUT ${one}`]: () => json(200, north) },
    `${list}&school=north`,
  );
  await write('Colour', 'pine');
  expect(screen.queryByText('Results')).toBeNull();
  await press('Save the school');
  screen.getByText('Not a colour, as #00594f.');
  await userEvent.clear(await line('Colour'));
  await write('Colour', '#F2B705');
  const [day, night] = screen.getAllByText('Join').map((word) => word.closest('[data-theme]'));
  expect([day, night].map((each) => each?.getAttribute('data-theme'))).toEqual(['paper', 'night']);
  expect((day as HTMLElement).style.getPropertyValue('--house-ink')).toBe('#16131f');
  expect((night as HTMLElement).style.getPropertyValue('--house-ink')).toBe('#ffffff');
  await press('Save the school');
  await vi.waitFor(() => expect(server.of(`PUT ${one}`)).toHaveLength(1));
  expect(server.of(`PUT ${one}`)[0]?.body).toMatchObject({ colour: '#f2b705', logo: '' });
});

it('a list that is pasted becomes lines', async () => {
  show([], {}, `${list}&school=new`);
  const first = await line('E-mail domain 1');
  fireEvent.paste(first, { clipboardData: { getData: () => 'a.example, b.example\nc.example' } });
  expect((await line('E-mail domain 3')).value).toBe('c.example');
  expect((await line('E-mail domain 1')).value).toBe('a.example');
});

it('what the server refuses is told, and nothing that was typed is lost', async () => {
  const refused = () => json(409, { code: 'CONFLICT', msg: 'n.example belongs to South School.' });
  const { unmount } = show([north], { [`PUT ${one}`]: refused }, `${list}&school=north`);
  await write('Name', 'North College');
  await press('Save the school');
  await screen.findByText('n.example belongs to South School.');
  unmount();
  const { router } = show([north], {}, `${list}&school=north`);
  expect((await line('Name')).value).toBe('North College');
  await press('Cancel');
  await router.navigate(`${list}&school=north`);
  expect((await line('Name')).value).toBe('North School');
});

it('a school keeps what is not changed', async () => {
  const { server } = show(
    [north],
    { [`PUT ${one}`]: ({ body }) => json(200, { ...north, ...(body as object) }) },
    `${list}&school=north`,
  );
  await write('Name', 'North College');
  await press('Save the school');
  await screen.findByText(/^Singapore ·/);
  const { schoolid: _, people: __, stalls: ___, ...definition } = north;
  expect(server.of(`PUT ${one}`)[0]?.body).toEqual({ ...definition, name: 'North College' });
});

it('divisions are typed or pasted, with what their addresses are; what is wrong is told at its line', async () => {
  const { server } = show(
    [north],
    { [`PUT ${one}`]: () => json(200, north) },
    `${list}&school=north`,
  );
  expect((await line('Division 1')).value).toBe('Arts');
  await press('Add a division');
  fireEvent.paste(await line('Division 2'), {
    clipboardData: { getData: () => 'Engineering\narts\r\n\n  Law ' },
  });
  await write('E-mail domains of division 2', '@eng.north.example  lab.n.example');
  await write('E-mail domains of division 4', 'law.elsewhere.example');
  await press('Save the school');
  const faultOf = async (name: string) =>
    document.getElementById((await line(name)).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(await faultOf('Division 3')).toBe('This is there twice.');
  expect(await faultOf('E-mail domains of division 4')).toBe(
    'law.elsewhere.example is no domain of the school, and not below one.',
  );
  await press('Remove Division 3');
  await write('E-mail domains of division 3', 'eng.north.example');
  expect(await faultOf('E-mail domains of division 3')).toBe(
    'eng.north.example is the rule of another division already.',
  );
  await userEvent.clear(await line('E-mail domains of division 3'));
  await press('Save the school');
  await vi.waitFor(() => expect(server.of(`PUT ${one}`)).toHaveLength(1));
  expect(server.of(`PUT ${one}`)[0]?.body).toMatchObject({
    divisions: [
      { name: 'Arts', domains: [] },
      { name: 'Engineering', domains: ['eng.north.example', 'lab.n.example'] },
      { name: 'Law', domains: [] },
    ],
  });
});

it('a currency may be typed in small letters and is asked for anew where it is none', async () => {
  const { server } = show(
    [{ ...north, stalls: 2 }],
    { [`PUT ${one}`]: () => json(200, north) },
    `${list}&school=north`,
  );
  expect((await line('Currency')).value).toBe('SGD');
  screen.getByText(/^Three letters, as EUR/);
  await write('Currency', 'QQQ');
  screen.getByText(/^The prices of 2 stalls are in SGD, and are not converted/);
  await press('Save the school');
  await screen.findByText('Not a currency, as EUR.');
  expect(server.of(`PUT ${one}`)).toEqual([]);
  await write('Currency', 'eur');
  await press('Save the school');
  await vi.waitFor(() => expect(server.of(`PUT ${one}`)).toHaveLength(1));
  expect(server.of(`PUT ${one}`)[0]?.body).toMatchObject({ currency: 'EUR' });
});

it('a form from before there were divisions and currencies keeps those of the school', async () => {
  const before = {
    v: 2,
    name: 'North College',
    icon: '',
    colour: '',
    logo: '',
    country: 'SG',
    domains: [{ id: 'a', text: 'north.example' }],
    networks: [],
  };
  sessionStorage.setItem('sets.school.north', JSON.stringify(before));
  const { server } = show(
    [north],
    { [`PUT ${one}`]: () => json(200, north) },
    `${list}&school=north`,
  );
  expect((await line('Name')).value).toBe('North College');
  await press('Save the school');
  await vi.waitFor(() => expect(server.of(`PUT ${one}`)).toHaveLength(1));
  expect(server.of(`PUT ${one}`)[0]?.body).toMatchObject({
    divisions: north.divisions,
    currency: 'SGD',
  });
});

it('a picture is made small, or it is said that it is none', async () => {
  show([], {}, `${list}&school=new`);
  const small = 'data:image/png;base64,AAAA';
  const take = async (): Promise<void> =>
    userEvent.upload(
      await screen.findByLabelText(/^Choose a picture/),
      new File(['x'], 'logo.png', { type: 'image/png' }),
    );
  vi.mocked(shrinkPicture).mockResolvedValueOnce(null).mockResolvedValueOnce(small);
  await take();
  await screen.findByText(/^This file is not a picture/);
  await take();
  await vi.waitFor(() => expect(document.querySelector('img')?.src).toBe(small));
  await press('No picture');
  expect(document.querySelector('img')).toBeNull();
});

it('a school is removed after a question that says whom it touches', async () => {
  let schools = [north];
  const { server } = show([], {
    [all]: () => json(200, { schools }),
    [`DELETE ${one}`]: () => {
      schools = [];
      return json(200, {});
    },
  });
  await press('Remove North School');
  const dialog = within(screen.getByRole('dialog', { name: 'Remove North School?' }));
  dialog.getByText(/^312 people will have no school from then on/);
  expect(server.of(`DELETE ${one}`)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }));
  await screen.findByText('No school is partnered yet');
});

it('an address of a school that is gone says so', async () => {
  show([north], {}, `${list}&school=south`);
  await screen.findByText('There is no such school');
});
