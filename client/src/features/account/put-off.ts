import { create } from 'zustand';
import { tabStorage } from '../../core/device-storage.ts';

/** What an account may still need. */
export type Need = 'school' | 'verification';

const key = 'sets.later';

const read = (): readonly string[] => tabStorage.getItem(key)?.split(' ') ?? [];

/** What was put off in this tab: survives a reload, ends with the tab, and is each person's own. */
const usePutOffs = create<{ marks: readonly string[] }>(() => ({ marks: read() }));

const keep = (marks: readonly string[]): void => {
  tabStorage.setItem(key, marks.join(' '));
  usePutOffs.setState({ marks });
};

/** Whether somebody put this off in this tab, and how to say so or take it back. */
export const usePutOff = (userid: string, need: Need) => {
  const mark = `${userid}:${need}`;
  const { marks } = usePutOffs();
  const others = marks.filter((each) => each !== mark);
  return {
    isPutOff: marks.includes(mark),
    putOff: (): void => keep([...others, mark]),
    takeUp: (): void => keep(others),
  };
};
