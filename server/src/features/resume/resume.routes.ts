import { resumeCalls, resumeSectionCalls } from '@sets/shared/resume/resume.calls.ts';
import {
  entryRef,
  introChange,
  resume,
  resumeSections,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import { type Route, type RouteGroup, serve } from '../../core/route.ts';
import type { ResumeService } from './resume.service.ts';

export const resumeRoutes = (resumes: ResumeService): RouteGroup => ({
  name: 'Resume',
  schemas: { Resume: resume, EntryRef: entryRef, IntroChange: introChange },
  routes: [
    serve(resumeCalls.read, ({ params }) => resumes.read(params.userid)),
    serve(resumeCalls.editIntro, ({ actor, body }) => resumes.editIntro(actor, body.intro)),
    ...resumeSections.flatMap((section) => sectionRoutes(section, resumes)),
  ],
});

/** What changes the entries of a section. */
const sectionRoutes = (section: ResumeSection, resumes: ResumeService): Route[] => {
  const calls = resumeSectionCalls[section];
  return [
    serve(calls.add, ({ actor, body }) => resumes.add(actor, section, body)),
    serve(calls.edit, ({ actor, body: { entryIndex, ...entry } }) =>
      resumes.edit(actor, section, entryIndex, entry),
    ),
    serve(calls.remove, ({ actor, body }) => resumes.remove(actor, section, body.entryIndex)),
  ];
};
