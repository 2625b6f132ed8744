import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { renderPart } from '../../../test/render-part.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedInAs } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { AdminPage } from './admin-page.tsx';

const { token, ...who } = mira;
const signInAs = (accountType: typeof who.accountType): void => {
  useRoot.setState({ auth: signedInAs({ ...who, accountType }, token) });
};

type Answers = Parameters<typeof answerFetch>[0];
const show = (part: string, answers: Answers) => {
  const server = answerFetch(answers);
  return { server, ...renderPart(<AdminPage />, `/admin/homepage?part=${part}`) };
};
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => signInAs('admin'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  signOut();
});

describe('who may see it', () => {
  it('a visitor signs in first, and comes back to the part', async () => {
    signOut();
    answerFetch({});
    const { router } = renderApp('/admin/homepage?part=health');
    await screen.findByLabelText('Password');
    expect(router.state.location.state).toEqual({ from: '/admin/homepage?part=health' });
  });

  it('another account learns whom it is for, and nothing is asked', () => {
    signInAs('moderator');
    const { server } = show('people', {});
    screen.getByRole('heading', { name: 'This page is for admins only' });
    screen.getByText(/^You are logged in as Mira\./);
    expect(server.of('GET /api/admin/people')).toEqual([]);
  });

  it('an admin has a tab for each part', async () => {
    const { router } = show('audit', {
      'GET /api/admin/audit': () => json(200, { entries: [], next: null }),
      'GET /api/admin/feedback': () => json(200, { feedback: [], next: null }),
    });
    await screen.findByText('Nothing has been done yet');
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the administration' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Schools',
      'People',
      'Divisions',
      'Feedback',
      'Health',
      'Audit log',
    ]);
    await userEvent.click(tabs.getByRole('link', { name: 'Feedback', current: false }));
    expect(router.state.location.search).toBe('?part=feedback');
    await screen.findByText('No feedback yet');
    tabs.getByRole('link', { name: 'Feedback', current: 'page' });
    await vi.waitFor(() => expect(document.title).toBe('Feedback · Admin · Sets'));
  });
});

describe('feedback', () => {
  it('tells what was written, by whom and about what', async () => {
    const line = {
      feedbackid: 'f1',
      type: 'idea',
      feedback: 'A dark wall.\nPlease',
      at: Date.now(),
    };
    const from = { userid: 'ada', username: 'Ada', email: 'ada@school.example' };
    show('feedback', {
      'GET /api/admin/feedback': () =>
        json(200, {
          feedback: [
            { ...line, from },
            { ...line, feedbackid: 'f2', type: 'other', from: null },
          ],
          next: null,
        }),
    });
    const link = await screen.findByRole('link', { name: 'Ada' });
    expect(link.getAttribute('href')).toBe('mailto:ada@school.example');
    screen.getByText('Idea');
    screen.getByText('other');
    screen.getByText('A visitor');
    expect(screen.getAllByText(/A dark wall\./)).toHaveLength(2);
  });
});

describe('health', () => {
  const health = {
    version: '0.2.0',
    startedAt: Date.now() - 7_500_000,
    store: { kind: 'embedded', answersInMs: 1.25 },
    mail: { kind: 'catcher', sent: 12, failed: 0, lastFailureAt: null },
    payments: false,
    live: { connections: 1_312, runs: 4 },
    memoryBytes: 214_000_000,
    accounts: 2_048,
  };
  const figure = (name: string) =>
    screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

  it('is told in figures, and stays fresh', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let connections = 1_312;
    let isUp = true;
    show('health', {
      'GET /api/admin/health': () =>
        isUp
          ? json(200, { ...health, live: { connections, runs: 4 } })
          : json(503, { code: 'UNAVAILABLE', msg: 'No.' }),
    });
    await screen.findByText('1,312');
    expect(figure('Running for')).toBe('2 hours');
    expect(figure('Memory')).toBe('214 MB');
    expect(figure('Answers in')).toBe('1.3 ms');
    expect(figure('Goes to')).toBe('The mail catcher on this server');
    connections = 7;
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(figure('Connections')).toBe('7'));
    isUp = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await screen.findByText('The server does not answer; these are its last figures.');
    expect(figure('Connections')).toBe('7');
  });

  it('says what is wrong with the store and the mail', async () => {
    show('health', {
      'GET /api/admin/health': () =>
        json(200, {
          ...health,
          store: { kind: 'embedded', answersInMs: null },
          mail: { kind: 'smtp', sent: 1, failed: 2, lastFailureAt: Date.UTC(2026, 0, 2, 12) },
        }),
    });
    await screen.findByText('Does not answer');
    expect(figure('Failed since the start')).toBe('2');
    expect(figure('Last failure')).toMatch(/^Jan 2, 2026/);
  });
});

describe('the audit log', () => {
  it('reads as sentences, day by day', async () => {
    const entry = (entryid: string, day: number, more: object) => ({
      entryid,
      at: new Date(2026, 0, day, 12, 30).getTime(),
      by: { userid: 'mira', username: 'Mira' },
      details: '',
      ...more,
    });
    show('audit', {
      'GET /api/admin/audit': () =>
        json(200, {
          entries: [
            entry('a', 3, {
              action: 'person.role',
              subject: 'ada@school.example',
              details: 'student → moderator',
            }),
            entry('b', 2, { action: 'admin.appointed', subject: 'mira@school.example', by: null }),
            entry('d', 2, { action: 'order.cancelled', subject: 'order 7 at Canteen', by: null }),
            entry('e', 2, { action: 'order.cancelled', subject: 'order 8 at Canteen' }),
          ],
          next: 'older',
        }),
      'GET /api/admin/audit?before=older': () =>
        json(200, {
          entries: [entry('c', 2, { action: 'school.created', subject: 'North School' })],
          next: null,
        }),
    });
    await press('Load more');
    await screen.findByText('North School');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['January 3, 2026', 'January 2, 2026']);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/PMMira changed the role of ada@school\.examplestudent → moderator$/),
        expect.stringMatching(
          /The command line of the server made an admin of mira@school\.example$/,
        ),
        expect.stringMatching(
          /The server by itself cancelled, in place of its vendor, order 7 at Canteen$/,
        ),
        expect.stringMatching(/Mira cancelled, as its vendor, order 8 at Canteen$/),
        expect.stringMatching(/Mira added the school North School$/),
      ]),
    );
  });
});
