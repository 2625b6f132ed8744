import {
  type EntryFields,
  resumeLimits,
  type ResumeImport,
  resumeSections,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import type { StoredResume } from '@sets/shared/resume/resume.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import { resumeMessages } from './resume.messages.ts';

/** An entry of this section, as it is stored. */
type Entry<Section extends ResumeSection> = StoredResume[Section][number];

type Sections = Pick<StoredResume, ResumeSection>;

/** The entry that is meant: by its place, and by its id where whoever calls has seen that. */
export interface Meant {
  readonly entryIndex: number;
  readonly entryId?: string | undefined;
}

interface WithId {
  readonly entryId: string;
}

/*
 * What a change does to a resume. It either does what whoever asks for it saw, or says why not: a place that
 * is not there (any more), or at which another entry is, is never guessed.
 */

/** @throws AppError CONFLICT where another revision was seen than there is. */
export const expectSeen = (revision: number, seen: number | undefined): void => {
  if (seen !== undefined && seen !== revision) {
    throw new AppError('CONFLICT', resumeMessages.changed);
  }
};

/**
 * With an entry at the end of its section; where one of its id is there, nothing is added.
 *
 * @throws AppError FORBIDDEN where the section is full, CONFLICT where another section has its id
 */
export const withEntry = <S extends ResumeSection, R extends Sections>(
  resume: R,
  section: S,
  entry: Entry<S>,
): R => {
  const entries: readonly WithId[] = resume[section];
  if (hasId(entries, entry.entryId)) return resume;
  if (resumeSections.some((each) => hasId(resume[each], entry.entryId))) {
    throw new AppError('CONFLICT', resumeMessages.elsewhere);
  }
  if (entries.length >= resumeLimits.entries) throw new AppError('FORBIDDEN', resumeMessages.full);
  return { ...resume, [section]: [...entries, entry] };
};

const lettersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + lettersIn(each), 0);
};

/** One that is longer than may be, from before there was such a bound, may become shorter. @throws AppError FORBIDDEN */
export const expectNotTooLong = (before: StoredResume, next: StoredResume): void => {
  const letters = lettersIn(next);
  if (letters > resumeLimits.whole && letters > lettersIn(before)) {
    throw new AppError('FORBIDDEN', resumeMessages.whole);
  }
};

const hasId = (entries: readonly WithId[], entryId: string): boolean =>
  entries.some((each) => each.entryId === entryId);

/** With other fields of this entry, which keeps its id. @throws AppError NOT_FOUND, CONFLICT */
export const withEntryAt = <S extends ResumeSection, R extends Sections>(
  resume: R,
  section: S,
  meant: Meant,
  fields: EntryFields[S],
): R => {
  const entries: readonly WithId[] = resume[section];
  const { entryId } = entryOf(entries, meant);
  return { ...resume, [section]: entries.with(meant.entryIndex, { ...fields, entryId }) };
};

/** @throws AppError NOT_FOUND, CONFLICT */
export const withoutEntryAt = <R extends Sections>(
  resume: R,
  section: ResumeSection,
  meant: Meant,
): R => {
  const entries: readonly WithId[] = resume[section];
  entryOf(entries, meant);
  return { ...resume, [section]: entries.toSpliced(meant.entryIndex, 1) };
};

const entryOf = (entries: readonly WithId[], { entryIndex, entryId }: Meant): WithId => {
  const entry = entries[entryIndex];
  if (entry === undefined) throw new AppError('NOT_FOUND', resumeMessages.noEntry);
  if (entryId === undefined || entryId === entry.entryId) return entry;
  throw new AppError('CONFLICT', resumeMessages.moved);
};

/** With the entries of a section in this order. @throws AppError CONFLICT where they are not its entries */
export const inOrder = <R extends Sections>(
  resume: R,
  section: ResumeSection,
  entryIds: readonly string[],
): R => {
  const byId = new Map((resume[section] as readonly WithId[]).map((each) => [each.entryId, each]));
  const ordered = [...new Set(entryIds)].flatMap((entryId) => byId.get(entryId) ?? []);
  const isSame = entryIds.length === ordered.length && ordered.length === byId.size;
  if (!isSame) throw new AppError('CONFLICT', resumeMessages.otherEntries);
  return { ...resume, [section]: ordered };
};

/** With all that was chosen of a file. @throws AppError FORBIDDEN, CONFLICT */
export const withImport = (
  resume: StoredResume,
  { intro = resume.intro, about = resume.about, ...sections }: ResumeImport,
): StoredResume =>
  resumeSections.reduce((before, section) => withEntries(before, section, sections[section]), {
    ...resume,
    intro,
    about,
  });

const withEntries = <S extends ResumeSection>(
  resume: StoredResume,
  section: S,
  entries: readonly Entry<S>[],
): StoredResume => entries.reduce((before, entry) => withEntry(before, section, entry), resume);
