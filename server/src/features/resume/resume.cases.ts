import type { CallDeclaration } from '@sets/shared/core/call.ts';
import { resumeCalls, resumeSectionCalls } from '@sets/shared/resume/resume.calls.ts';
import { type ResumeSection, resumeSections } from '@sets/shared/resume/resume.contract.ts';
import type * as z from 'zod/mini';
import { type CallCase, casesOf, everybody, own, signedIn } from '../../../test/call-case.ts';
import { resumeEntriesForTests } from '../../../test/resume-entries.ts';

const answers = signedIn(200);

/** Which fields the entries of a section have does not matter here. */
type SectionCalls = Readonly<
  Record<'add' | 'edit' | 'remove', CallDeclaration & { readonly body: z.ZodMiniObject }>
>;

const ofSection = (section: ResumeSection): CallCase[] => {
  const calls: SectionCalls = resumeSectionCalls[section];
  const entry = resumeEntriesForTests[section];
  const prepare = own(async ({ app }, { token }) => {
    const { status } = await app.call('POST', calls.add.path, { token, body: entry });
    if (status !== 200) throw new Error(`${calls.add.path} answered ${status}.`);
  });
  return casesOf(calls, {
    add: { answers, body: entry },
    edit: { answers, body: { ...entry, entryIndex: 0 }, prepare },
    remove: { answers, body: { entryIndex: 0 }, prepare },
  });
};

export const cases = [
  ...casesOf(resumeCalls, {
    read: {
      answers: everybody(200),
      prepare: async (_stage, { owner: { userid } }) => ({ params: { userid } }),
    },
    editIntro: { answers, body: { intro: 'I like to explain things.' } },
  }),
  ...resumeSections.flatMap(ofSection),
];
