import { create } from 'zustand';
import { tabStorage } from '../../core/device-storage.ts';

/** What an account may still need. */
export type Need = 'school' | 'verification';

const key = 'sets.later';

const read = (): readonly string[] => tabStorage.getItem(key)?.split(' ') ?? [];

/** What was put off in this tab: survives a reload, ends with the tab, and is each person's own. */
const useMarks = create<{ marks: readonly string[] }>(() => ({ marks: read() }));

const keep = (marks: readonly string[]): void => {
  tabStorage.setItem(key, marks.join(' '));
  useMarks.setState({ marks });
};

/** What somebody put off in this tab, and how to say so or take it back. */
export const usePutOffs = (userid: string) => {
  const { marks } = useMarks();
  const markOf = (need: Need): string => `${userid}:${need}`;
  const without = (need: Need): string[] => marks.filter((each) => each !== markOf(need));
  return {
    isPutOff: (need: Need): boolean => marks.includes(markOf(need)),
    putOff: (need: Need): void => keep([...without(need), markOf(need)]),
    takeUp: (need: Need): void => keep(without(need)),
  };
};
