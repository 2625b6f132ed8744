import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

const Part = () => {
  const [names, setNames] = useState(['one', 'two']);
  const [isOff, setOff] = useState(false);
  const place = useKeptFocus<HTMLElement>((part) => part.querySelector('h2'));
  const takeAway = (name: string): void => setNames(names.filter((each) => each !== name));
  return (
    <section ref={place}>
      <h2 tabIndex={-1}>Names</h2>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => takeAway(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setNames(names.toReversed())}>
        turn
      </button>
      <button type="button" disabled={isOff} onClick={() => setOff(true)}>
        once
      </button>
    </section>
  );
};

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string): Promise<void> => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

it('gives the focus on where what had it is gone, or does nothing more', async () => {
  render(<Part />);
  const heading = screen.getByRole('heading');
  await press('one');
  expect(document.activeElement).toBe(heading);
  await press('turn');
  expect(document.activeElement).toBe(button('turn'));
  await press('once');
  expect(document.activeElement).toBe(heading);
});

it('leaves the focus alone that has gone elsewhere', async () => {
  render(<Part />);
  button('one').focus();
  await userEvent.click(document.body);
  button('two').click();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
