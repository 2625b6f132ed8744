import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aKitchenOrder } from '../../../../../test/fake-kitchen.ts';
import { Bell, type Sounding } from './bell.ts';
import { BellSwitch } from './bell-switch.tsx';
import { isBellWanted, keepBell } from './kept-bell.ts';

beforeEach(() => localStorage.clear());

/** A device whose browser lets nothing sound before it `lets` it. */
const device = () => {
  const held = { lets: false, state: 'suspended' as AudioContextState, tones: 0 };
  const node = () => ({ connect: (next: unknown) => next });
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const sounding = {
    get state() {
      return held.state;
    },
    currentTime: 0,
    destination: {},
    resume: async () => {
      if (held.lets) held.state = 'running';
    },
    close: async () => {},
    createGain: () => ({ ...node(), gain }),
    createOscillator: () => ({
      ...node(),
      frequency: { value: 0 },
      start: () => {
        held.tones += 1;
      },
      stop: () => {},
    }),
  } as unknown as Sounding;
  const open = vi.fn<() => Sounding>(() => sounding);
  return { held, open, bell: new Bell(open) };
};

const hint = 'Tap once, so that it rings';
const isOn = () => screen.getByRole('switch').getAttribute('aria-checked') === 'true';

it('that was wanted before rings again from the next press on, and says so until then', async () => {
  keepBell(true);
  const { held, bell } = device();
  const { rerender } = render(<BellSwitch orders={[]} bell={bell} />);
  await screen.findByText(hint);
  expect(screen.getByRole('switch', { description: hint }).textContent).toBe(hint);
  expect(isOn()).toBe(false);
  held.lets = true;
  await userEvent.click(document.body);
  await waitFor(() => expect(isOn()).toBe(true));
  expect(screen.queryByText(hint)).toBeNull();
  expect(held.tones).toBe(0);
  rerender(<BellSwitch orders={[aKitchenOrder('one')]} bell={bell} />);
  await waitFor(() => expect(held.tones).toBe(2));
});

it('is switched on, and not off, by a press on itself', async () => {
  keepBell(true);
  const { held, bell } = device();
  render(<BellSwitch orders={[]} bell={bell} />);
  await screen.findByText(hint);
  held.lets = true;
  await userEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(isOn()).toBe(true));
  expect(held.tones).toBe(2);
  expect(isBellWanted()).toBe(true);
  await userEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(isOn()).toBe(false));
  expect(isBellWanted()).toBe(false);
  expect(screen.queryByText(hint)).toBeNull();
});

it('that nobody wants is started by no press', async () => {
  const { open, bell } = device();
  render(<BellSwitch orders={[]} bell={bell} />);
  await userEvent.click(document.body);
  await userEvent.keyboard('a');
  expect(open).not.toHaveBeenCalled();
  expect(screen.queryByText(hint)).toBeNull();
});
