import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { clean, lineUpTo, requiredLine } from '../core/text.ts';

export const resumeLimits = { line: 200, intro: 2_000, description: 4_000, entries: 100 } as const;

/** A line or paragraph that may stay empty. */
const text = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(clean)),
    z.string().check(z.maxLength(max, `At most ${max} characters.`)),
  );

/** The fields of an entry of each section, as they are sent and stored. */
export const resumeEntries = {
  wkexp: z.strictObject({
    title: requiredLine(resumeLimits.line),
    company: requiredLine(resumeLimits.line),
    duration: lineUpTo(resumeLimits.line),
    description: text(resumeLimits.description),
  }),
  education: z.strictObject({
    school: requiredLine(resumeLimits.line),
    duration: lineUpTo(resumeLimits.line),
    description: text(resumeLimits.description),
  }),
  skill: z.strictObject({
    skillName: requiredLine(resumeLimits.line),
    description: text(resumeLimits.description),
  }),
  interest: z.strictObject({
    title: requiredLine(resumeLimits.line),
    description: text(resumeLimits.description),
  }),
  achievement: z.strictObject({
    title: requiredLine(resumeLimits.line),
    when: lineUpTo(resumeLimits.line),
    description: text(resumeLimits.description),
  }),
} as const;
export type ResumeSection = keyof typeof resumeEntries;
export const resumeSections = Object.keys(resumeEntries) as ResumeSection[];

/** The place of an entry in its section, from 0. */
export const entryIndex = z.int().check(z.gte(0), z.lt(resumeLimits.entries));

/** Body of `POST /api/user/resume/remove{section}`. */
export const entryRef = z.strictObject({ entryIndex });
/** Body of `POST /api/user/resume/editintro`. */
export const introChange = z.strictObject({ intro: text(resumeLimits.intro) });

/** A resume as everybody sees it, and the reply of every change to it. */
export const resume = z.strictObject({
  userid: id,
  username: z.string(),
  intro: z.string(),
  wkexp: z.array(resumeEntries.wkexp),
  education: z.array(resumeEntries.education),
  skill: z.array(resumeEntries.skill),
  interest: z.array(resumeEntries.interest),
  achievement: z.array(resumeEntries.achievement),
});
export type Resume = z.infer<typeof resume>;

export const resumeRef = z.strictObject({ userid: id });
