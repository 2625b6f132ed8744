import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemMarks } from './item-marks.tsx';
import { Price } from './price.tsx';

const marks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it.each([
  [350, 'EUR', '€3.50'],
  [350, 'JPY', '¥350'],
  [350, 'KWD', 'KWD 0.350'],
])('%i minor units of %s are written as %s', (amount, currency, written) => {
  const { container } = render(<Price amount={amount} currency={currency} />);
  expect(container.textContent.replace('\u00A0', ' ')).toBe(written);
});

it('what is paid beside another price has its sign', () => {
  render(<Price amount={50} currency="EUR" isMore />);
  screen.getByText('+€0.50');
});

it('allergens that nobody has declared are told apart from none', () => {
  const { rerender } = render(<ItemMarks diets={[]} allergens={null} brought={[]} />);
  screen.getByText('Allergens not declared');
  rerender(<ItemMarks diets={[]} allergens={[]} brought={[]} />);
  screen.getByText('Allergens: none of the 14 that must be named');
  rerender(<ItemMarks diets={[]} allergens={['gluten', 'milk']} brought={[]} />);
  screen.getByText('Allergens: gluten, milk');
  expect(screen.queryByRole('list')).toBeNull();
});

it('what is vegan is not called vegetarian, too', () => {
  render(<ItemMarks diets={['vegetarian', 'vegan', 'halal']} allergens={[]} brought={[]} />);
  expect(marks()).toEqual(['Vegan', 'Halal']);
});
