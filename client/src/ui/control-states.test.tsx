import { contrast } from '@sets/shared/core/colour.ts';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { colourOf, tokensIn, tokenThemes } from '../../test/tokens.ts';
import { Button, type ButtonLook, IconButton } from './button.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';

/** What its classes say of a colour: the value of a token, or a mixture of two; null for nothing. */
const colourIn = (classes: string, state: string, part: string): string | null => {
  const isColour = new RegExp(`^${state}${part}-(?:\\[(.+)\\]|([a-z][\\w-]*))$`);
  for (const name of classes.split(/\s+/).toReversed()) {
    const [, mixed, token] = isColour.exec(name) ?? [];
    if (mixed !== undefined && mixed.includes('(')) return mixed.replaceAll('_', ' ');
    if (token !== undefined && tokensIn('paper').has(token)) return token;
  }
  return null;
};

const states = ['', 'hover:', 'active:', 'disabled:'];
const grounds = ['paper', 'raised'];
const classesOf = (control: ReactElement, role: string): string => {
  render(control);
  const { className } = screen.getByRole(role);
  cleanup();
  return className;
};

const buttons: readonly [name: string, classes: () => string][] = [
  ...(['primary', 'outline', 'plain', 'danger'] satisfies ButtonLook[]).map(
    (look) => [look, () => classesOf(<Button look={look}>Go</Button>, 'button')] as const,
  ),
  ['icon', () => classesOf(<IconButton label="Go" />, 'button')],
].map(([name, classes]) => [name as string, classes as () => string]);

describe.each(tokenThemes)('in %s', (theme) => {
  const tokens = tokensIn(theme);
  const seen = (of: string, on: string): number =>
    contrast(colourOf(of, tokens), colourOf(on, tokens));

  it.each(buttons)('the words of a button that is %s are read in every state', (name, classes) => {
    const told = classes();
    for (const state of states) {
      for (const ground of grounds) {
        const word = colourIn(told, state, 'text') ?? colourIn(told, '', 'text') ?? 'ink';
        const under = colourIn(told, state, 'bg') ?? colourIn(told, '', 'bg') ?? ground;
        // A sign without words is seen from 3 on.
        const least = name === 'icon' && state === 'disabled:' ? 3 : 4.5;
        expect(seen(word, under), `${state} ${word} on ${under}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('what has the focus is ringed, on every ground', () => {
    for (const ground of [
      ...grounds,
      'sunken',
      'people-tint',
      'good-tint',
      'warn-tint',
      'bad-tint',
    ]) {
      expect(seen('people-ink', ground), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ['a line', () => classesOf(<Field label="Name" />, 'textbox')],
    [
      'a list',
      () =>
        classesOf(
          <Select label="Of" value="a" choices={[]} onChange={() => undefined} />,
          'combobox',
        ),
    ],
  ] as const)('the edge of %s is seen, and what is typed or wrong is read', (_name, classes) => {
    const told = classes();
    const under = colourIn(told, '', 'bg');
    const edge = colourIn(told, '', 'border');
    const hint = colourIn(told, 'placeholder:', 'text');
    const wrong = colourIn(told, 'aria-invalid:', 'border');
    expect([under, edge, hint, wrong]).not.toContain(null);
    for (const ground of [...grounds, under!]) {
      expect(seen(edge!, ground)).toBeGreaterThanOrEqual(3);
      expect(seen(wrong!, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(seen('ink', under!)).toBeGreaterThanOrEqual(4.5);
    expect(seen(hint!, under!)).toBeGreaterThanOrEqual(4.5);
  });

  it('a switch shows where it stands, on and off', () => {
    const told = classesOf(
      <Switch label="Live" checked={false} onChange={() => undefined} />,
      'switch',
    );
    for (const state of ['', 'checked:']) {
      const track = colourIn(told, state, 'bg')!;
      const edge = colourIn(told, state, 'border')!;
      const knob = colourIn(told, `${state}before:`, 'bg')!;
      expect(seen(knob, track), `${state} knob`).toBeGreaterThanOrEqual(3);
      for (const ground of grounds) expect(seen(edge, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
