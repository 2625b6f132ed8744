// The page and its part are there from the start, so that no test waits for them.
import '../../../app/start-poll-route.tsx';
import './poll-host.tsx';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveRun, type NoticesOf, pollNotices } from '../../../../test/poll-run.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(signOut);

/** The host's page of a run in this state. */
const host = async (...state: NoticesOf) => {
  const live = liveRun(pollNotices('host', ...state));
  const page = renderApp('/tools/polltime/startpoll/poll1', live);
  await screen.findByRole('heading', { name: 'Week 5' });
  return { ...page, live, commands: () => live.inputs('run:command') };
};

describe('steps that would cost votes', () => {
  it('opens a question again that was closed too early, until its results were shown', async () => {
    const closed = { phase: 'closed', rounds: [1, 0], closedAt: 0 } as const;
    const { commands, unmount } = await host({ ...closed, rounds: [1, 0] });
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
    await userEvent.keyboard('o');
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'open' }, { type: 'open' }]);
    unmount();
    const { commands: later } = await host({ ...closed, rounds: [1, 0], revealed: [true, false] });
    expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
    await userEvent.keyboard('o');
    expect(later()).toEqual([]);
  });

  it('asks before another question takes the place of one that is open', async () => {
    const open = { phase: 'open', question: 1, rounds: [1, 1] } as const;
    const { commands } = await host({ ...open, rounds: [1, 1] }, { answered: 2 });
    const title = 'Question 2 is open';
    await userEvent.keyboard('{ArrowLeft}');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    dialog.getByText(/^2 of 3 answered\. Another question closes it/);
    // Whoever has hit a key by mistake stays with the next one.
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const list = within(screen.getByRole('navigation', { name: 'Questions' }));
    const [first, second] = list.getAllByRole('button');
    await userEvent.click(second!);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(first!);
    expect(commands()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Go to question 1' }));
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'goto', question: 0 }]);
  });

  it('forgets to ask as soon as the question is closed', async () => {
    const { live } = await host({ phase: 'open', question: 1, rounds: [1, 1] });
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog');
    const closed = { phase: 'closed', question: 1, rounds: [1, 1] } as const;
    const [, moved] = pollNotices('host', { ...closed, rounds: [1, 1] }, { run: { version: 8 } });
    act(() => live.notify({ ...moved!, seq: 6 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the space key', () => {
  const open = { phase: 'open', rounds: [1, 0] } as const;

  it('takes the next step, also after a click on something else', async () => {
    const { commands } = await host({ ...open, rounds: [1, 0] });
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
    await userEvent.keyboard(' ');
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'show' }, { type: 'close' }]);
  });

  it('belongs to the button that somebody went to by keys', async () => {
    const { commands } = await host({ ...open, rounds: [1, 0] });
    const show = screen.getByRole('button', { name: 'Show results' });
    await userEvent.click(show);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(show);
    await userEvent.keyboard(' ');
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'show' }, { type: 'show' }]);
  });
});
