import './entry-gate.tsx';
import { fail } from '@sets/shared/core/result.ts';
import type { EntryRule, SeatedBy } from '@sets/shared/live/entry.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { PhoneMemory } from '../../../live/phone-memory.ts';
import { pageStorage } from '../../../live/phone-storage.ts';
import { PhoneApp } from './phone-app.tsx';

const room = { roomId: 'room1', code: 'KX72MP', locked: false };
const base = { activity: 'poll', definitionId: 'poll1', title: 'Week 5', ended: false, version: 1 };
const activities = { poll: () => <main>the question</main> };

/** The notice that a run is on. */
const on = (seq: number, runId: string, entry?: EntryRule, ended = false) => ({
  roomId: 'room1',
  epoch: 'a',
  seq,
  name: 'run:changed' as const,
  payload: { run: { ...base, runId, ended, ...(entry && { entry }) }, view: 'open' },
});

/** A phone in a room where a run is on, that the server seats as `by`. */
const openPhone = async (notice: ReturnType<typeof on>, by: SeatedBy, name?: string) => {
  const client = new FakeLiveClient({
    'room:join': () => ({
      ok: true,
      data: {
        room,
        notices: [notice],
        ticket: 'ticket1',
        participant: 'p1',
        by,
        own: { runId: notice.payload.run.runId, answers: [], ...(name && { name }) },
      },
    }),
  });
  history.replaceState(null, '', '/j/KX72MP');
  const memory = new PhoneMemory(pageStorage());
  const page = render(
    <PhoneApp client={client} memory={memory} activities={activities} paths={{}} />,
  );
  await act(async () => client.become('online'));
  return { client, memory, page };
};

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
const takePart = () => userEvent.click(screen.getByRole('button', { name: 'Take part' }));

describe('a run that asks for names', () => {
  it('asks before the question, says what is wrong, and goes on once the name is taken', async () => {
    const { client } = await openPhone(on(1, 'run1', 'named'), 'guest');
    await field();
    expect(screen.queryByText('the question')).toBeNull();
    // How it goes is for who takes part: of others it would be refused.
    expect(client.inputs('pulse:read')).toEqual([]);
    await userEvent.type(await field(), ' \u200b ');
    await takePart();
    expect(screen.getByRole('alert').textContent).toBe('Type a name.');
    expect(document.activeElement).toBe(await field());
    expect(client.inputs('run:name')).toEqual([]);
    client.handlers['run:name'] = () => fail('UNAVAILABLE', 'Not yet.');
    await userEvent.type(await field(), 'Ada  L.');
    await takePart();
    expect(screen.getByRole('alert').textContent).toBe('Not yet.');
    client.handlers['run:name'] = ({ name }) => ({ ok: true, data: { name } });
    await takePart();
    await screen.findByText('the question');
    expect(client.inputs('run:name').at(-1)).toEqual({
      roomId: 'room1',
      runId: 'run1',
      name: 'Ada L.',
    });
  });

  it('is not asked again: not on this phone, nor where the server knows it', async () => {
    await openPhone(on(1, 'run1', 'named'), 'guest', 'Ada');
    await screen.findByText('the question');
  });

  it('the next such run has the name in its field already', async () => {
    const { client } = await openPhone(on(1, 'run1', 'named'), 'guest');
    client.handlers['run:name'] = ({ name }) => ({ ok: true, data: { name } });
    await userEvent.type(await field(), 'Ada{Enter}');
    await screen.findByText('the question');
    await act(async () => client.notify(on(2, 'run2', 'named')));
    expect((await field()).value).toBe('Ada');
  });

  it('asks kindly for another one where a host took it away, and proposes none; what a host says instead counts', async () => {
    const { client } = await openPhone(on(1, 'run1', 'named'), 'guest');
    client.handlers['run:name'] = ({ name }) => ({ ok: true, data: { name } });
    await userEvent.type(await field(), 'Boss{Enter}');
    await screen.findByText('the question');
    const told = (name: string) =>
      act(async () => client.tell('me:changed', { runId: 'run1', version: 1, me: null, name }));
    await told('');
    await screen.findByRole('heading', { name: 'What else may we call you?' });
    expect((await field()).value).toBe('');
    await told('Bo');
    await screen.findByText('the question');
  });

  it('once it is over it asks nobody', async () => {
    await openPhone(on(1, 'run1', 'named', true), 'guest');
    await screen.findByText('the question');
  });
});

describe('a run for accounts alone', () => {
  it('leads a guest to the login, from where one comes back to the room', async () => {
    await openPhone(on(1, 'run1', 'account'), 'guest');
    const way = await screen.findByRole('link', { name: 'Log in' });
    expect(way.getAttribute('href')).toBe('/sets/login?to=%2Fj%2FKX72MP');
    expect(screen.queryByText('the question')).toBeNull();
  });

  it('lets in who sits as their account', async () => {
    await openPhone(on(1, 'run1', 'account'), 'account');
    await screen.findByText('the question');
  });

  it('comes on where somebody sits as who they were: they join once more, as their account', async () => {
    const { client } = await openPhone(on(1, 'run1'), 'ticket');
    await screen.findByText('the question');
    expect(client.inputs('room:join')).toHaveLength(1);
    await act(async () => client.notify(on(2, 'run2', 'account')));
    expect(client.inputs('room:join')).toHaveLength(2);
  });
});
