import { useLayoutEffect } from 'react';
import { type RoomSchool, schoolTokens } from './look.ts';

/** While this is drawn, the whole page takes `house` and `people` from a school, by day or by night. */
export const useSchoolColours = (school: RoomSchool | null): void => {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const colours = school?.colours ?? null;
    if (colours === null) return undefined;
    const device = matchMedia('(prefers-color-scheme: dark)');
    const dress = (): void => {
      const isDark =
        dataset['theme'] === 'dark' || (dataset['theme'] !== 'light' && device.matches);
      for (const [name, colour] of schoolTokens(colours[isDark ? 'night' : 'paper'])) {
        style.setProperty(name, colour);
      }
    };
    dress();
    device.addEventListener('change', dress);
    return () => {
      device.removeEventListener('change', dress);
      for (const [name] of schoolTokens(colours.paper)) style.removeProperty(name);
    };
  }, [school]);
};
