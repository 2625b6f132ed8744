import { isDeepStrictEqual } from 'node:util';
import {
  type OwnSheet,
  type SheetDraft,
  type SheetEdit,
  type SheetFacts,
  sheetLimits,
  type SheetReplacement,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { storedSheet, storedSheetFile } from '@sets/shared/cheatsheet/cheatsheet.migrations.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { clean } from '@sets/shared/core/text.ts';
import { AppError } from '../../core/app-error.ts';
import { createBoundedByKey } from '../../core/bounded.ts';
import { storedValue } from '../../core/stored-value.ts';
import { sheetMessages } from './cheatsheet.messages.ts';
import { provenSchoolOf } from '../account/proven-school.ts';
import { glanceOf, lineOf, presentOwn } from './cheatsheet.presenter.ts';
import type { SheetTools, Who } from './cheatsheet-tools.ts';
import { type SheetFiles, type TakenFile, uploadsIn } from './sheet-files.service.ts';
import type { SheetPurge } from './sheet-purge.service.ts';
import type { SheetReaders } from './sheet-readers.service.ts';
import type { SheetFields, SheetRecord } from './sheet-records.service.ts';
import type { SheetStore } from './sheet-store.service.ts';
import type { SheetTexts } from './sheet-texts.service.ts';
import { namedIn, withVersion } from './versions.ts';
import { weekOf } from './weeks.ts';

interface WritingTools extends Pick<SheetTools, 'people' | 'uploads' | 'pictures' | 'clock'> {
  readonly store: SheetStore;
  readonly readers: SheetReaders;
  readonly files: SheetFiles;
  readonly texts: SheetTexts;
  readonly purge: SheetPurge;
}

const full = (): AppError => new AppError('FULL', sheetMessages.full);
const conflict = (msg: string): AppError => new AppError('CONFLICT', msg);

/** @throws AppError CONFLICT */
const expectThere = ({ removedAt }: SheetRecord): void => {
  if (removedAt !== null) throw conflict(sheetMessages.removed);
};

const storedFacts = ({ moduleid: _space, ...facts }: SheetFacts) => facts;

/** Texts that nothing reads from now on: that of a PDF is for the search alone, which is of the newest file. */
const readNoMore = ({ glance, brought }: SheetRecord, changed: SheetRecord): string[] =>
  glance.kind === 'pdf' ? brought.filter((each) => !changed.brought.includes(each)) : [];

/**
 * What uploaders do with their cheat sheets. Each change names the revision that its uploader has seen; what is
 * so already, as where a call is made again, changes nothing, whichever revision that names.
 */
export class SheetWriting {
  readonly #tools: WritingTools;
  /** Of this process: files of one account are looked at one by one, and its sheets counted so. */
  readonly #inTurn = createBoundedByKey({ atOnce: 1, waiting: 20, msg: sheetMessages.busy });

  constructor(tools: WritingTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(who: Who, sheetid: string): Promise<OwnSheet> {
    return this.#present(await this.#tools.store.findOwn(who.userid, sheetid));
  }

  /** Again it answers with what is there. @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT, TOO_LARGE, FULL, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  publish(who: Who, sheetid: string, draft: SheetDraft): Promise<OwnSheet> {
    return this.#inTurn(who.userid, () => this.#publish(who, sheetid, draft));
  }

  async #publish(who: Who, sheetid: string, draft: SheetDraft): Promise<OwnSheet> {
    const { store, files } = this.#tools;
    const there = await store.find(sheetid);
    if (there !== null) return this.#again(who, there);
    await this.#expectMayPublish(who);
    await this.#expectSpace(who, draft, null);
    if ((await store.countOf(who.userid)) >= sheetLimits.sheets) throw full();
    const allow = async (): Promise<void> => {
      const found = await store.find(sheetid);
      if (found !== null && found.author !== who.userid) throw conflict(sheetMessages.taken);
    };
    const taken = await files.take({ who, sheetid, allow }, draft.file);
    if (taken === null) return this.#again(who, await store.find(sheetid));
    // Until here may take a while: their account may be another one by now, and the space gone.
    const school = await this.#expectMayPublish(who);
    await this.#expectSpace(who, draft, null);
    await store.setSchool(who.userid, school);
    const made = await store.insert(sheetid, {
      ...this.#fresh(draft, taken),
      author: who.userid,
      school,
    });
    if (made === null) return this.#again(who, await store.find(sheetid));
    if ((await store.countOf(who.userid)) > sheetLimits.sheets) {
      // Another process has made one at the same moment.
      await this.#tools.purge.purge(sheetid);
      throw full();
    }
    await this.#tools.uploads.remove(taken.spent);
    return this.#present(made);
  }

  #fresh(
    { facts, settings, file: sent }: SheetDraft,
    { file, text }: TakenFile,
  ): Omit<SheetFields, 'author' | 'school'> {
    const now = this.#now();
    const versions = [
      { version: 1, at: now, note: '', bytes: file.bytes, file: toStored(storedSheetFile, file) },
    ];
    return {
      ...settings,
      facts: toStored(storedSheet, storedFacts(facts)),
      moduleid: facts.moduleid,
      line: lineOf(facts, text),
      brought: uploadsIn(sent),
      glance: glanceOf(file),
      hasText: clean(text) !== '',
      version: 1,
      versions,
      ...namedIn(versions),
      publishedAt: now,
      replacedAt: null,
      changedAt: now,
      takenDown: null,
      removedAt: null,
      revision: 1,
    };
  }

  /** @throws AppError CONFLICT where it is somebody else's */
  #again({ userid }: Who, there: SheetRecord | null): Promise<OwnSheet> {
    if (there?.author !== userid) throw conflict(sheetMessages.taken);
    return this.#present(there);
  }

  /** @throws AppError NOT_FOUND, BAD_REQUEST, CONFLICT, NEWER_VERSION, UNREADABLE */
  async edit(who: Who, sheetid: string, { revision, ...said }: SheetEdit): Promise<OwnSheet> {
    const { store, texts } = this.#tools;
    const { facts, settings } = said;
    const own = await store.findOwn(who.userid, sheetid);
    expectThere(own);
    await this.#expectSpace(who, said, own.moduleid);
    const isBare = clean(facts.description) === '';
    const text = isBare ? await texts.ofNewest(own) : '';
    await this.#settleSchool(own);
    return this.#change(own, revision, (sheet) => {
      expectThere(sheet);
      const { moduleid, audience, commentsOpen } = sheet;
      const was = { ...storedValue(storedSheet, sheet.facts), moduleid };
      if (isDeepStrictEqual([was, { audience, commentsOpen }], [facts, settings])) return null;
      return {
        ...settings,
        facts: toStored(storedSheet, storedFacts(facts)),
        moduleid: facts.moduleid,
        line: lineOf(facts, text),
      };
    });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT, TOO_LARGE, FULL, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  replace(who: Who, sheetid: string, replacement: SheetReplacement): Promise<OwnSheet> {
    return this.#inTurn(who.userid, () => this.#replace(who, sheetid, replacement));
  }

  async #replace(who: Who, sheetid: string, replacement: SheetReplacement): Promise<OwnSheet> {
    const { store, files, uploads, pictures, texts } = this.#tools;
    const { file, note, revision } = replacement;
    const own = await store.findOwn(who.userid, sheetid);
    expectThere(own);
    const brought = uploadsIn(file);
    if (isDeepStrictEqual(own.brought, brought)) return this.#present(own);
    if (own.revision !== revision) throw conflict(sheetMessages.changed);
    if (brought.some((each) => own.uploads.includes(each))) throw conflict(sheetMessages.used);
    await this.#expectMayPublish(who);
    const allow = async () => expectThere(await store.findOwn(who.userid, sheetid));
    const taken = await files.take({ who, sheetid, allow, former: own.uploads }, file);
    if (taken === null) return this.read(who, sheetid);
    const now = this.#now();
    let before: SheetRecord = own;
    const changed = await this.#changed(own, revision, (sheet) => {
      expectThere(sheet);
      before = sheet;
      // Another process was asked for the same, and was faster.
      if (isDeepStrictEqual(sheet.brought, brought)) return null;
      const facts = storedValue(storedSheet, sheet.facts);
      return {
        ...withVersion(sheet, { file: taken.file, note, at: now }),
        brought,
        glance: glanceOf(taken.file),
        hasText: clean(taken.text) !== '',
        replacedAt: now,
        line: lineOf(facts, taken.text),
      };
    });
    const left = before.uploads.filter((each) => !changed.uploads.includes(each));
    await pictures.loosen(before.pictures.filter((each) => !changed.pictures.includes(each)));
    await texts.remove([...left, ...readNoMore(before, changed)]);
    await uploads.remove([...left, ...taken.spent]);
    return this.#present(changed);
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async remove(who: Who, sheetid: string, revision: number): Promise<OwnSheet> {
    const { purge, store } = this.#tools;
    const own = await store.findOwn(who.userid, sheetid);
    // What takes it away for good comes first, also where this process ends here.
    await purge.later();
    return this.#change(own, revision, ({ removedAt }) =>
      removedAt === null ? { removedAt: this.#now() } : null,
    );
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async putBack(who: Who, sheetid: string, revision: number): Promise<OwnSheet> {
    const own = await this.#tools.store.findOwn(who.userid, sheetid);
    return this.#change(own, revision, ({ removedAt }) => {
      if (removedAt === null) return null;
      const isLate = this.#now().getTime() >= removedAt.getTime() + sheetLimits.putBack;
      // It goes at any moment, in several writes.
      if (isLate) throw new AppError('NOT_FOUND', sheetMessages.gone);
      return { removedAt: null };
    });
  }

  async #change(
    own: SheetRecord,
    revision: number,
    change: (sheet: SheetRecord) => Partial<SheetFields> | null,
  ): Promise<OwnSheet> {
    return this.#present(await this.#changed(own, revision, change));
  }

  #changed(
    { _id }: SheetRecord,
    revision: number,
    change: (sheet: SheetRecord) => Partial<SheetFields> | null,
  ): Promise<SheetRecord> {
    return this.#tools.store.change(_id, (sheet) => {
      // What cannot be told of afterwards is not changed.
      storedValue(storedSheet, sheet.facts);
      const next = change(sheet);
      if (next === null) return null;
      if (sheet.revision !== revision) throw conflict(sheetMessages.changed);
      return { ...next, changedAt: this.#now(), revision: revision + 1 };
    });
  }

  async #present(sheet: SheetRecord): Promise<OwnSheet> {
    const { readers } = this.#tools;
    const reader = await readers.reader({ userid: sheet.author });
    const sight = (await readers.sights(reader, [sheet]))(sheet);
    if (sight === undefined) throw new AppError('NOT_FOUND', sheetMessages.gone);
    return presentOwn(sheet, sight, weekOf(this.#tools.clock.now()));
  }

  /** A space that it is for already may stay, also where they may not read it any more. @throws AppError NOT_FOUND, BAD_REQUEST */
  async #expectSpace(
    who: Who,
    { facts: { moduleid }, settings: { audience } }: Pick<SheetDraft, 'facts' | 'settings'>,
    before: string | null,
  ): Promise<void> {
    if (moduleid === null) {
      if (audience === 'space') throw new AppError('BAD_REQUEST', sheetMessages.noSpace);
      return;
    }
    if (moduleid === before || (await this.#tools.readers.readsSpace(who, moduleid))) return;
    throw new AppError('NOT_FOUND', sheetMessages.spaceGone);
  }

  /** The school that counts for them. @throws AppError FORBIDDEN */
  async #expectMayPublish({ userid }: Who): Promise<string> {
    const person = await this.#tools.people.lookUp(userid);
    if (person?.verified !== true) throw new AppError('FORBIDDEN', sheetMessages.unverified);
    return provenSchoolOf(person);
  }

  /** Whoever came to another school since has all their sheets in its list from now on. */
  async #settleSchool({ author, school: before }: SheetRecord): Promise<void> {
    const { people, store } = this.#tools;
    const person = await people.lookUp(author);
    const school = person === null ? '' : provenSchoolOf(person);
    if (school !== before) await store.setSchool(author, school);
  }

  #now(): Date {
    return new Date(this.#tools.clock.now());
  }
}
