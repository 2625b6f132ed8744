import { isDeepStrictEqual } from 'node:util';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import {
  type Note,
  type NoteDraft,
  type NoteList,
  noteLimits,
  type NoteSubject,
} from '@sets/shared/note/note.contract.ts';
import { storedNote, type StoredNote } from '@sets/shared/note/note.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { PeopleService } from '../account/people.service.ts';
import { expectProvenAddress } from '../account/proven-address.ts';
import type { Annotatable } from './annotatable.ts';
import { noteMessages } from './note.messages.ts';
import type { NoteRecord, NoteStore } from './note-store.service.ts';
import { inOrderOfText, presentNote } from './note.presenter.ts';

/** What this feature needs of other features. */
export interface NotePorts {
  readonly people: Pick<PeopleService, 'names' | 'lookUp'>;
  /** Whom somebody does not see, in either direction. */
  readonly blocks: { readonly around: (userid: string) => Promise<ReadonlySet<string>> };
  /** What has a margin to write in; asked once a call comes in. */
  readonly annotatables: readonly Annotatable[];
}

interface NoteTools extends NotePorts {
  readonly store: NoteStore;
  readonly clock: Pick<Clock, 'now'>;
}

type Who = Pick<Actor, 'userid'>;

/** A text as one reader finds it. */
interface Found {
  readonly moduleid: string;
  readonly mayClose: boolean;
  readonly hasPages: boolean;
}

const gone = (): AppError => new AppError('NOT_FOUND', noteMessages.gone);
const forbidden = (msg: string): AppError => new AppError('FORBIDDEN', msg);
const full = (msg: string): AppError => new AppError('FULL', msg);

/** Notes in margins: for whoever may read the text, and of others those that they share. */
export class Notes {
  readonly #tools: NoteTools;
  /** Of this process: what one text has is counted in turn. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: NoteTools) {
    this.#tools = tools;
  }

  /** Whom one blocks, or is blocked by, shares nothing with one; who may take notes back sees all of them. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async list({ userid }: Who, subject: NoteSubject): Promise<NoteList> {
    const { mayClose } = await this.#expectText(userid, subject);
    const { store, blocks, people } = this.#tools;
    const [own, shared, unseen] = await Promise.all([
      store.ownOn(subject, userid),
      store.sharedOn(subject),
      blocks.around(userid),
    ]);
    const others = shared.filter(({ by }) => by !== userid && (mayClose || !unseen.has(by)));
    const all = [...own, ...others];
    const names = await people.names([...new Set(all.map(({ by }) => by))]);
    const notes = all.flatMap((each) => presentNote(each, userid, names.get(each.by)) ?? []);
    return { notes: notes.toSorted(inOrderOfText), mayClose };
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT, FULL, NEWER_VERSION, UNREADABLE */
  async save(
    { userid }: Who,
    subject: NoteSubject,
    noteid: string,
    draft: NoteDraft,
  ): Promise<Note> {
    const text = await this.#expectText(userid, subject);
    expectPlace(text, draft);
    const saved = await this.#inTurn(`${subject.kind}:${subject.id}`, () =>
      this.#save({ userid, subject, noteid, moduleid: text.moduleid }, draft),
    );
    const names = await this.#tools.people.names([userid]);
    const told = presentNote(saved, userid, names.get(userid));
    if (told === null) throw gone();
    return told;
  }

  async #save(
    place: {
      readonly userid: string;
      readonly subject: NoteSubject;
      readonly noteid: string;
      readonly moduleid: string;
    },
    draft: NoteDraft,
  ): Promise<NoteRecord> {
    const { userid, subject, noteid, moduleid } = place;
    const { store } = this.#tools;
    const { shared, revision, ...said } = draft;
    const there = await store.find(noteid);
    if (there !== null) {
      expectOwn(there, userid, subject);
      return this.#change(there, subject, draft);
    }
    if (revision !== 0) throw gone();
    if (shared) await this.#expectMayShare(userid, subject);
    if ((await store.countOwn(subject, userid)) >= noteLimits.own) throw full(noteMessages.full);
    const made: NoteRecord = {
      _id: noteid,
      kind: subject.kind,
      subject: subject.id,
      moduleid,
      by: userid,
      shared,
      isClosed: false,
      at: this.#now(),
      editedAt: null,
      revision: 1,
      content: toStored(storedNote, said),
    };
    if (!(await store.insert(made))) throw new AppError('CONFLICT', noteMessages.changed);
    return made;
  }

  async #change(
    there: NoteRecord,
    subject: NoteSubject,
    { shared, revision, ...said }: NoteDraft,
  ): Promise<NoteRecord> {
    const before: StoredNote = storedValue(storedNote, there.content);
    if (there.shared === shared && isDeepStrictEqual(before, said)) return there;
    if (there.revision !== revision) throw new AppError('CONFLICT', noteMessages.changed);
    if (shared && there.isClosed) throw forbidden(noteMessages.closed);
    if (shared && !there.shared) await this.#expectMayShare(there.by, subject);
    const content = toStored(storedNote, said);
    return this.#tools.store.change(there, { shared, content, editedAt: this.#now() });
  }

  /** Sent twice it is the same. @throws AppError NOT_FOUND where it is somebody else's, or the text is not for them */
  async remove({ userid }: Who, subject: NoteSubject, noteid: string): Promise<void> {
    await this.#expectText(userid, subject);
    const there = await this.#tools.store.find(noteid);
    if (there === null) return;
    if (there.by !== userid || !isOn(there, subject)) throw gone();
    await this.#tools.store.remove(noteid);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async close({ userid }: Who, subject: NoteSubject, noteid: string): Promise<void> {
    const { mayClose } = await this.#expectText(userid, subject);
    if (!mayClose) throw forbidden(noteMessages.notModerator);
    const there = await this.#tools.store.find(noteid);
    const isThere = there !== null && isOn(there, subject) && (there.shared || there.isClosed);
    if (!isThere) throw gone();
    await this.#tools.store.close(noteid);
  }

  /** These texts are gone for good. May be called again after a failure. */
  subjectsGone(kind: NoteSubject['kind'], ids: readonly string[]): Promise<void> {
    return this.#tools.store.removeOn(kind, ids);
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async #expectText(userid: string, { kind, id }: NoteSubject): Promise<Found> {
    const subject = this.#tools.annotatables.find((each) => each.kind === kind);
    const found = await subject?.forReader(userid, id);
    if (subject === undefined || found === undefined || found === null) {
      throw new AppError('NOT_FOUND', noteMessages.noText);
    }
    return { ...found, hasPages: subject.hasPages };
  }

  /** @throws AppError FORBIDDEN, FULL */
  async #expectMayShare(userid: string, subject: NoteSubject): Promise<void> {
    const { people, store } = this.#tools;
    await expectProvenAddress(people, userid, noteMessages.unverified);
    if ((await store.countSharedBy(subject, userid)) >= noteLimits.sharedOfOne) {
      throw full(noteMessages.fullOfYours);
    }
    if ((await store.countShared(subject)) >= noteLimits.shared) {
      throw full(noteMessages.fullOfShared);
    }
  }

  #now(): Date {
    return new Date(this.#tools.clock.now());
  }
}

const isOn = (note: NoteRecord, { kind, id }: NoteSubject): boolean =>
  note.kind === kind && note.subject === id;

/** @throws AppError FORBIDDEN where they see that it is somebody else's, else CONFLICT */
const expectOwn = (note: NoteRecord, userid: string, subject: NoteSubject): void => {
  const isHere = isOn(note, subject);
  if (note.by === userid && isHere) return;
  if (isHere && note.shared) throw forbidden(noteMessages.notYours);
  throw new AppError('CONFLICT', noteMessages.taken);
};

/** @throws AppError BAD_REQUEST */
const expectPlace = ({ hasPages }: Found, { anchor: { page } }: NoteDraft): void => {
  if (hasPages && page === null) throw new AppError('BAD_REQUEST', noteMessages.noPage);
  if (!hasPages && page !== null) throw new AppError('BAD_REQUEST', noteMessages.noPages);
};
