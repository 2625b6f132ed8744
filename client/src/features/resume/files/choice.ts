import {
  type About,
  type EntryFields,
  entryFields,
  type Resume,
  type ResumeImport,
  resumeLimits,
  resumeSections,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import type { Found } from './gathered.ts';

/** An entry that was found, under the id that it will have: of one reading the same, however often it is sent. */
export interface Offer<S extends ResumeSection = ResumeSection> {
  readonly id: string;
  readonly section: S;
  readonly fields: EntryFields[S];
  /** Whether the resume has it, field by field. */
  readonly isHere: boolean;
}

export type AboutName = keyof About | 'intro';
export interface Offers {
  readonly entries: readonly Offer[];
  /** What is found of the person that differs from what is there. */
  readonly about: readonly AboutName[];
  /** Entries and parts of `about` by their names that are ticked at first. */
  readonly ticked: ReadonlySet<string>;
}

/** The fields of an entry as one text, whatever else it has. */
const wordsOf = (section: ResumeSection, entry: object): string => {
  const values = new Map<string, unknown>(Object.entries(entry));
  return JSON.stringify(Object.keys(entryFields[section].shape).map((name) => values.get(name)));
};

const offersIn = <S extends ResumeSection>(
  section: S,
  found: Found,
  resume: Resume,
  makeId: () => string,
): Offer<S>[] => {
  const here = new Set(resume[section].map((entry) => wordsOf(section, entry)));
  return found.entries[section].map((fields) => ({
    id: makeId(),
    section,
    fields,
    isHere: here.has(wordsOf(section, fields)),
  }));
};

/** The links of both, those that are there first; one that leads to the same place is no other. */
const linksOf = (found: Found, resume: Resume): About['links'] => {
  const here = new Set(resume.about.links.map(({ url }) => url));
  return [...resume.about.links, ...found.about.links.filter(({ url }) => !here.has(url))];
};

const lineNames = ['headline', 'email', 'phone', 'place'] as const;

const isNewOf = (found: Found, resume: Resume): AboutName[] => [
  ...lineNames.filter(
    (name) => found.about[name] !== '' && found.about[name] !== resume.about[name],
  ),
  ...(linksOf(found, resume).length > resume.about.links.length ? (['links'] as const) : []),
  ...(found.intro !== '' && found.intro !== resume.intro ? (['intro'] as const) : []),
];

/** Whether the resume has something under that name already. */
export const isFilled = (name: AboutName, resume: Resume): boolean =>
  (name === 'intro' ? resume.intro : resume.about[name]).length > 0;

/** What is offered of what was found; what is there already, or would replace something, is not ticked. */
export const offersOf = (found: Found, resume: Resume, makeId: () => string): Offers => {
  const entries = resumeSections.flatMap((section): Offer[] =>
    offersIn(section, found, resume, makeId),
  );
  const about = isNewOf(found, resume);
  const held = new Set<AboutName>(found.held);
  return {
    entries,
    about,
    ticked: new Set([
      ...entries.filter(({ isHere }) => !isHere).map(({ id }) => id),
      ...about.filter((name) => !held.has(name) && !isFilled(name, resume)),
    ]),
  };
};

/** Whether a resume cannot hold all the links together. */
export const linksOverflow = (found: Found, resume: Resume): boolean =>
  linksOf(found, resume).length > resumeLimits.links;

/** How many entries of a section are too many, with those that are there. */
export const overOf = (
  section: ResumeSection,
  offers: Offers,
  chosen: ReadonlySet<string>,
  resume: Resume,
): number => {
  const wanted = offers.entries.filter((each) => each.section === section && chosen.has(each.id));
  return Math.max(0, resume[section].length + wanted.length - resumeLimits.entries);
};

const aboutOf = (found: Found, chosen: ReadonlySet<string>, resume: Resume): About => ({
  ...resume.about,
  ...Object.fromEntries(
    lineNames.filter((name) => chosen.has(name)).map((name) => [name, found.about[name]]),
  ),
  ...(chosen.has('links') && { links: linksOf(found, resume).slice(0, resumeLimits.links) }),
});

/** What is sent of what is chosen. */
export const importOf = (
  found: Found,
  offers: Offers,
  chosen: ReadonlySet<string>,
  resume: Resume,
): ResumeImport => {
  const entries = Object.fromEntries(
    resumeSections.map((section) => [
      section,
      offers.entries
        .filter((each) => each.section === section && chosen.has(each.id))
        .map(({ id, fields }) => Object.assign({ entryId: id }, fields)),
    ]),
  );
  const isAbout = offers.about.some((name) => name !== 'intro' && chosen.has(name));
  return {
    ...(chosen.has('intro') && { intro: found.intro }),
    ...(isAbout && { about: aboutOf(found, chosen, resume) }),
    // Each section has the offers of its own name.
    ...(entries as Omit<ResumeImport, 'intro' | 'about'>),
  };
};
