// The page and its part are there from the start, so that no test waits for them.
import '../../../app/start-poll-route.tsx';
import './poll-host.tsx';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { definition, liveRun, pollNotices } from '../../../../test/poll-run.ts';
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

it('asks something else with two taps, open at once', async () => {
  const commands = await host('host', { phase: 'closed', rounds: [1, 0] });
  await userEvent.click(screen.getByRole('button', { name: 'Ask something else' }));
  await userEvent.click(screen.getByRole('button', { name: /^Yes or no/ }));
  expect(commands()).toMatchObject([
    { type: 'add', question: { kind: 'choice', options: [{ text: 'Yes' }, { text: 'No' }] } },
  ]);
  // The next press of a key goes on with it.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Show results/ }));
});

it('gives the focus back where nothing else is asked after all', async () => {
  await host('host', { phase: 'closed', rounds: [1, 0] });
  const ask = screen.getByRole('button', { name: 'Ask something else' });
  await userEvent.click(ask);
  await userEvent.keyboard('{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(ask);
});

it('asks first where something else closes what people are answering', async () => {
  const commands = await host('host', { phase: 'open', rounds: [1, 0] });
  await userEvent.click(screen.getByRole('button', { name: 'Ask something else' }));
  await userEvent.click(screen.getByRole('button', { name: /^Yes or no/ }));
  expect(commands()).toEqual([]);
  const dialog = within(screen.getByRole('dialog', { name: 'Question 1 is open' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask something else' }));
  expect(commands()).toMatchObject([{ type: 'add', question: { text: 'Yes or no?' } }]);
});

it('asks something else beside what is open together, without asking', async () => {
  const open = { phase: 'open', rounds: [1, 1], together: [0, 1] } as const;
  const commands = await host('host', { ...open, rounds: [1, 1], together: [0, 1] });
  await userEvent.click(screen.getByRole('button', { name: 'Ask something else' }));
  await userEvent.click(screen.getByRole('button', { name: /^Yes or no/ }));
  expect(commands()).toMatchObject([{ type: 'add', question: { text: 'Yes or no?' } }]);
});

it('opens all questions together, and goes from one to another without asking', async () => {
  const commands = await host('host', { phase: 'closed', rounds: [0, 0] });
  await userEvent.click(screen.getByRole('button', { name: 'Open all at their own pace' }));
  expect(commands()).toEqual([{ type: 'together' }]);
});

it('goes from one to another of those that are open together without asking', async () => {
  const open = { phase: 'open', rounds: [1, 1], together: [0, 1] } as const;
  const commands = await host('host', { ...open, rounds: [1, 1], together: [0, 1] });
  screen.getByText('2 questions are open together');
  const list = within(screen.getByRole('navigation', { name: 'Questions' }));
  await userEvent.click(list.getAllByRole('button')[1]!);
  expect(commands()).toEqual([{ type: 'goto', question: 1 }]);
});

it('shows the round before beside this one, and lets the projector do so', async () => {
  const commands = await host('host', { phase: 'closed', rounds: [2, 0] }, { answered: 3, yes: 2 });
  expect(screen.getAllByRole('table', { name: /Answers to: First\?/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show round 1 on the projector too' }));
  await userEvent.keyboard('b');
  expect(commands()).toEqual(Array.from({ length: 2 }, () => ({ type: 'beside', on: true })));
});

it('hides the round before there, and has no key for it where there is none', async () => {
  const second = await host('host', { phase: 'closed', rounds: [2, 0], beside: true });
  screen.getByRole('button', { name: 'Hide round 1 on the projector' });
  await userEvent.keyboard('b');
  expect(second()).toEqual([{ type: 'beside', on: false }]);
  cleanup();
  const first = await host('host', { phase: 'closed', rounds: [1, 0] });
  await userEvent.keyboard('b');
  expect(first()).toEqual([]);
});

it('lists what was added after what it was added to', async () => {
  const added = [
    { question: { ...definition.questions[0]!, id: 'more', text: 'Besides?' }, after: 0 },
  ];
  const change = { phase: 'open', question: 2, rounds: [1, 0, 1], added } as const;
  await host('host', { ...change, rounds: [1, 0, 1], revealed: [false, false, false], added });
  const list = within(screen.getByRole('navigation', { name: 'Questions' }));
  const texts = list.getAllByRole('button').map(({ textContent }) => textContent);
  expect(texts.map((text) => /First|Besides|Second/.exec(text ?? '')?.[0])).toEqual([
    'First',
    'Besides',
    'Second',
  ]);
});

it('shows everybody what is right, with a button or a key, once it is closed and until it is told', async () => {
  const tell = () => screen.queryByRole('button', { name: /Show what is right/ });
  const closed = { phase: 'closed', rounds: [1, 0] } as const;
  const commands = await host('host', { ...closed, rounds: [1, 0] }, { right: 'no' });
  await userEvent.click(tell()!);
  await userEvent.keyboard('r');
  expect(commands()).toEqual([{ type: 'right' }, { type: 'right' }]);
});

it.each<[string, Given[1], Given[2]]>([
  ['while it is open', { phase: 'open', rounds: [1, 0] }, { right: 'no' }],
  ['once it was told', { phase: 'closed', rounds: [1, 0], told: [0] }, { right: 'no' }],
  ['where nothing is', { phase: 'closed', rounds: [1, 0] }, {}],
])('has nothing to show of what is right %s', async (_when, change, about) => {
  const commands = await host('host', change, about);
  expect(screen.queryByRole('button', { name: /Show what is right/ })).toBeNull();
  await userEvent.keyboard('r');
  expect(commands()).toEqual([]);
});

it.each<[string, boolean, Given[2], string, string]>([
  [
    'below the floor',
    true,
    { answered: 3, floor: 5 },
    'Nobody sees results yet',
    'Too few answers',
  ],
  ['from the floor on', true, { answered: 5, floor: 5 }, 'Everybody sees this', 'are shown there'],
  ['hidden', false, { answered: 5, floor: 5 }, 'Only you see this', 'are hidden there'],
])('says who sees the counts: %s', async (_when, shown, about, here, there) => {
  await host('host', { phase: 'open', rounds: [1, 0], shown }, about);
  screen.getByText(here);
  screen.getByText(new RegExp(there, 'u'));
});
