import { fail } from '@sets/shared/core/result.ts';
import { type PulseSettings, usualPulse } from '@sets/shared/live/pulse.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { RoomFeeds } from '../../../live/room-feeds.ts';
import PhonePulse from './phone-pulse.tsx';

let client: FakeLiveClient;
const open = async (settings: Partial<PulseSettings> = {}) => {
  const pulse = { settings: { ...usualPulse, ...settings } };
  client.handlers['pulse:read'] = () => ({ ok: true, data: { pulse, until: null } });
  const feeds = new RoomFeeds(
    client,
    'room1',
    createStore(() => ({ seated: true })),
  );
  await act(async () => render(<PhonePulse feeds={feeds} />));
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  client = new FakeLiveClient({
    'pulse:react': () => ({ ok: true, data: {} }),
    'pulse:lost': ({ lost }) => ({ ok: true, data: { until: lost ? Date.now() + 1e6 : null } }),
  });
  client.status = 'online';
});

it('one says that one is lost, sees that it is told without a name, and takes it back', async () => {
  await open();
  await userEvent.click(button('I am lost'));
  screen.getByText('Told without your name');
  await userEvent.click(button('I am back'));
  button('I am lost');
  expect(screen.queryByText('Told without your name')).toBeNull();
  expect(client.inputs('pulse:lost').map(({ lost }) => lost)).toEqual([true, false]);
});

it('reacts by keyboard alone: opens, sends, says so, closes, and is back where it was', async () => {
  await open();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(button('React'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Applause'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Heart sent');
  expect(document.activeElement).toBe(button('Heart'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('React'));
  expect(client.inputs('pulse:react')).toEqual([{ roomId: 'room1', kind: 'heart' }]);
});

it('says what was not sent', async () => {
  await open();
  client.handlers['pulse:react'] = () => fail('RATE_LIMITED', 'Too fast.');
  client.handlers['pulse:lost'] = () => fail('UNAVAILABLE', 'No.');
  await userEvent.click(button('I am lost'));
  screen.getByText('Not sent');
  await userEvent.click(button('React'));
  await userEvent.click(button('Surprise'));
  await screen.findByText('Wait a moment');
});

it('has only what the host allows, and no place at all where that is nothing', async () => {
  await open({ reactions: false });
  button('I am lost');
  expect(screen.queryByRole('button', { name: 'React' })).toBeNull();
  const told = (settings: PulseSettings) =>
    act(() => client.tell('pulse:changed', { roomId: 'room1', pulse: { settings } }));
  told({ ...usualPulse, lost: false });
  button('React');
  expect(screen.queryByRole('button', { name: 'I am lost' })).toBeNull();
  told({ reactions: false, onScreen: false, lost: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('.phone-pulse')).toBeNull();
});
