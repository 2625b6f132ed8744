// What the page is made of is there from the start, so that no test waits for it.
import '../../app/poll-results.tsx';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { mira, signIn, signOut } from '../../../test/signed-in.ts';

const path = '/tools/polltime/results/run1';
const call = 'GET /api/runs/run1/results';

const round = (change: Partial<RunResults['rounds'][number]> = {}) => ({
  slot: 'q0.r1',
  question: 1,
  round: 1,
  text: 'Which one?',
  multiple: false,
  openedAt: '2026-11-22T10:15:00.000Z',
  closedAt: '2026-11-22T10:17:00.000Z',
  answered: 4,
  lines: [
    { text: 'Yes', count: 3 },
    { text: 'No', count: 1 },
  ],
  ...change,
});
const results = (change: Partial<RunResults> = {}): RunResults => ({
  runId: 'run1',
  activity: 'poll',
  definitionId: 'poll1',
  title: 'Week 5: limits?',
  openedAt: '2026-11-22T10:15:00.000Z',
  endedAt: '2026-11-22T10:58:00.000Z',
  joined: 6,
  leftOut: 0,
  rounds: [round()],
  ...change,
});
const show = (told: RunResults, more: Parameters<typeof answerFetch>[0] = {}) => {
  const server = answerFetch({ [call]: () => json(200, told), ...more });
  return { server, ...renderApp(path) };
};

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('the results of a run', () => {
  it('are its questions with their counts, of how many, and what it was', async () => {
    show(results());
    await screen.findByRole('heading', { level: 1, name: 'Week 5: limits?' });
    screen.getByRole('heading', { level: 2, name: 'Which one?' });
    screen.getByText('4 of 6 answered');
    screen.getByRole('row', { name: /^A ?Yes 75% 3$/ });
    screen.getByRole('row', { name: /^B ?No 25% 1$/ });
    expect(screen.queryByText('Under way')).toBeNull();
    // Nothing changes by itself here, so nothing is read out by itself.
    const main = within(screen.getByRole('main'));
    expect([...main.queryAllByRole('status'), ...main.queryAllByRole('alert')]).toEqual([]);
    expect(screen.queryByText(/^Round/)).toBeNull();
    await vi.waitFor(() => expect(document.title).toContain('Results of Week 5: limits?'));
  });

  it('say whether somebody’s name is in them', async () => {
    const { unmount } = show(results());
    await screen.findByText(/made a set\. Nobody’s name is in it\. The counts are kept here/);
    screen.getByText(/^Nobody’s name is in it\. In the table/);
    unmount();
    show(results({ named: true }));
    await screen.findByText(/made a set\. They gave their names, which are kept with it\./);
    screen.getByText('The table of every answer has the names that people gave.');
    expect(screen.queryByText(/Nobody’s name/)).toBeNull();
  });

  it('say of how many questions the files have no answers, where too few answered', async () => {
    const few = { withheld: true as const, lines: [], answered: 1 };
    const { unmount } = show(results({ rounds: [round(few)] }));
    await screen.findByText(/So few people answered that the files have no answers\.$/);
    unmount();
    show(results({ rounds: [round(), round({ ...few, slot: 'q1.r1', question: 2 })] }));
    await screen.findByText(/Of 1 question so few people answered .* no answers to it\.$/);
  });

  it('have the rounds of a question in one place, so that they can be compared', async () => {
    const again = round({ slot: 'q0.r2', round: 2, answered: 5 });
    const next = round({ slot: 'q1.r1', question: 2, text: 'And now?', multiple: true });
    show(results({ rounds: [round(), again, next] }));
    const first = (await screen.findByRole('heading', { name: 'Which one?' })).closest('section')!;
    expect(within(first).getAllByRole('table')).toHaveLength(2);
    within(first).getByText('Round 2');
    within(first).getByText('5 of 6 answered');
    screen.getByText('Several answers were possible');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Who answered, question by question',
      'Which one?',
      'And now?',
    ]);
  });

  it('tell when people came, how many were lost, and what they reacted', async () => {
    const at = '2026-11-22T10:20:00.000Z';
    const reactions = { clap: 3, heart: 0, laugh: 0, up: 0, wow: 1 };
    const course = {
      came: { step: 10_000, points: [{ at, people: 4 }] },
      felt: { step: 10_000, points: [{ at, reactions, lost: 2, here: 8 }] },
    };
    const few = { ...course.felt.points[0]!, lost: 'few' as const, here: 3 };
    const courseCall = 'GET /api/runs/run1/course';
    const { unmount } = show(results(), { [courseCall]: () => json(200, course) });
    await screen.findByRole('img', { name: /^Who came\. At most 4 people within 10 seconds, at / });
    screen.getByRole('img', {
      name: /^“I am lost”\. At most 2 people at once, 25% of who was here/,
    });
    screen.getByText('Applause: 3');
    screen.getByText('Question 1', { selector: 'ol .only-spoken' });
    unmount();
    const told = { came: { step: 10_000, points: [] }, felt: { step: 10_000, points: [few] } };
    show(results(), { [courseCall]: () => json(200, told) });
    await screen.findByText(/^One person or more, .* no number is told\.$/);
    expect(screen.queryByText('Who came')).toBeNull();
  });

  it('of a run that is under way are as of now, and can be asked for anew', async () => {
    const open = round({ closedAt: null });
    const { server } = show(results({ endedAt: null, rounds: [open] }));
    await screen.findByText('Under way');
    screen.getByText('open now');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await vi.waitFor(() => expect(server.of(call).length).toBeGreaterThan(1));
  });

  it('say how many were left out of the count, and nothing where nobody was', async () => {
    const { unmount } = show(results({ leftOut: 11 }));
    await screen.findByText('11 left out of the count');
    unmount();
    show(results());
    await screen.findByText('4 of 6 answered');
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('of a run from before times were noted say nothing of times', async () => {
    show(results({ rounds: [round({ openedAt: null, closedAt: null })] }));
    await screen.findByText('4 of 6 answered');
    expect(screen.queryByText('open now')).toBeNull();
  });

  it.each([
    ['2026-11-22T10:58:00.000Z', 'No question was opened'],
    [null, 'No question was opened yet'],
  ])('of a run in which nothing was asked, ended %s, say so: %s', async (endedAt, words) => {
    show(results({ endedAt, joined: 0, rounds: [] }));
    await screen.findByRole('heading', { name: words });
    expect(screen.queryByRole('button', { name: /csv$/ })).toBeNull();
  });
});

describe('a question that is split', () => {
  const second = round({ slot: 'q1.r1', question: 2, text: 'And you?', groups: true });
  const split = {
    text: 'Which one?',
    by: 'And you?',
    groups: [
      {
        name: 'First year',
        people: 3,
        told: {
          multiple: false,
          lines: [
            { text: 'Yes', count: 3 },
            { text: 'No', count: 0 },
          ],
        },
      },
      { name: 'Second year', people: 1, told: null },
      { name: 'Guest', people: 0, told: null },
    ],
  };

  it('shows a table for each group, and says why of one there is none', async () => {
    const { server } = show(results({ rounds: [round(), second] }), {
      'GET /api/runs/run1/split?slot=q0.r1&by=q1.r1': () => json(200, split),
    });
    const card = (await screen.findByRole('heading', { name: 'Which one?' })).closest('section')!;
    await userEvent.selectOptions(within(card).getByLabelText('Split by'), '2. And you?');
    const group = (await within(card).findByRole('heading', { name: 'First year' })).closest(
      'section',
    )!;
    within(group).getByRole('row', { name: /^A ?Yes 100% 3$/ });
    within(card).getByText('Not shown: too few to keep each of them unknown.');
    within(card).getByText('Nobody who said this answered here.');
    expect(server.of('GET /api/runs/run1/split?slot=q0.r1&by=q1.r1')).toHaveLength(1);
    await userEvent.selectOptions(within(card).getByLabelText('Split by'), 'Everybody together');
    expect(within(card).queryByRole('heading', { name: 'First year' })).toBeNull();
  });

  it('is not offered where no other answers make groups', async () => {
    show(results());
    await screen.findByText('4 of 6 answered');
    expect(screen.queryByLabelText('Split by')).toBeNull();
  });
});

describe('results that cannot be had', () => {
  it('of somebody else, say why, and offer nothing that does not help', async () => {
    const refused = { code: 'FORBIDDEN', msg: 'This was presented by somebody else.' };
    answerFetch({ [call]: () => json(403, refused) });
    renderApp(path);
    await screen.findByText(refused.msg);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    screen.getByRole('link', { name: 'All results' });
  });

  it('for now, come when they are asked for again', async () => {
    const away = { code: 'UNAVAILABLE', msg: 'The store does not answer.' };
    let times = 0;
    answerFetch({
      [call]: () => ((times += 1) === 1 ? json(503, away) : json(200, results())),
    });
    renderApp(path);
    await screen.findByText(away.msg);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('4 of 6 answered');
  });
});

describe('the tables', () => {
  const answers = 'GET /api/runs/run1/answers.csv';

  it('come as files with a name that says what they are', async () => {
    const csv = () => new Response('a,b', { headers: { 'content-type': 'text/csv' } });
    const openedAt = new Date(2026, 10, 22, 10, 15).toISOString();
    const { server } = show(results({ openedAt }), { [answers]: csv });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => {};
    await userEvent.click(await screen.findByRole('button', { name: 'Every answer .csv' }));
    await vi.waitFor(() =>
      expect(saved).toEqual(['Week 5 limits, 2026-11-22 10-15, every answer.csv']),
    );
    expect(server.of(answers)).toMatchObject([{ token: mira.token }]);
  });

  it('that cannot be had are told', async () => {
    const refused = { code: 'RATE_LIMITED', msg: 'Too many at once. Wait a moment.' };
    show(results(), { 'GET /api/runs/run1/summary.csv': () => json(429, refused) });
    await userEvent.click(await screen.findByRole('button', { name: 'Summary .csv' }));
    expect((await screen.findByRole('alert')).textContent).toBe(refused.msg);
  });
});
