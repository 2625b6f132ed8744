import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Connection, Model } from 'mongoose';
import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type {
  About,
  EntryFields,
  Resume,
  ResumeImport,
  ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import {
  emptyResume,
  type StoredResume,
  storedResume,
} from '@sets/shared/resume/resume.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/new-id.ts';
import { revise } from '../../core/revise.ts';
import { storedValue } from '../../core/stored-value.ts';
import {
  expectNotTooLong,
  expectSeen,
  inOrder,
  type Meant,
  withEntry,
  withEntryAt,
  withImport,
  withoutEntryAt,
} from './resume-changes.ts';
import { expectMayRead } from './resume.policy.ts';
import { resumeMessages } from './resume.messages.ts';
import { resumeModel, type ResumeRecord } from './resume.model.ts';
import { type Photos, resumeData } from './resume.personal-data.ts';

interface ResumeTools {
  readonly connection: Connection;
  /** What this person is called; null where there is nobody of this id. */
  readonly findUsername: (userid: string) => Promise<string | null>;
  readonly photos: Photos;
}

/** The revision that whoever asks for a change has seen; where they say none, any is right. */
interface Seen {
  readonly revision?: number | undefined;
}

type Change = (content: StoredResume) => StoredResume;

const fresh = (userid: string): ResumeRecord => ({
  _id: userid,
  content: toStored(storedResume, emptyResume),
  revision: 0,
});

/** @throws AppError NEWER_VERSION, UNREADABLE */
const contentOf = ({ content }: ResumeRecord): StoredResume => storedValue(storedResume, content);

/** Resumes: everybody has one, which says nothing until its person fills it in. */
export class ResumeService {
  readonly #resumes: Model<ResumeRecord>;
  readonly #tools: ResumeTools;

  constructor(tools: ResumeTools) {
    this.#tools = tools;
    this.#resumes = resumeModel(tools.connection);
  }

  /** @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(
    actor: Pick<Actor, 'userid'> | null,
    userid: string,
    key: string | undefined,
  ): Promise<Resume> {
    // A visitor without a key learns nothing, not even who there is.
    if (actor === null && key === undefined) {
      throw new AppError('UNAUTHENTICATED', resumeMessages.logIn);
    }
    const [username, stored] = await Promise.all([
      this.#tools.findUsername(userid),
      this.#resumes.findById(userid).lean(),
    ]);
    if (username === null) {
      const { linkGone, nobody } = resumeMessages;
      throw new AppError('NOT_FOUND', actor === null ? linkGone : nobody);
    }
    const { revision = 0 } = stored ?? {};
    const { access, ...content } = stored === null ? emptyResume : contentOf(stored);
    expectMayRead({ actor, userid, access, key });
    return {
      ...content,
      userid,
      username,
      revision,
      access: actor?.userid === userid ? access : null,
    };
  }

  /** The photo that a resume shows. Null where it shows none, or that is gone in this moment. */
  async photoOf({ photo }: Pick<Resume, 'photo'>): Promise<Buffer | null> {
    return photo === null ? null : this.#tools.photos.read(photo);
  }

  /** @throws AppError FORBIDDEN where all of it would be too long, as of each that says more; CONFLICT */
  editIntro(actor: Actor, intro: string, seen: Seen): Promise<Resume> {
    return this.#change(actor, (content) => ({ ...content, intro }), seen);
  }

  /** @throws AppError FORBIDDEN, CONFLICT */
  editAbout(actor: Actor, about: About, seen: Seen): Promise<Resume> {
    return this.#change(actor, (content) => ({ ...content, about }), seen);
  }

  /** @throws AppError FORBIDDEN where the section is full, CONFLICT */
  add<S extends ResumeSection>(
    actor: Actor,
    section: S,
    { entryId = newId(), ...fields }: EntryFields[S] & { readonly entryId?: string | undefined },
  ): Promise<Resume> {
    const entry = { ...fields, entryId } as unknown as StoredResume[S][number];
    return this.#change(actor, (content) => withEntry(content, section, entry));
  }

  /** @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT */
  edit<S extends ResumeSection>(
    actor: Actor,
    section: S,
    { fields, ...meant }: Meant & Seen & { readonly fields: EntryFields[S] },
  ): Promise<Resume> {
    return this.#change(actor, (content) => withEntryAt(content, section, meant, fields), meant);
  }

  /** @throws AppError NOT_FOUND, CONFLICT */
  remove(actor: Actor, section: ResumeSection, meant: Meant & Seen): Promise<Resume> {
    return this.#change(actor, (content) => withoutEntryAt(content, section, meant), meant);
  }

  /** @throws AppError CONFLICT */
  reorder(
    actor: Actor,
    section: ResumeSection,
    entryIds: readonly string[],
    seen: Seen,
  ): Promise<Resume> {
    return this.#change(actor, (content) => inOrder(content, section, entryIds), seen);
  }

  /** @throws AppError FORBIDDEN where a section would be too full, CONFLICT */
  import(actor: Actor, chosen: ResumeImport): Promise<Resume> {
    return this.#change(actor, (content) => withImport(content, chosen));
  }

  /** @throws AppError CONFLICT */
  setAccess(actor: Actor, isClosed: boolean): Promise<Resume> {
    return this.#change(actor, ({ access, ...content }) => ({
      ...content,
      access: { ...access, isClosed },
    }));
  }

  /** @throws AppError CONFLICT */
  makeLink(actor: Actor): Promise<Resume> {
    const key = randomBytes(16).toString('base64url');
    return this.#change(actor, ({ access, ...content }) => ({
      ...content,
      access: { ...access, key: access.key ?? key },
    }));
  }

  /** @throws AppError CONFLICT */
  withdrawLink(actor: Actor): Promise<Resume> {
    return this.#change(actor, ({ access, ...content }) => ({
      ...content,
      access: { ...access, key: null },
    }));
  }

  /** @throws AppError BAD_REQUEST, FORBIDDEN, TOO_LARGE, UNAVAILABLE, CONFLICT, NEWER_VERSION, UNREADABLE */
  async keepPhoto(actor: Actor, sent: Buffer): Promise<Resume> {
    // Of one that cannot be read none can be named: then none is kept.
    await this.read(actor, actor.userid, undefined);
    return this.#showPhoto(actor, await this.#tools.photos.keep(actor, sent));
  }

  /** @throws AppError CONFLICT */
  async removePhoto(actor: Actor): Promise<Resume> {
    await this.#tools.photos.loosen(actor.userid);
    return this.#showPhoto(actor, null);
  }

  /** Those of these photos that a resume shows, or may show as far as this program can read it. */
  async photosNamed(
    photos: readonly { readonly photoid: string; readonly userid: string }[],
  ): Promise<Set<string>> {
    const userids = photos.map(({ userid }) => userid);
    const stored = await this.#resumes.find({ _id: { $in: userids } }).lean();
    const byPerson = new Map(stored.map((each) => [each._id, each.content]));
    const named = photos.filter(({ photoid, userid }) => {
      if (!byPerson.has(userid)) return false;
      const told = readStored(storedResume, byPerson.get(userid));
      return !told.ok || told.value.photo === photoid;
    });
    return new Set(named.map(({ photoid }) => photoid));
  }

  get personalData() {
    const stored = {
      contentOf: async (userid: string) =>
        (await this.#resumes.findById(userid).lean())?.content ?? null,
      remove: async (userid: string) => {
        await this.#resumes.deleteOne({ _id: userid });
      },
    };
    return resumeData(stored, this.#tools.photos);
  }

  async #showPhoto(actor: Actor, photo: string | null): Promise<Resume> {
    let former: string | null = null;
    const told = await this.#change(actor, (content) => {
      former = content.photo;
      return { ...content, photo };
    });
    if (former !== null && former !== photo) await this.#tools.photos.remove(former);
    return told;
  }

  async #change({ userid }: Actor, change: Change, seen: Seen = {}): Promise<Resume> {
    const changed = (record: ResumeRecord): StoredResume => {
      expectSeen(record.revision, seen.revision);
      const before = contentOf(record);
      const next = change(before);
      expectNotTooLong(before, next);
      return next;
    };
    const now = (await this.#resumes.findById(userid).lean()) ?? fresh(userid);
    // What is asked for may be so already, as where a call is made again: then nothing is written.
    if (!isDeepStrictEqual(changed(now), contentOf(now))) {
      await revise<ResumeRecord>(this.#resumes, fresh(userid), (record) => ({
        content: toStored(storedResume, changed(record)),
      }));
    }
    return this.read({ userid }, userid, undefined);
  }
}
