import { type Calls, rawBodyUpTo } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  aboutChange,
  accessChange,
  entryAdded,
  entryEdited,
  entryRef,
  introChange,
  newOrder,
  paperWanted,
  photoRef,
  resume,
  resumeDoor,
  resumeImport,
  resumeLimits,
  resumeRef,
  type ResumeSection,
} from './resume.contract.ts';

const changing = {
  method: 'post',
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  reply: resume,
} as const;

/** Who reads it needs to be logged in, or to have the key of its link. */
const reading = {
  method: 'get',
  auth: 'optional',
  failures: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', ...cannotRead],
} as const;

export const resumeCalls = {
  read: {
    ...reading,
    path: '/api/user/getresume/:userid',
    summary: 'The resume of a person, for whoever is logged in or has its link',
    // A full hall behind one address that follows a link on the screen.
    limit: { count: 3_000, seconds: 60 },
    params: resumeRef,
    query: resumeDoor,
    reply: resume,
  },
  photo: {
    ...reading,
    path: '/api/user/resume/photo/:userid/:photo',
    summary: 'The photo of a resume, for whoever may read it',
    limit: { count: 3_000, seconds: 60 },
    params: photoRef,
    query: resumeDoor,
    reply: { mediaType: 'image/webp', isShown: true, isPrivate: true },
  },
  paper: {
    ...reading,
    path: '/api/user/resume/pdf/:userid',
    summary: 'The resume as a PDF whose text can be selected, in one of three designs',
    limit: { count: 30, seconds: 60 },
    failures: [...reading.failures, 'UNAVAILABLE'],
    params: resumeRef,
    query: paperWanted,
    reply: { mediaType: 'application/pdf', isPrivate: true },
  },
  editIntro: {
    ...changing,
    path: '/api/user/resume/editintro',
    summary: 'Change the introduction of one’s own resume',
    failures: ['FORBIDDEN', 'CONFLICT', ...cannotRead],
    body: introChange,
  },
  editAbout: {
    ...changing,
    path: '/api/user/resume/editabout',
    summary: 'Change the headline of one’s own resume, and how one is reached',
    failures: ['FORBIDDEN', 'CONFLICT', ...cannotRead],
    body: aboutChange,
  },
  reorder: {
    ...changing,
    path: '/api/user/resume/reorder',
    summary: 'Put the entries of a section in another order',
    failures: ['CONFLICT', ...cannotRead],
    body: newOrder,
  },
  import: {
    ...changing,
    path: '/api/user/resume/import',
    summary: 'Add what was chosen of a file to one’s own resume, all of it or nothing',
    limit: { count: 20, seconds: 600 },
    failures: ['FORBIDDEN', 'CONFLICT', ...cannotRead],
    body: resumeImport,
  },
  keepPhoto: {
    ...changing,
    path: '/api/user/resume/photo',
    summary: 'Keep the photo of one’s own resume: JPEG, PNG, WebP, GIF or AVIF, sent as it is',
    limit: { count: 30, seconds: 600 },
    failures: ['FORBIDDEN', 'CONFLICT', 'TOO_LARGE', 'UNAVAILABLE', ...cannotRead],
    body: rawBodyUpTo(resumeLimits.photoBytes),
  },
  removePhoto: {
    ...changing,
    method: 'delete',
    path: '/api/user/resume/photo',
    summary: 'Remove the photo of one’s own resume',
    failures: ['CONFLICT', ...cannotRead],
  },
  setAccess: {
    ...changing,
    path: '/api/user/resume/access',
    summary: 'Close one’s own resume for others, or open it again',
    failures: ['CONFLICT', ...cannotRead],
    body: accessChange,
  },
  makeLink: {
    ...changing,
    path: '/api/user/resume/link',
    summary: 'Open one’s own resume to whoever has its link; where there is a link, it stays',
    failures: ['CONFLICT', ...cannotRead],
  },
  withdrawLink: {
    ...changing,
    method: 'delete',
    path: '/api/user/resume/link',
    summary: 'Withdraw the link; a link that is made later is another one',
    failures: ['CONFLICT', ...cannotRead],
  },
} as const satisfies Calls;

/** The three calls of a section: an entry comes at its end, and is addressed by its place and its id. */
const callsOf = <Section extends ResumeSection>(section: Section, name: string) =>
  ({
    add: {
      ...changing,
      path: `/api/user/resume/add${section}`,
      summary: `Add to the ${name} of one’s own resume`,
      failures: ['FORBIDDEN', 'CONFLICT', ...cannotRead],
      body: entryAdded[section],
    },
    edit: {
      ...changing,
      path: `/api/user/resume/edit${section}`,
      summary: `Change an entry of the ${name}`,
      failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', ...cannotRead],
      body: entryEdited[section],
    },
    remove: {
      ...changing,
      path: `/api/user/resume/remove${section}`,
      summary: `Remove an entry of the ${name}`,
      failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead],
      body: entryRef,
    },
  }) as const satisfies Calls;

export const resumeSectionCalls = {
  wkexp: callsOf('wkexp', 'work experience'),
  education: callsOf('education', 'education'),
  skill: callsOf('skill', 'skills'),
  interest: callsOf('interest', 'interests'),
  achievement: callsOf('achievement', 'achievements'),
} as const satisfies Record<ResumeSection, Calls>;
