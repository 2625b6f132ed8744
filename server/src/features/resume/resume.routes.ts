import {
  entryIndex,
  entryRef,
  introChange,
  resume,
  resumeEntries,
  resumeRef,
  resumeSections,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import * as z from 'zod/mini';
import { route, type Route, type RouteGroup } from '../../core/route.ts';
import { cannotRead } from '../../core/stored-value.ts';
import type { Entry } from './resume-changes.ts';
import type { ResumeService } from './resume.service.ts';

/** A full hall behind one address that follows a link on the screen. */
const reading = { count: 3_000, seconds: 60 };
const changing = {
  method: 'post',
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  reply: resume,
} as const;

/** What each section is called in a sentence. */
const sectionNames: Readonly<Record<ResumeSection, string>> = {
  wkexp: 'work experience',
  education: 'education',
  skill: 'skill',
  interest: 'interest',
  achievement: 'achievement',
};

export const resumeRoutes = (resumes: ResumeService): RouteGroup => ({
  name: 'Resume',
  schemas: { Resume: resume, EntryRef: entryRef, IntroChange: introChange },
  routes: [
    route({
      method: 'get',
      path: '/api/user/getresume/:userid',
      summary: 'The public resume of a person',
      auth: 'none',
      limit: reading,
      failures: ['NOT_FOUND', ...cannotRead],
      params: resumeRef,
      reply: resume,
      handle: ({ params }) => resumes.read(params.userid),
    }),
    route({
      ...changing,
      path: '/api/user/resume/editintro',
      summary: 'Change the introduction of one’s own resume',
      failures: ['CONFLICT', ...cannotRead],
      body: introChange,
      handle: ({ actor, body }) => resumes.editIntro(actor, body.intro),
    }),
    ...resumeSections.flatMap((section) => sectionRoutes(section, resumes)),
  ],
});

/** The three calls of a section: its entries are added at the end and addressed by their place. */
const sectionRoutes = (section: ResumeSection, resumes: ResumeService): Route[] => {
  const name = sectionNames[section];
  // Which fields these are does not matter from here on.
  const fields: z.ZodMiniObject = resumeEntries[section];
  return [
    route({
      ...changing,
      path: `/api/user/resume/add${section}`,
      summary: `Add to the ${name} of one’s own resume`,
      failures: ['FORBIDDEN', 'CONFLICT', ...cannotRead],
      body: fields,
      handle: ({ actor, body }) =>
        resumes.add(actor, section, body as unknown as Entry<ResumeSection>),
    }),
    route({
      ...changing,
      path: `/api/user/resume/edit${section}`,
      summary: `Change an entry of the ${name}`,
      failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead],
      body: z.extend(fields, { entryIndex }),
      handle: ({ actor, body }) => {
        const { entryIndex: at, ...entry } = body;
        return resumes.edit(actor, section, at as number, entry as unknown as Entry<ResumeSection>);
      },
    }),
    route({
      ...changing,
      path: `/api/user/resume/remove${section}`,
      summary: `Remove an entry of the ${name}`,
      failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead],
      body: entryRef,
      handle: ({ actor, body }) => resumes.remove(actor, section, body.entryIndex),
    }),
  ];
};
