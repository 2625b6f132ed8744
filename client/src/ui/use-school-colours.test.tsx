import { coloursOfSchool } from '@sets/shared/school/school-colours.ts';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSchoolColours } from './use-school-colours.ts';

const Page = ({ colour }: { colour: string | null }) => {
  const colours = colour === null ? null : coloursOfSchool(colour);
  useSchoolColours({ name: 'Harbour University', logo: null, colours });
  return null;
};

const house = (): string => document.documentElement.style.getPropertyValue('--house');

it('gives the page a school’s colours, of the device’s ground, and takes them away again', () => {
  const device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => device);
  const { rerender, unmount } = render(<Page colour="#00594f" />);
  expect(house()).toBe(coloursOfSchool('#00594f').paper.house);
  device.matches = true;
  device.dispatchEvent(new Event('change'));
  expect(house()).toBe(coloursOfSchool('#00594f').night.house);
  rerender(<Page colour={null} />);
  expect(house()).toBe('');
  rerender(<Page colour="#c8102e" />);
  expect(house()).toBe(coloursOfSchool('#c8102e').night.house);
  unmount();
  expect(document.documentElement.getAttribute('style') ?? '').toBe('');
});
