// The page and its part are there from the start, so that no test waits for them.
import '../../../app/start-poll-route.tsx';
import './poll-host.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { liveRun, pollNotices } from '../../../../test/poll-run.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(signOut);

type Given = Parameters<typeof pollNotices>;

const host = async (...[, change, about]: Given) => {
  const live = liveRun(pollNotices('host', change, about));
  renderApp('/tools/polltime/startpoll/poll1', live);
  await screen.findByRole('heading', { name: 'Week 5' });
  return () => live.inputs('run:command').map(({ command }) => command);
};
const day = 86_400_000;
const since = Date.now() - day;
const open = {
  phase: 'open' as const,
  rounds: [1, 1],
  together: [0, 1],
  survey: { since, until: Date.now() + 5 * day },
};
const closed = { ...open, phase: 'closed' as const, closedAt: Date.now() };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const until = () => screen.getByLabelText<HTMLInputElement>('Open until');
const choose = (value: string) => fireEvent.change(until(), { target: { value } });

it('is started in the lobby, until a time that is chosen, a week from now where it is not', async () => {
  const commands = await host('host', {});
  await press('Leave open as a survey …');
  const offered = Date.parse(until().value);
  expect(offered - Date.now()).toBeGreaterThan(6.9 * day);
  expect(offered - Date.now()).toBeLessThan(7.1 * day);
  await press('Open the survey');
  expect(commands()).toMatchObject([{ type: 'survey' }]);
  // As the server's clock has it, which is not this one to the millisecond.
  const [{ until: sent }] = commands() as [{ until: number }];
  expect(Math.abs(sent - offered)).toBeLessThan(60_000);
});

it('says what is wrong with a time, and sends nothing', async () => {
  const commands = await host('host', {});
  await press('Leave open as a survey …');
  for (const value of ['', '2020-01-01T12:00', '2999-01-01T12:00']) {
    choose(value);
    await press('Open the survey');
    expect(until().getAttribute('aria-invalid')).toBe('true');
  }
  screen.getByText(/^Choose a time that is at least 5 minutes away, and at most 28 days/);
  expect(commands()).toEqual([]);
});

it('is not started once something was asked', async () => {
  await host('host', { phase: 'closed', rounds: [1, 0] });
  expect(screen.queryByRole('button', { name: 'Leave open as a survey …' })).toBeNull();
});

it('while it is open: another time, an end, one question after the other; nothing is presented', async () => {
  const commands = await host('host', open, { answered: 3, yes: 2 });
  within(screen.getByRole('region', { name: 'Survey' })).getByText('3 answered');
  screen.getByRole('table', { name: /Answers to: First\?/ });
  for (const name of [/Show results/, /Open voting/, /Ask something else/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await userEvent.keyboard(' ');
  await press('Change the date …');
  expect(Date.parse(until().value)).toBe(Math.floor(open.survey.until / 60_000) * 60_000);
  await press('Not now');
  await press('Close it now');
  const list = within(screen.getByRole('navigation', { name: 'Questions' }));
  await userEvent.click(list.getAllByRole('button')[1]!);
  expect(commands()).toEqual([{ type: 'close' }, { type: 'goto', question: 1 }]);
});

it('once it is closed: results for everybody, or open again for another week', async () => {
  const commands = await host('host', closed);
  await press('Show results to everybody');
  await press('Open again …');
  await press('Open it again');
  expect(commands()).toMatchObject([{ type: 'show' }, { type: 'survey' }]);
});

it('is not opened again once its results were shown; they can be hidden, and it can be ended', async () => {
  const commands = await host('host', { ...closed, shown: true, revealed: [true, true] });
  expect(screen.queryByRole('button', { name: 'Open again …' })).toBeNull();
  await press('Hide results');
  await press('End poll …');
  await press('End poll');
  expect(commands()).toEqual([{ type: 'hide' }, { type: 'end' }]);
});
