import { example } from '@sets/shared/question/kinds/testing/pin.drafts.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PinKey } from './pin-key.tsx';

const Written = ({ onTold }: { readonly onTold: (right: Right | null) => void }) => {
  const [right, setRight] = useState<Right | null>(null);
  const tell = (next: Right | null): void => {
    setRight(next);
    onTold(next);
  };
  return <PinKey question={example} right={right} onChange={tell} />;
};

const shown = () => {
  const onTold = vi.fn<(right: Right | null) => void>();
  const { container } = render(<Written onTold={onTold} />);
  const told = (): Right | null => onTold.mock.lastCall?.[0] ?? null;
  const areas = () => {
    const right = told();
    return isOfType('area', right) ? right.areas : [];
  };
  return { container, told, areas };
};

it('an area is added, moved and made larger by keys, made a rectangle, and removed', async () => {
  const { told, areas } = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Add an area' }));
  const [first] = areas();
  expect(first).toMatchObject({ shape: 'oval' });
  screen.getByRole('button', { name: /^1\. Oval: Middle/ }).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Alt>}{ArrowDown}{/Alt}');
  expect(areas()).toEqual([
    {
      ...first,
      left: first!.left + 1 / 128,
      top: first!.top - 1 / 16,
      height: first!.height + 1 / 128,
    },
  ]);
  expect(screen.getByRole('status').textContent).toMatch(/^1\. Oval: .* from the left/);
  await userEvent.click(screen.getByRole('button', { name: 'Area 1: Rectangle instead' }));
  expect(areas()).toMatchObject([{ shape: 'rectangle' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove area 1' }));
  expect(told()).toBeNull();
});

it('an area is drawn with the mouse, and a tap draws none', () => {
  const { container, told, areas } = shown();
  const surface = container.querySelector<HTMLElement>('.pin-drawing')!;
  surface.setPointerCapture = () => undefined;
  surface.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 });
  fireEvent.pointerDown(surface, at(100, 50));
  fireEvent.pointerUp(surface, at(100, 50));
  expect(told()).toBeNull();
  fireEvent.pointerDown(surface, at(100, 50));
  fireEvent.pointerMove(surface, at(200, 150));
  fireEvent.pointerUp(surface, at(200, 150));
  const drawn = { shape: 'oval', left: 0.25, top: 0.25, width: 0.25, height: 0.5 };
  expect(areas()).toEqual([drawn]);
});
