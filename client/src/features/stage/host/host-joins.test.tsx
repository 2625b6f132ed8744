import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHost as host } from '../../../../test/open-host.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(signOut);

describe('how people came in', () => {
  it('leaves people out of the count who joined at once, and counts them again', async () => {
    const burst = {
      burst: 'burst1',
      network: 1,
      joined: 24,
      answered: 20,
      from: Date.now(),
      to: Date.now() + 2_500,
    };
    const bursts = [
      { ...burst, excluded: false },
      { ...burst, burst: 'burst2', network: 2, joined: 11, answered: 0, excluded: true },
    ];
    const { live } = await host({ phase: 'open', rounds: [1, 0] }, { bursts });
    const joins = within(screen.getByText('How people came into this room').closest('details')!);
    joins.getByText(/^24 people within 3 s/);
    joins.getByText('35 people in 2 groups, over 2 networks');
    joins.getByText('20 of them answered · network 1');
    joins.getByText('None of them answered · network 2');
    joins.getByText('11 left out of the count');
    await userEvent.click(joins.getByRole('button', { name: /^Leave out/ }));
    await userEvent.click(joins.getByRole('button', { name: /^Count again/ }));
    expect(live.inputs('room:exclude')).toEqual([
      { roomId: 'room1', burst: 'burst1', excluded: true },
      { roomId: 'room1', burst: 'burst2', excluded: false },
    ]);
  });

  it('leaves people out also after the end', async () => {
    const burst = {
      burst: 'burst1',
      network: 1,
      joined: 24,
      answered: 20,
      from: 0,
      to: 2_500,
      excluded: false,
    };
    const { live } = await host({ phase: 'ended' }, { bursts: [burst] });
    await userEvent.click(screen.getByText('24 people in 1 group, over 1 network'));
    await userEvent.click(screen.getByRole('button', { name: /^Leave out: 24 people within 3 s/ }));
    expect(live.inputs('room:exclude')).toEqual([
      { roomId: 'room1', burst: 'burst1', excluded: true },
    ]);
  });

  it('says the day of a group that came on an earlier one', async () => {
    const came = { network: 1, joined: 24, answered: 20, excluded: false };
    const today = Date.now();
    const lastWeek = new Date(2026, 0, 12, 14, 5).getTime();
    const bursts = [
      { ...came, burst: 'now', from: today, to: today + 2_500 },
      { ...came, burst: 'then', from: lastWeek, to: lastWeek + 2_500 },
    ];
    await host({ phase: 'open', rounds: [1, 0] }, { bursts });
    const texts = screen.getAllByText(/^24 people within 3 s/).map((part) => part.textContent);
    expect(texts[0]).toMatch(/, at \d{1,2}:\d\d( [AP]M)?$/);
    expect(texts[1]).toMatch(/^24 people within 3 s, on Jan 12, 2026 at 2:05\sPM$/);
  });

  it('tells groups that came quickly from the others, where there are both', async () => {
    const steady = {
      burst: 'hall',
      network: 1,
      joined: 180,
      answered: 150,
      from: 0,
      to: 45_000,
      excluded: false,
    };
    const quick = { ...steady, burst: 'quick', joined: 60, to: 3_000 };
    await host({ phase: 'open', rounds: [1, 0] }, { bursts: [quick, steady] });
    const list = (name: string) =>
      screen.getByRole('heading', { name }).parentElement!.querySelectorAll('li');
    expect(list('Fewer than 20 a second')[0]?.textContent).toContain('180 people within 45 s');
    expect(list('20 a second and more')[0]?.textContent).toContain('60 people within 3 s');
  });

  it('of one pace alone there is nothing to tell apart', async () => {
    const burst = {
      burst: 'hall',
      network: 1,
      joined: 180,
      answered: 150,
      from: 0,
      to: 45_000,
      excluded: false,
    };
    await host({ phase: 'open', rounds: [1, 0] }, { bursts: [burst] });
    screen.getByText(/^180 people within 45 s/);
    screen.getByText('150 of them answered');
    expect(screen.queryByRole('heading', { name: 'Fewer than 20 a second' })).toBeNull();
  });

  it('after somebody is left out the space key takes the next step, and counts nobody again', async () => {
    const burst = {
      burst: 'burst1',
      network: 1,
      joined: 24,
      answered: 20,
      from: Date.now(),
      to: Date.now() + 2_500,
    };
    const bursts = [{ ...burst, excluded: false }];
    const { live } = await host({ phase: 'open', rounds: [1, 0] }, { bursts });
    await userEvent.click(screen.getByText('How people came into this room'));
    await userEvent.click(screen.getByRole('button', { name: /^Leave out/ }));
    await userEvent.keyboard(' ');
    expect(live.inputs('room:exclude')).toHaveLength(1);
    expect(live.inputs('run:command')).toMatchObject([{ command: { type: 'close' } }]);
  });
});
