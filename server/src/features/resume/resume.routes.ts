import { resumeCalls, resumeSectionCalls } from '@sets/shared/resume/resume.calls.ts';
import {
  aboutChange,
  accessChange,
  entryRef,
  introChange,
  newOrder,
  resume,
  resumeImport,
  resumeSections,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { type Route, type RouteGroup, serve } from '../../core/route.ts';
import { resumeMessages } from './resume.messages.ts';
import type { ResumeService } from './resume.service.ts';

export const resumeRoutes = (resumes: ResumeService): RouteGroup => ({
  name: 'Resume',
  schemas: {
    Resume: resume,
    EntryRef: entryRef,
    IntroChange: introChange,
    AboutChange: aboutChange,
    AccessChange: accessChange,
    NewOrder: newOrder,
    ResumeImport: resumeImport,
  },
  routes: [
    serve(resumeCalls.read, ({ actor, params, query }) =>
      resumes.read(actor, params.userid, query.key),
    ),
    serve(resumeCalls.editIntro, ({ actor, body: { intro, ...seen } }) =>
      resumes.editIntro(actor, intro, seen),
    ),
    serve(resumeCalls.editAbout, ({ actor, body: { about, ...seen } }) =>
      resumes.editAbout(actor, about, seen),
    ),
    serve(resumeCalls.reorder, ({ actor, body: { section, entryIds, ...seen } }) =>
      resumes.reorder(actor, section, entryIds, seen),
    ),
    serve(resumeCalls.import, ({ actor, body }) => resumes.import(actor, body)),
    serve(resumeCalls.setAccess, ({ actor, body }) => resumes.setAccess(actor, body.isClosed)),
    serve(resumeCalls.makeLink, ({ actor }) => resumes.makeLink(actor)),
    serve(resumeCalls.withdrawLink, ({ actor }) => resumes.withdrawLink(actor)),
    ...photoRoutes(resumes),
    ...resumeSections.flatMap((section) => sectionRoutes(section, resumes)),
  ],
});

const photoRoutes = (resumes: ResumeService): Route[] => [
  serve(resumeCalls.photo, async ({ actor, params: { userid, photo }, query }) => {
    const told = await resumes.read(actor, userid, query.key);
    // Another one than it shows is not told of, though it may still lie there.
    const contents = told.photo === photo ? await resumes.photoOf(told) : null;
    if (contents === null) throw new AppError('NOT_FOUND', resumeMessages.noPhoto);
    return { name: `${photo}.webp`, contents };
  }),
  serve(resumeCalls.keepPhoto, ({ actor, body }) => resumes.keepPhoto(actor, body)),
  serve(resumeCalls.removePhoto, ({ actor }) => resumes.removePhoto(actor)),
];

/** What changes the entries of a section. */
const sectionRoutes = (section: ResumeSection, resumes: ResumeService): Route[] => {
  const calls = resumeSectionCalls[section];
  return [
    serve(calls.add, ({ actor, body }) => resumes.add(actor, section, body)),
    serve(calls.edit, ({ actor, body: { entryIndex, entryId, revision, ...fields } }) =>
      resumes.edit(actor, section, { entryIndex, entryId, revision, fields }),
    ),
    serve(calls.remove, ({ actor, body }) => resumes.remove(actor, section, body)),
  ];
};
