import { resumeCalls } from '@sets/shared/resume/resume.calls.ts';
import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { useTold } from '../../core/use-asked.ts';
import { useLeaving } from '../../core/use-leaving.ts';
import { toast } from '../../ui/toast.ts';
import { keptResumeDrafts } from './kept-resume-drafts.ts';
import { resumeMessages as words } from './resume.messages.ts';
import { ResumeSaver } from './resume-saver.ts';
import { resumeServer } from './resume-server.ts';
import { type ResumeState, statusOf } from './resume-state.ts';

/** What the parts of the page change the resume with; only its owner has one. */
export interface ResumeDesk {
  readonly saver: ResumeSaver;
  readonly state: ResumeState;
}

const isOnlyHere = (saver: ResumeSaver): boolean =>
  ['offline', 'asks'].includes(statusOf(saver.store.getState()));

/** Saves the resume of whoever is signed in; what the server tells elsewhere on the page comes in as `told`. */
export const useResumeSaver = ({ userid, token }: SignedIn, told: Resume): ResumeDesk => {
  const keep = useTold(resumeCalls.read);
  const [saver] = useState(
    () =>
      new ResumeSaver(told, {
        server: resumeServer(userid, token),
        kept: keptResumeDrafts(userid),
        onTold: (resume) => keep({ params: { userid }, query: {} }, resume),
        onNotice: (notice) => {
          const isCode = typeof notice === 'string';
          toast.error(isCode ? words[notice] : notice.msg);
        },
      }),
  );
  useLeaving(saver, () => isOnlyHere(saver));
  useEffect(() => {
    if (told !== saver.store.getState().resume) saver.take(told);
  }, [saver, told]);
  return { saver, state: useStore(saver.store) };
};
