import { fail } from '@sets/shared/core/result.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { PhoneMemory } from '../../../live/phone-memory.ts';
import { pageStorage } from '../../../live/phone-storage.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { PhoneApp } from './phone-app.tsx';

const room = { roomId: 'room1', code: 'KX72MP', locked: false };
const run = {
  runId: 'run1',
  activity: 'poll',
  definitionId: 'poll1',
  title: 'Week 5',
  ended: false,
  version: 1,
};

const paths = { '/tools/polltime/usepoll/': 'poll' };
const Activity = ({ view }: PhoneViewProps) => <main>{`on: ${String(view)}`}</main>;
const Broken = (): never => {
  throw new Error('cannot be drawn');
};

let client: FakeLiveClient;
const open = (path: string, activities = { poll: Activity } as object): void => {
  history.replaceState(null, '', path);
  render(
    <PhoneApp
      client={client}
      memory={new PhoneMemory(pageStorage())}
      activities={activities as Record<string, typeof Activity>}
      paths={paths}
    />,
  );
};
const become = (status: 'online' | 'offline' | 'outdated') =>
  act(async () => client.become(status));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
beforeEach(() => {
  client = new FakeLiveClient({
    'room:join': () => ({
      ok: true,
      data: {
        room,
        notices: [
          {
            roomId: 'room1',
            epoch: 'a',
            seq: 1,
            name: 'run:changed',
            payload: { run, view: 'open' },
          },
        ],
        ticket: 'ticket1',
        participant: 'p1',
        by: 'guest' as const,
        own: { runId: 'run1', answers: [] },
      },
    }),
  });
});

describe('joining', () => {
  it.each(['kx7 2mp', 'KX7-2MP', ' https://sets.example/j/KX72MP ', 'sets.example/join/KX72MP'])(
    'takes a code as it is typed: %s',
    async (typed) => {
      open('/join');
      await become('online');
      await userEvent.type(
        screen.getByRole('textbox', { name: 'Type the code on the big screen' }),
        typed,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Join' }));
      expect(location.pathname).toBe('/j/KX72MP');
      expect(await screen.findByText('on: open')).toBeDefined();
      expect(client.inputs('room:join')[0]).toEqual({ room: { code: 'KX72MP' } });
    },
  );

  it.each([
    ['', 'Type the code that is on the big screen.'],
    ['kx7', 'A code has 6 letters and digits. You have typed 3.'],
    ['kx72mo', 'There is never O in a code. Look at the big screen once more.'],
  ])('says what is wrong with %j', async (typed, problem) => {
    open('/join');
    const field = screen.getByRole('textbox');
    await userEvent.type(field, `${typed}{Enter}`);
    expect(screen.getByRole('alert').textContent).toContain(problem);
    expect(document.activeElement).toBe(field);
  });

  it('says that there is no such code, and lets the code be mended', async () => {
    client.handlers['room:join'] = () => fail('NOT_FOUND', 'No.');
    open('/j/kx72mp');
    await become('online');
    expect(screen.getByRole('alert').textContent).toContain('The code KX7 2MP is not in use.');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('KX72MP');
  });

  it.each([
    ['/j/kx7', 'A code has 6 letters and digits. You have typed 3.'],
    ['/j/kx72mo', 'There is never O in a code.'],
  ])('says what is wrong with the code of an address: %s', async (path, problem) => {
    client.handlers['room:join'] = () => fail('BAD_REQUEST', 'This request is not well formed.');
    open(path);
    await become('online');
    expect(screen.getByRole('alert').textContent).toContain(problem);
  });

  it('says that nothing is on, and follows to what comes next', async () => {
    open('/j/kx72mp');
    await become('online');
    const told = (seq: number, payload: object) =>
      act(() => client.notify({ roomId: 'room1', epoch: 'a', seq, name: 'run:changed', payload }));
    told(2, { run: null, view: null });
    screen.getByRole('heading', { name: 'Nothing is on now' });
    told(3, { run: { ...run, runId: 'run2' }, view: 'next' });
    expect(await screen.findByText('on: next')).toBeDefined();
  });

  it('takes the longer address of a code, too', async () => {
    open('/join/kx7-2mp');
    await become('online');
    expect(client.inputs('room:join')[0]?.room).toEqual({ code: 'KX72MP' });
  });

  it('says of an address of nothing that there is nothing', async () => {
    client.handlers['room:join'] = () => fail('NOT_FOUND', 'This is not there.');
    open('/tools/polltime/usepoll/gone');
    await become('online');
    await screen.findByRole('heading', { name: 'You could not join' });
    screen.getByText('This is not there.');
  });

  it('comes in by the address of a poll', async () => {
    open('/tools/polltime/usepoll/poll1');
    await become('online');
    expect(client.inputs('room:join')[0]?.room).toEqual({
      activity: 'poll',
      definitionId: 'poll1',
    });
  });

  it.each([
    ['a locked run is unlocked', 'TOO_LATE', 'Doors closed'],
    ['a full run has a place', 'FULL', 'Every place is taken'],
    ['it has begun', 'WRONG_PHASE', 'Not started yet'],
  ] as const)(
    'comes in by itself once %s, and does not ask too often',
    async (_when, code, says) => {
      await import('./not-joined.tsx');
      vi.useFakeTimers();
      const { 'room:join': join } = client.handlers;
      client.handlers['room:join'] = () => fail(code, 'Not now.');
      open('/j/KX72MP');
      await become('online');
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(screen.getByRole('heading', { name: says })).toBeDefined();
      expect(client.inputs('room:join').length).toBeGreaterThan(5);
      expect(client.inputs('room:join').length).toBeLessThan(20);
      client.handlers['room:join'] = join!;
      await act(() => vi.advanceTimersByTimeAsync(7000));
      expect(screen.getByText('on: open')).toBeDefined();
    },
  );

  it('says that a run is locked, and tries again when asked', async () => {
    const { 'room:join': join } = client.handlers;
    client.handlers['room:join'] = () => fail('TOO_LATE', 'Locked.');
    open('/j/KX72MP');
    await become('online');
    expect(document.activeElement).toBe(
      await screen.findByRole('heading', { name: 'Doors closed' }),
    );
    client.handlers['room:join'] = join!;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('on: open')).toBeDefined();
  });
});

describe('in a run', () => {
  it('follows the room to another run, and keeps nothing of the one before', async () => {
    const Begun = ({ run: on }: PhoneViewProps) => {
      const [first] = useState(on.runId);
      return <main>{`${on.title} began as ${first}`}</main>;
    };
    const Clap = ({ tally }: PhoneViewProps) => <main>{`${String(tally)} claps`}</main>;
    open('/j/KX72MP', { poll: Begun, clap: Clap });
    await become('online');
    screen.getByText('Week 5 began as run1');
    const puts = (seq: number, on: object) =>
      act(() =>
        client.notify({
          roomId: 'room1',
          epoch: 'a',
          seq,
          name: 'run:changed',
          payload: { run: { ...run, ...on }, view: 'open' },
        }),
      );
    puts(2, { runId: 'run2', title: 'Week 6' });
    screen.getByText('Week 6 began as run2');
    puts(3, { runId: 'run3', activity: 'clap' });
    screen.getByText('null claps');
  });

  it('shows a lost connection in the bar, and nothing goes away', async () => {
    open('/j/KX72MP');
    expect(screen.getByRole('heading', { name: 'Joining …' })).toBeDefined();
    await become('online');
    await become('offline');
    expect(screen.getByText('No connection. What you tap is kept.')).toBeDefined();
    expect(screen.getByText('on: open')).toBeDefined();
    await become('online');
    expect(screen.queryByText('No connection. What you tap is kept.')).toBeNull();
  });

  it('asks to reload a page that is older than the server', async () => {
    open('/j/KX72MP');
    await become('outdated');
    expect(screen.getByRole('heading', { name: 'There is a newer version' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });

  it('asks to reload for an activity that it does not know', async () => {
    open('/j/KX72MP', {});
    await become('online');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });

  it('is never blank, also where drawing fails', async () => {
    // React tells the console what it caught.
    vi.spyOn(console, 'error').mockReturnValue();
    open('/j/KX72MP', { poll: Broken });
    await become('online');
    expect(screen.getByRole('heading', { name: 'Something broke on this page' })).toBeDefined();
  });

  it('goes back to the field for the code', async () => {
    open('/join');
    await become('online');
    await userEvent.type(screen.getByRole('textbox'), 'kx72mp{Enter}');
    await screen.findByText('on: open');
    history.back();
    expect(await screen.findByRole('textbox')).toBeDefined();
  });
});
