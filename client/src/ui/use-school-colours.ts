import type { RoomSchool } from '@sets/shared/live/look.ts';
import { useLayoutEffect } from 'react';
import { schoolTokens } from './look.ts';

/** While this is drawn, the whole page takes `house` and `people` from a school. */
export const useSchoolColours = (school: RoomSchool | null): void => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tokens = schoolTokens(school);
    for (const [name, colour] of tokens) style.setProperty(name, colour);
    return () => {
      for (const name of tokens.keys()) style.removeProperty(name);
    };
  }, [school]);
};
