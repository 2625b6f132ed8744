import * as z from 'zod/mini';
import type { Migration, StoredShape } from '../core/stored-shape.ts';
import { resume, resumeAccess, resumeSections } from './resume.contract.ts';

const stored = z.extend(
  z.omit(resume, { userid: true, username: true, revision: true, access: true }),
  { access: resumeAccess },
);

/** What is stored of a resume, whoever it is about. */
export type StoredResume = z.infer<typeof stored>;

export const emptyResume: StoredResume = {
  about: { headline: '', email: '', phone: '', place: '', links: [] },
  photo: null,
  intro: '',
  wkexp: [],
  education: [],
  skill: [],
  interest: [],
  achievement: [],
  access: { isClosed: false, key: null },
};

/** Entries were known by their place alone: their ids say where they were. */
const entriesWithIds: Migration = ({ intro, ...sections }) => ({
  ...emptyResume,
  intro,
  ...Object.fromEntries(
    resumeSections.map((section) => [
      section,
      (sections[section] as readonly object[]).map((entry, at) =>
        Object.assign({ entryId: `${at}` }, entry),
      ),
    ]),
  ),
});

export const storedResume: StoredShape<StoredResume> = {
  name: 'resume',
  schema: stored,
  migrations: [entriesWithIds],
};
