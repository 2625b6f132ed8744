import type { Result } from '@sets/shared/core/result.ts';
import { resumeCalls, resumeSectionCalls } from '@sets/shared/resume/resume.calls.ts';
import type {
  About,
  EntryFields,
  Resume,
  ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import { ask } from '../../core/api.ts';
import { type Fields, textOf } from './resume-pieces.ts';

/** What one call changes of a resume. `revision`: of which it was decided. */
export type ResumeChange =
  | { readonly kind: 'intro' | 'about'; readonly fields: Fields; readonly revision: number }
  | {
      readonly kind: 'add';
      readonly section: ResumeSection;
      readonly entryId: string;
      readonly fields: Fields;
    }
  | {
      readonly kind: 'edit';
      readonly section: ResumeSection;
      readonly entryId: string;
      readonly entryIndex: number;
      readonly fields: Fields;
      readonly revision: number;
    }
  | {
      readonly kind: 'remove';
      readonly section: ResumeSection;
      readonly entryId: string;
      readonly entryIndex: number;
      /** Left out where several things are told at once, as the page is left. */
      readonly revision?: number;
    }
  | {
      readonly kind: 'reorder';
      readonly section: ResumeSection;
      readonly entryIds: readonly string[];
      readonly revision: number;
    }
  | { readonly kind: 'photo'; readonly photo: Blob | null }
  | { readonly kind: 'access'; readonly isClosed: boolean }
  | { readonly kind: 'link'; readonly isOpen: boolean };

type EntryChange = Extract<ResumeChange, { kind: 'add' | 'edit' | 'remove' }>;

export interface ResumeServer {
  read(): Promise<Result<Resume>>;
  /** `outlivesPage`: the page is being left. */
  send(change: ResumeChange, outlivesPage?: boolean): Promise<Result<Resume>>;
}

/** The calls of all sections are alike but for their fields, which their piece was checked by. */
const sendEntry = (
  change: EntryChange,
  given: { token: string; outlivesPage: boolean },
): Promise<Result<Resume>> => {
  const calls = resumeSectionCalls[change.section] as typeof resumeSectionCalls.wkexp;
  const { entryId } = change;
  if (change.kind === 'remove') {
    const { entryIndex, revision } = change;
    const body = { entryIndex, entryId, ...(revision !== undefined && { revision }) };
    return ask(calls.remove, { ...given, body });
  }
  const fields = change.fields as unknown as EntryFields['wkexp'];
  if (change.kind === 'add') return ask(calls.add, { ...given, body: { ...fields, entryId } });
  const { entryIndex, revision } = change;
  return ask(calls.edit, { ...given, body: { ...fields, entryIndex, entryId, revision } });
};

/** The resume of whoever this token is of. */
export const resumeServer = (userid: string, token: string): ResumeServer => ({
  read: () => ask(resumeCalls.read, { token, params: { userid }, query: {} }),
  send: (change, outlivesPage = false) => {
    const given = { token, outlivesPage };
    switch (change.kind) {
      case 'intro': {
        const { fields, revision } = change;
        const body = { intro: textOf(fields, 'intro'), revision };
        return ask(resumeCalls.editIntro, { ...given, body });
      }
      case 'about': {
        const { fields, revision } = change;
        const body = { about: fields as unknown as About, revision };
        return ask(resumeCalls.editAbout, { ...given, body });
      }
      case 'reorder': {
        const { section, entryIds, revision } = change;
        const body = { section, entryIds: [...entryIds], revision };
        return ask(resumeCalls.reorder, { ...given, body });
      }
      case 'photo':
        return change.photo === null
          ? ask(resumeCalls.removePhoto, given)
          : ask(resumeCalls.keepPhoto, { ...given, body: change.photo });
      case 'access':
        return ask(resumeCalls.setAccess, { ...given, body: { isClosed: change.isClosed } });
      case 'link':
        return ask(change.isOpen ? resumeCalls.makeLink : resumeCalls.withdrawLink, given);
      default:
        return sendEntry(change, given);
    }
  },
});
