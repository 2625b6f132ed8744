import type { ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import { useState } from 'react';
import { resumeMessages as words } from './resume.messages.ts';
import type { ShownEntry } from './resume-state.ts';
import type { ResumeDesk } from './use-resume-saver.ts';

/** The entries of a section put into another order; `said` is read out. */
export const useEntryOrder = (
  { saver }: ResumeDesk,
  section: ResumeSection,
  entries: readonly ShownEntry[],
) => {
  const [said, setSaid] = useState('');
  // One that the server does not have yet is the last one.
  const ids = entries.filter(({ isNew }) => !isNew).map(({ entryId }) => entryId);
  const move = (entryId: string, name: string, to: number): void => {
    if (to < 0 || to >= ids.length || ids.indexOf(entryId) === to) return;
    saver.move(section, ids.filter((each) => each !== entryId).toSpliced(to, 0, entryId));
    setSaid(words.moved(name, to + 1, ids.length));
  };
  return { ids, move, said };
};
