import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { lineUpTo, requiredLine, textUpTo } from '../core/text.ts';

export const resumeLimits = {
  line: 200,
  intro: 2_000,
  description: 4_000,
  /** Entries of one section. */
  entries: 100,
  /** Of all that it says: as much as all pages of a paper hold, for every reader is sent all of it. */
  whole: 200_000,
  links: 10,
  url: 500,
  /** Of a photo as it is sent. */
  photoBytes: 5_000_000,
} as const;

const line = lineUpTo(resumeLimits.line);
const required = requiredLine(resumeLimits.line);
const description = textUpTo(resumeLimits.description);

/** The fields of an entry of each section, as they are sent. */
export const entryFields = {
  wkexp: z.strictObject({ title: required, company: required, duration: line, description }),
  education: z.strictObject({ school: required, duration: line, description }),
  skill: z.strictObject({ skillName: required, description }),
  interest: z.strictObject({ title: required, description }),
  achievement: z.strictObject({ title: required, when: line, description }),
} as const;
export type ResumeSection = keyof typeof entryFields;
export const resumeSections = Object.keys(entryFields) as ResumeSection[];
export type EntryFields = { [S in ResumeSection]: z.infer<(typeof entryFields)[S]> };

const withId = { entryId: id };

/** An entry of each section, as it is stored and told. */
export const resumeEntries = {
  wkexp: z.extend(entryFields.wkexp, withId),
  education: z.extend(entryFields.education, withId),
  skill: z.extend(entryFields.skill, withId),
  interest: z.extend(entryFields.interest, withId),
  achievement: z.extend(entryFields.achievement, withId),
} as const;

/** A way to somebody elsewhere: nothing but the web, for it becomes a link on a page. */
const webAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(resumeLimits.url, `At most ${resumeLimits.url} characters.`),
    z.url({ protocol: /^https?$/, error: 'An address that begins with https:// or http://.' }),
  );

const resumeLink = z.strictObject({ label: line, url: webAddress });

/** How a person presents themselves, and how they are reached; all of it may stay empty. */
export const about = z.strictObject({
  headline: line,
  email: line,
  phone: line,
  place: line,
  links: z.array(resumeLink).check(z.maxLength(resumeLimits.links)),
});
export type About = z.infer<typeof about>;

/** The key in the link that opens a resume to the world: 128 bits, so nobody guesses one. */
export const resumeKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'This is no such link.'));

/** Who may read a resume beside its owner. */
export const resumeAccess = z.strictObject({
  /** Whether it is closed for others; else any logged-in person may read it. */
  isClosed: z.boolean(),
  /** Whoever has it may read the resume, also without an account and where it is closed; null where there is no such link. */
  key: z.nullable(resumeKey),
});
export type ResumeAccess = z.infer<typeof resumeAccess>;

/** A resume as somebody sees it, and the reply of every change to it. */
export const resume = z.strictObject({
  userid: id,
  username: z.string(),
  /** Grows by one with every change; 0 where nothing was ever written. */
  revision: z.int().check(z.gte(0)),
  about,
  /** Id of the photo, which is another one whenever the photo is; null where there is none. */
  photo: z.nullable(id),
  intro: z.string(),
  wkexp: z.array(resumeEntries.wkexp),
  education: z.array(resumeEntries.education),
  skill: z.array(resumeEntries.skill),
  interest: z.array(resumeEntries.interest),
  achievement: z.array(resumeEntries.achievement),
  /** Told to its owner alone; null for everybody else. */
  access: z.nullable(resumeAccess),
});
export type Resume = z.infer<typeof resume>;

/** What a resume says of its person, without who they are and who may read it. */
export type ResumeContent = Omit<Resume, 'userid' | 'username' | 'revision' | 'access'>;

/** The resume that the client saw: of another revision, nothing is changed (CONFLICT). */
const seen = { revision: z.optional(z.int().check(z.gte(0))) };

/** The place of an entry in its section, from 0. */
export const entryIndex = z.int().check(z.gte(0), z.lt(resumeLimits.entries));

/** The entry that the client saw at that place; where another one is there now, nothing is changed (CONFLICT). */
const addressed = { entryIndex, entryId: z.optional(id), ...seen };

/** Added to the fields of a new entry: a name of the client's for it, so that to add it twice adds it once. */
const named = { entryId: z.optional(id) };

/** Body of `POST /api/user/resume/add{section}`. */
export const entryAdded = {
  wkexp: z.extend(entryFields.wkexp, named),
  education: z.extend(entryFields.education, named),
  skill: z.extend(entryFields.skill, named),
  interest: z.extend(entryFields.interest, named),
  achievement: z.extend(entryFields.achievement, named),
} as const;

/** Body of `POST /api/user/resume/edit{section}`. */
export const entryEdited = {
  wkexp: z.extend(entryFields.wkexp, addressed),
  education: z.extend(entryFields.education, addressed),
  skill: z.extend(entryFields.skill, addressed),
  interest: z.extend(entryFields.interest, addressed),
  achievement: z.extend(entryFields.achievement, addressed),
} as const;

/** Body of `POST /api/user/resume/remove{section}`. */
export const entryRef = z.strictObject(addressed);
/** Body of `POST /api/user/resume/editintro`. */
export const introChange = z.strictObject({ intro: textUpTo(resumeLimits.intro), ...seen });
/** Body of `POST /api/user/resume/editabout`. */
export const aboutChange = z.strictObject({ about, ...seen });

/** Body of `POST /api/user/resume/reorder`: the same entries in another order. */
export const newOrder = z.strictObject({
  section: z.enum(resumeSections),
  entryIds: z.array(id).check(z.maxLength(resumeLimits.entries)),
  ...seen,
});

const entriesOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.maxLength(resumeLimits.entries));

/**
 * Body of `POST /api/user/resume/import`, what somebody chose of a file: `intro` and `about` replace
 * what is there where they are given, entries come behind those that are there. One whose id is there
 * already is left as it is, so that to send it twice adds it once.
 */
export const resumeImport = z.strictObject({
  intro: z.optional(textUpTo(resumeLimits.intro)),
  about: z.optional(about),
  wkexp: entriesOf(resumeEntries.wkexp),
  education: entriesOf(resumeEntries.education),
  skill: entriesOf(resumeEntries.skill),
  interest: entriesOf(resumeEntries.interest),
  achievement: entriesOf(resumeEntries.achievement),
});
export type ResumeImport = z.infer<typeof resumeImport>;

/** Body of `POST /api/user/resume/access`. */
export const accessChange = z.strictObject({ isClosed: z.boolean() });

export const resumeRef = z.strictObject({ userid: id });
/** Query of what reads a resume: the key of its link, for whoever has come by that. */
export const resumeDoor = z.strictObject({ key: z.optional(resumeKey) });

/** A photo by its id, so that a browser may keep it: another one has another address. */
export const photoRef = z.strictObject({ userid: id, photo: id });

/** How a printed resume looks: one column that programs of employers read well, two columns, or as universities do. */
export const paperDesigns = ['plain', 'columns', 'academic'] as const;
export const paperDesign = z.enum(paperDesigns);
export type PaperDesign = z.infer<typeof paperDesign>;

/** Query of `GET /api/user/resume/pdf/{userid}`. */
export const paperWanted = z.extend(resumeDoor, { design: paperDesign });
