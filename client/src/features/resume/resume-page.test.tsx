// What the page is made of is there from the start, so that no test waits for it.
import './resume-page.tsx';
import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { fakeResumeServer, job, resumeOf } from '../../../test/fake-resume-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { mira, signIn, signOut } from '../../../test/signed-in.ts';
import type { ResumeChange } from './resume-server.ts';

const open = { isClosed: false, key: null };
const filled = resumeOf({
  about: {
    headline: 'Mathematician',
    email: 'mira@school.example',
    phone: '',
    place: 'Potsdam',
    links: [{ label: 'Papers', url: 'https://school.example/papers' }],
  },
  intro: 'I teach **analysis**.',
  wkexp: [job('1'), job('2'), job('3')],
  access: open,
});

type Body = Readonly<Record<string, unknown>>;

/** A server of one resume behind the calls of the page. */
const serve = (first: Resume) => {
  const server = fakeResumeServer(first);
  const told = async (change: ResumeChange): Promise<Response> => {
    const result = await server.api.send(change);
    if (result.ok) return json(200, result.value);
    return json(result.error.code === 'CONFLICT' ? 409 : 503, result.error);
  };
  const call = (path: string, of: (body: Body) => object) => ({
    [`POST /api/user/resume/${path}`]: ({ body }: { body: unknown }) =>
      told(of(body as Body) as ResumeChange),
  });
  const entry = (kind: 'add' | 'edit' | 'remove', section: 'wkexp' | 'skill') =>
    call(`${kind}${section}`, ({ entryId, entryIndex, revision, ...fields }: Body) => {
      return { kind, section, entryId, fields, entryIndex, revision };
    });
  const asked = answerFetch({
    [`GET /api/user/getresume/${first.userid}`]: () => json(200, server.now()),
    ...entry('add', 'skill'),
    ...entry('edit', 'wkexp'),
    ...entry('remove', 'wkexp'),
    ...call('editintro', ({ intro, revision }: Body) => {
      return { kind: 'intro', fields: { intro }, revision };
    }),
    ...call('editabout', ({ about, revision }: Body) => {
      return { kind: 'about', fields: about, revision };
    }),
    ...call('reorder', ({ section, entryIds, revision }: Body) => {
      return { kind: 'reorder', section, entryIds, revision };
    }),
    ...call('access', ({ isClosed }: Body) => ({ kind: 'access', isClosed })),
    ...call('link', () => ({ kind: 'link', isOpen: true })),
    'DELETE /api/user/resume/link': () => told({ kind: 'link', isOpen: false }),
  });
  return { server, asked };
};

const openOwn = async (resume: Resume = filled) => {
  signIn();
  const served = serve(resume);
  renderApp(`/resume/${mira.userid}`);
  await screen.findByRole('heading', { level: 1, name: 'Mira' });
  return served;
};
/** Roles are looked for in what the page itself has drawn: the bar around it has many. */
const page = () => within(screen.getByRole('main'));
const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(page().getByRole('button', { name }));
const fill = (label: string, value: string): void => {
  fireEvent.change(page().getAllByLabelText(label).at(-1)!, { target: { value } });
};
const titles = (): (string | null)[] =>
  within(page().getByRole('region', { name: 'Work experience' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

afterEach(async () => {
  // Who leaves is told of no more, and what is left sends what it has to the server that is still there.
  await act(async () => signOut());
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a resume as others see it', () => {
  it('shows what there is, and no section that is empty', async () => {
    signIn();
    serve({ ...filled, userid: 'ada', username: 'Ada', access: null });
    renderApp('/resume/ada');
    await screen.findByRole('heading', { level: 1, name: 'Ada' });
    expect(document.title).toContain('Resume of Ada');
    expect(page().getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/person/ada');
    expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3']);
    expect(page().queryByRole('heading', { name: 'Skills' })).toBeNull();
    expect(page().queryByRole('button', { name: /Edit|Add/ })).toBeNull();
    const link = page().getByRole('link', { name: /Papers/ });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  it('says that nothing is written yet', async () => {
    signIn();
    serve(resumeOf({ userid: 'ada', username: 'Ada', access: null }));
    renderApp('/resume/ada');
    await screen.findByText('Ada has not written anything yet.');
  });

  it.each([
    ['FORBIDDEN', 403, 'This resume is closed'],
    ['NOT_FOUND', 404, 'There is nobody here'],
  ])('says why there is none: %s', async (code, status, title) => {
    signIn();
    answerFetch({ 'GET /api/user/getresume/ada': () => json(status, { code, msg: 'No.' }) });
    renderApp('/resume/ada');
    await screen.findByRole('heading', { level: 1, name: title });
    const toPerson = page().queryByRole('link', { name: 'See whose it is' });
    expect(toPerson?.getAttribute('href')).toBe(code === 'FORBIDDEN' ? '/person/ada' : undefined);
  });

  it('is asked for again where the server was not reached', async () => {
    signIn();
    let isAway = true;
    answerFetch({
      'GET /api/user/getresume/ada': () =>
        isAway
          ? json(503, { code: 'UNAVAILABLE', msg: 'The server is busy.' })
          : json(200, resumeOf({ userid: 'ada', username: 'Ada' })),
    });
    renderApp('/resume/ada');
    await screen.findByText('The server is busy.');
    isAway = false;
    await press('Try again');
    await screen.findByRole('heading', { level: 1, name: 'Ada' });
  });

  it('is opened by its link without an account, and is not for search engines', async () => {
    const key = 'k'.repeat(22);
    answerFetch({
      [`GET /api/user/getresume/mira?key=${key}`]: () => json(200, { ...filled, access: null }),
    });
    const { router } = renderApp(`/resume/mira/link/${key}`);
    await screen.findByRole('heading', { level: 1, name: 'Mira' });
    // The page of a person is for whoever is logged in.
    expect(page().queryByRole('link', { name: 'Mira' })).toBeNull();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    await router.navigate('/resume/mira/link/torn');
    await screen.findByRole('heading', { name: 'This link does not work any more' });
  });
});

describe('one’s own', () => {
  it('begins with a first step, which leads to the first field', async () => {
    const { server } = await openOwn(resumeOf({ access: open }));
    await press('Write your headline');
    expect(document.activeElement).toBe(screen.getByLabelText('Headline'));
    fill('Headline', 'Teacher');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(server.now().about.headline).toBe('Teacher'));
    await screen.findByText('Teacher');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-edits')).toBe('about'));
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  });

  it('tells what is wrong with a field at it, and keeps it open', async () => {
    const { server } = await openOwn();
    await press('Edit Job 1');
    fill('Employer', '');
    await press('Done');
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Employer'));
    fill('Employer', 'Academy');
    await press('Done');
    await waitFor(() => expect(server.now().wkexp[0]?.company).toBe('Academy'));
    expect(screen.queryByLabelText('Employer')).toBeNull();
  });

  it('adds an address without its beginning as one of the web', async () => {
    const { server } = await openOwn();
    await press('Edit headline and contact');
    await press('Add a link');
    expect(document.activeElement).toBe(page().getAllByLabelText('Name of the link').at(-1));
    fill('Name of the link', 'Home');
    fill('Address', 'mira.example');
    await press('Done');
    await waitFor(() =>
      expect(server.now().about.links.at(-1)).toEqual({
        label: 'Home',
        url: 'https://mira.example',
      }),
    );
  });

  it('is put in order by keys, and says so', async () => {
    const { server } = await openOwn();
    page().getByRole('button', { name: 'Move Job 3' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(titles()).toEqual(['Job 3', 'Job 1', 'Job 2']);
    expect(screen.getByText('Job 3 is now at place 1 of 3.')).toBeTruthy();
    const ids = (): string[] => server.now().wkexp.map(({ entryId }) => entryId);
    await waitFor(() => expect(ids()).toEqual(['3', '1', '2']));
  });

  it('has an entry back that was removed by a slip', async () => {
    const { server } = await openOwn();
    await press('Edit Job 2');
    await press('Remove Job 2');
    expect(document.activeElement).toBe(page().getByRole('button', { name: 'Undo' }));
    await press('Undo');
    expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3']);
    expect(server.now().wkexp).toHaveLength(3);
  });

  it('asks which text stays where an entry was changed elsewhere', async () => {
    const { server } = await openOwn();
    await press('Edit Job 1');
    server.others((resume) => ({ ...resume, wkexp: [job('1', 'Theirs'), job('2')] }));
    fill('Position', 'Mine');
    await press('Done');
    const note = await screen.findByRole('alert', { name: 'Changed elsewhere meanwhile' });
    expect(within(note).getByText('Theirs')).toBeTruthy();
    expect(within(note).getByText('Mine')).toBeTruthy();
    await press('Keep mine');
    await waitFor(() => expect(server.now().wkexp[0]?.title).toBe('Mine'));
  });

  it('is closed, and opened by a link that can be withdrawn', async () => {
    const { server } = await openOwn();
    await press(/^Who can see this/);
    await userEvent.click(page().getByRole('switch'));
    await waitFor(() => expect(server.now().access?.isClosed).toBe(true));
    await press('Make a link');
    await screen.findByText(`${location.origin}/resume/mira/link/${'k'.repeat(22)}`);
    expect(page().getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    await press('Withdraw the link');
    await press('Withdraw it');
    await waitFor(() => expect(server.now().access?.key).toBeNull());
    await screen.findByRole('button', { name: 'Make a link' });
  });

  it('says what is missing, leads there, and says it no more once that is put away', async () => {
    await openOwn();
    await press('Add what you are good at.');
    expect(document.activeElement).toBe(screen.getByLabelText('Skill'));
    await press('Put away');
    expect(screen.queryByText('Add what you are good at.')).toBeNull();
    expect(page().getByRole('button', { name: /hints$/ })).toBeTruthy();
  });

  it('is seen as others see it', async () => {
    await openOwn();
    await press('As others see it');
    expect(page().queryByRole('button', { name: 'Edit Job 1' })).toBeNull();
    await press('Back to editing');
    expect(page().getByRole('button', { name: 'Edit Job 1' })).toBeTruthy();
  });
});
