import * as z from 'zod/mini';
import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  entryIndex,
  entryRef,
  introChange,
  resume,
  resumeEntries,
  resumeRef,
  type ResumeSection,
} from './resume.contract.ts';

const changing = {
  method: 'post',
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  reply: resume,
} as const;

export const resumeCalls = {
  read: {
    method: 'get',
    path: '/api/user/getresume/:userid',
    summary: 'The public resume of a person',
    auth: 'none',
    // A full hall behind one address that follows a link on the screen.
    limit: { count: 3_000, seconds: 60 },
    failures: ['NOT_FOUND', ...cannotRead],
    params: resumeRef,
    reply: resume,
  },
  editIntro: {
    ...changing,
    path: '/api/user/resume/editintro',
    summary: 'Change the introduction of one’s own resume',
    failures: ['CONFLICT', ...cannotRead],
    body: introChange,
  },
} as const satisfies Calls;

/** The three calls of a section: its entries are added at the end and addressed by their place. */
const callsOf = <Section extends ResumeSection>(section: Section, name: string) => {
  const fields: (typeof resumeEntries)[Section] = resumeEntries[section];
  return {
    add: {
      ...changing,
      path: `/api/user/resume/add${section}`,
      summary: `Add to the ${name} of one’s own resume`,
      failures: ['FORBIDDEN', 'CONFLICT', ...cannotRead],
      body: fields,
    },
    edit: {
      ...changing,
      path: `/api/user/resume/edit${section}`,
      summary: `Change an entry of the ${name}`,
      failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead],
      body: z.extend(fields, { entryIndex }),
    },
    remove: {
      ...changing,
      path: `/api/user/resume/remove${section}`,
      summary: `Remove an entry of the ${name}`,
      failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead],
      body: entryRef,
    },
  } as const satisfies Calls;
};

export const resumeSectionCalls = {
  wkexp: callsOf('wkexp', 'work experience'),
  education: callsOf('education', 'education'),
  skill: callsOf('skill', 'skill'),
  interest: callsOf('interest', 'interest'),
  achievement: callsOf('achievement', 'achievement'),
} as const satisfies Record<ResumeSection, Calls>;
