import type { Connection, Model } from 'mongoose';
import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type { Resume, ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import { type ResumeContent, storedResume } from '@sets/shared/resume/resume.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { revise } from '../../core/revise.ts';
import { storedValue } from '../../core/stored-value.ts';
import { type Entry, withEntry, withEntryAt, withoutEntryAt } from './resume-changes.ts';
import { resumeModel, type ResumeRecord } from './resume.model.ts';

interface ResumeTools {
  readonly connection: Connection;
  /** What this person is called; null where there is nobody of this id. */
  readonly findUsername: (userid: string) => Promise<string | null>;
}

const empty: ResumeContent = {
  intro: '',
  wkexp: [],
  education: [],
  skill: [],
  interest: [],
  achievement: [],
};

/** @throws AppError NEWER_VERSION, UNREADABLE */
const contentOf = ({ content }: ResumeRecord): ResumeContent => storedValue(storedResume, content);

/** Public resumes: everybody has one, which says nothing until its person fills it in. */
export class ResumeService {
  readonly #resumes: Model<ResumeRecord>;
  readonly #findUsername: ResumeTools['findUsername'];

  constructor({ connection, findUsername }: ResumeTools) {
    this.#resumes = resumeModel(connection);
    this.#findUsername = findUsername;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(userid: string): Promise<Resume> {
    const [username, stored] = await Promise.all([
      this.#findUsername(userid),
      this.#resumes.findById(userid).lean(),
    ]);
    if (username === null) throw new AppError('NOT_FOUND', 'There is nobody of this id.');
    const content = stored === null ? empty : contentOf(stored);
    return { ...content, userid, username };
  }

  /** @throws AppError CONFLICT */
  editIntro(actor: Actor, intro: string): Promise<Resume> {
    return this.#change(actor, (content) => ({ ...content, intro }));
  }

  /** @throws AppError FORBIDDEN where the section is full, CONFLICT */
  add<S extends ResumeSection>(actor: Actor, section: S, entry: Entry<S>): Promise<Resume> {
    return this.#changeSection(actor, section, (entries) => withEntry(entries, entry));
  }

  /** @throws AppError NOT_FOUND, CONFLICT */
  edit<S extends ResumeSection>(
    actor: Actor,
    section: S,
    at: number,
    entry: Entry<S>,
  ): Promise<Resume> {
    return this.#changeSection(actor, section, (entries) => withEntryAt(entries, at, entry));
  }

  /** @throws AppError NOT_FOUND, CONFLICT */
  remove(actor: Actor, section: ResumeSection, at: number): Promise<Resume> {
    return this.#changeSection(actor, section, (entries) => withoutEntryAt(entries, at));
  }

  readonly personalData: PersonalData = {
    name: 'resume',
    holds: 'Your résumé.',
    collect: async (userid) => {
      const stored = await this.#resumes.findById(userid).lean();
      if (stored === null) return null;
      const told = readStored(storedResume, stored.content);
      // What this program cannot read is its person's all the same: as it is stored.
      return told.ok ? told.value : stored.content;
    },
    erase: async (userid) => {
      await this.#resumes.deleteOne({ _id: userid });
    },
  };

  #changeSection<S extends ResumeSection>(
    actor: Actor,
    section: S,
    change: (entries: readonly Entry<S>[]) => Entry<S>[],
  ): Promise<Resume> {
    return this.#change(actor, (content) => ({
      ...content,
      [section]: change(content[section]),
    }));
  }

  async #change(
    { userid }: Actor,
    change: (content: ResumeContent) => ResumeContent,
  ): Promise<Resume> {
    const fresh = { _id: userid, content: toStored(storedResume, empty), revision: 0 };
    await revise<ResumeRecord>(this.#resumes, fresh, (stored) => ({
      content: toStored(storedResume, change(contentOf(stored))),
    }));
    return this.read(userid);
  }
}
