import type { CallDeclaration } from '@sets/shared/core/call.ts';
import { resumeCalls, resumeSectionCalls } from '@sets/shared/resume/resume.calls.ts';
import { type ResumeSection, resumeSections } from '@sets/shared/resume/resume.contract.ts';
import { emptyResume } from '@sets/shared/resume/resume.migrations.ts';
import type * as z from 'zod/mini';
import { type CallCase, casesOf, own, type Prepare, signedIn } from '../../../test/call-case.ts';
import { resumeEntriesForTests } from '../../../test/resume-entries.ts';
import { smallPicture } from '../../../test/small-picture.ts';

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

/** The resume of the owner, which is open to whoever is logged in, as it is of everybody at first. */
const ofOwner: Prepare = async (_stage, { owner: { userid } }) => ({ params: { userid } });

const photoOfOwner: Prepare = async ({ app }, { owner }) => {
  const { userid, photo } = await app.features.resumes.keepPhoto(owner, await smallPicture());
  return { params: { userid, photo: photo! } };
};

const ownOrder = own(async ({ app }, actor) => {
  const { skill } = await app.features.resumes.read(actor, actor.userid, undefined);
  return { body: { section: 'skill', entryIds: skill.map(({ entryId }) => entryId) } };
});

const { about, intro } = emptyResume;
const { photo: _photo, access: _access, about: _about, ...nothing } = emptyResume;

export const cases = [
  ...casesOf(resumeCalls, {
    read: { answers, query: {}, prepare: ofOwner },
    photo: { answers, query: {}, prepare: photoOfOwner },
    paper: { answers, query: { design: 'plain' }, prepare: ofOwner },
    editIntro: { answers, body: { intro: 'I like to explain things.' } },
    editAbout: { answers, body: { about: { ...about, headline: 'Student of physics' } } },
    reorder: { answers, body: { section: 'skill', entryIds: [] }, prepare: ownOrder },
    import: { answers, body: { ...nothing, intro } },
    keepPhoto: { answers, prepare: own(async () => ({ body: await smallPicture() })) },
    removePhoto: { answers },
    setAccess: { answers, body: { isClosed: false } },
    makeLink: { answers },
    withdrawLink: { answers },
  }),
  ...resumeSections.flatMap(ofSection),
];
