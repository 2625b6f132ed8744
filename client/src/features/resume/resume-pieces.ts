import {
  about,
  entryFields,
  introChange,
  type Resume,
  type ResumeSection,
  resumeSections,
} from '@sets/shared/resume/resume.contract.ts';
import * as z from 'zod/mini';

/** What is edited and saved as one: the introduction, how one is reached, or an entry. */
export type PieceKey = 'intro' | 'about' | `${ResumeSection}/${string}`;

export interface TypedLink {
  readonly label: string;
  readonly url: string;
}

/** The fields of a piece as they are typed, or as the server has them. */
export type Fields = Readonly<Record<string, string | readonly TypedLink[]>>;

export const entryKey = (section: ResumeSection, entryId: string): PieceKey =>
  `${section}/${entryId}`;

/** Null for a piece that is no entry. */
export const entryOf = (key: PieceKey): { section: ResumeSection; entryId: string } | null => {
  const section = resumeSections.find((each) => key.startsWith(`${each}/`));
  return section === undefined ? null : { section, entryId: key.slice(section.length + 1) };
};

export const isPieceKey = (key: string): key is PieceKey =>
  key === 'intro' || key === 'about' || entryOf(key as PieceKey) !== null;

export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const noLinks: readonly TypedLink[] = [];
export const linksOf = ({ links }: Fields): readonly TypedLink[] =>
  typeof links === 'object' ? links : noLinks;

const isBlank = ({ label, url }: TypedLink): boolean => label.trim() === '' && url.trim() === '';

/** An address as people say it, without what a browser adds by itself. */
const wholeAddress = (url: string): string => {
  const typed = url.trim();
  return typed === '' || /^[a-z][\d+.a-z-]*:/i.test(typed) ? typed : `https://${typed}`;
};

const asSent = (key: PieceKey, fields: Fields): Fields =>
  key === 'about'
    ? {
        ...fields,
        links: linksOf(fields).map((link) =>
          isBlank(link) ? link : { label: link.label, url: wholeAddress(link.url) },
        ),
      }
    : fields;

const schemaOf = (key: PieceKey): z.ZodMiniType => {
  const entry = entryOf(key);
  if (entry !== null) return entryFields[entry.section];
  return key === 'about' ? about : z.pick(introChange, { intro: true });
};

/** What is wrong with each field, by its name; of a link by `links.0.url`. */
export const faultsOf = (key: PieceKey, fields: Fields): Readonly<Record<string, string>> => {
  const told = z.safeParse(schemaOf(key), asSent(key, fields));
  if (told.success) return {};
  const isOfBlank = (path: readonly PropertyKey[]): boolean => {
    const link = path[0] === 'links' ? linksOf(fields)[Number(path[1])] : undefined;
    return link !== undefined && isBlank(link);
  };
  return Object.fromEntries(
    told.error.issues
      .filter(({ path }) => !isOfBlank(path))
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  );
};

/** The fields as they are sent; null while something is wrong with them. */
export const readyOf = (key: PieceKey, fields: Fields): Fields | null => {
  const sent = asSent(key, fields);
  const whole =
    key === 'about' ? { ...sent, links: linksOf(sent).filter((link) => !isBlank(link)) } : sent;
  const told = z.safeParse(schemaOf(key), whole);
  return told.success ? (told.data as Fields) : null;
};

/** The piece as the server has it; null where there is no such entry. */
export const valueOf = (resume: Resume, key: PieceKey): Fields | null => {
  if (key === 'intro') return { intro: resume.intro };
  if (key === 'about') return resume.about;
  const entry = entryOf(key);
  if (entry === null) return null;
  const found = resume[entry.section].find(({ entryId }) => entryId === entry.entryId);
  if (found === undefined) return null;
  const { entryId: _itsName, ...fields } = found;
  return fields;
};

const emptyEntries: Readonly<Record<ResumeSection, Fields>> = {
  wkexp: { title: '', company: '', duration: '', description: '' },
  education: { school: '', duration: '', description: '' },
  skill: { skillName: '', description: '' },
  interest: { title: '', description: '' },
  achievement: { title: '', when: '', description: '' },
};
export const emptyEntry = (section: ResumeSection): Fields => emptyEntries[section];

/** The fields that are a line, in the order in which they are filled in; the first one names the entry. */
export const linesOf = (section: ResumeSection): readonly string[] =>
  Object.keys(emptyEntries[section]).filter((name) => name !== 'description');

const inOrder = (fields: Fields): string =>
  JSON.stringify(
    Object.entries(fields)
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.map(({ label, url }) => [label, url]),
      ])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

export const isSame = (one: Fields, other: Fields): boolean => inOrder(one) === inOrder(other);
