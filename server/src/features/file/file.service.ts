import { pathWith } from '@sets/shared/core/call.ts';
import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { fileLimits, type Picture, type PictureOf } from '@sets/shared/file/file.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import { dayMs } from '../../core/jobs/timed-job.ts';
import { createBoundedByKey } from '../../core/bounded.ts';
import { newId } from '../../core/new-id.ts';
import type { HeldFile, PersonalData } from '../../core/personal-data.ts';
import type { PeopleService } from '../account/people.service.ts';
import { asIfGone } from '../module/as-if-gone.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { expectProvenAddress } from '../account/proven-address.ts';
import { fileMessages } from './file.messages.ts';
import type { OwnSpaceService } from '../module/own-space.service.ts';
import type { FileDocument, FileFacts, FileStore } from './file-store.ts';
import type { Heirs, Named, PicturedKind, SentFor } from './pictured-kind.ts';
import { reEncode } from './re-encode.ts';
import { sweepOf } from './sweep.ts';

type Who = Pick<Actor, 'userid'>;

export interface FileTools {
  readonly store: FileStore;
  readonly spaces: Pick<ModuleAccess, 'read' | 'moderated'>;
  /** Where polls lie that are made in no other space. */
  readonly ownSpaces: Pick<OwnSpaceService, 'ensure'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  /** What is written in spaces; who changes it, or a thing of some kind, says so (`loosen`). */
  readonly namedInSpaces: Named;
  readonly kinds: readonly PicturedKind[];
  readonly people: Pick<PeopleService, 'lookUp'>;
  /** Questions of polls, of what they were, and of runs: nobody says when one is gone, so it is asked again. */
  readonly inQuestions: Named;
}

/** Where a picture is sent to, and what for. */
interface Place {
  readonly moduleid: string;
  readonly ofQuestion: boolean;
}

/** What it is sent for: `allow` refuses who does not write it. */
interface PlaceInThing {
  readonly sentFor: SentFor;
  readonly allow: () => Promise<void>;
}

/** What is kept of where a picture is, and who may send one there: asked before it is read, and after. */
interface Destination {
  readonly facts: Omit<FileFacts, 'by' | 'width' | 'height' | 'looseSince'>;
  readonly allow: () => Promise<void>;
}

/**
 * A picture that nothing names is kept for so long; then the sweep of the day takes it away. The words of
 * a question may come weeks after its picture, and until then it is named on one device alone. What was
 * taken out of what is written is not to be seen any more.
 */
const unnamedFor = { question: 30 * dayMs, written: dayMs } as const;
/** Pictures that are looked at together. */
const atOnce = 100;

const sweep = sweepOf('picture sweep');

const full = (): AppError => new AppError('FULL', fileMessages.full);
const gone = (): AppError => new AppError('NOT_FOUND', fileMessages.gone);

/** Where a picture lies in the export. */
const inExport = (fileid: string): string => `pictures/${fileid}.webp`;

/** Pictures in what people write: sent, read, and deleted when nothing names them. */
export class FileService {
  readonly #tools: FileTools;
  /** One at a time of each account, which is measured by what those before it left. */
  readonly #inTurn = createBoundedByKey({ atOnce: 1, waiting: 9, msg: fileMessages.ownBusy });

  constructor(tools: FileTools) {
    this.#tools = tools;
    tools.jobs.handle(sweep.job, { run: () => this.#sweep() });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE */
  async upload(actor: Actor, wanted: PictureOf, sent: Buffer): Promise<Picture> {
    const ofQuestion = wanted.use === 'question';
    const isOwn = ofQuestion && wanted.moduleid === personalShelf.moduleid;
    const { moduleid } = isOwn ? await this.#tools.ownSpaces.ensure(actor) : wanted;
    const facts = { moduleid, ofQuestion };
    return this.#take(actor, { facts, allow: () => this.#allow(actor, facts) }, sent);
  }

  /** For what is in no space's own list. @throws AppError as `upload` */
  uploadFor(actor: Who, { sentFor, allow }: PlaceInThing, sent: Buffer): Promise<Picture> {
    const facts = { ...sentFor, moduleid: null, ofQuestion: false };
    return this.#take(actor, { facts, allow: () => this.#allowVerified(actor, allow) }, sent);
  }

  async #allowVerified({ userid }: Who, allow: () => Promise<void>): Promise<void> {
    await allow();
    await expectProvenAddress(this.#tools.people, userid, fileMessages.unverified);
  }

  async #take(actor: Who, destination: Destination, sent: Buffer): Promise<Picture> {
    await destination.allow();
    return this.#inTurn(actor.userid, () => this.#keep(actor, destination, sent));
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN */
  async #allow(actor: Actor, { moduleid, ofQuestion }: Place): Promise<void> {
    const { spaces } = this.#tools;
    const { reader } = await (ofQuestion
      ? spaces.moderated(actor, moduleid)
      : spaces.read(actor, moduleid));
    if (reader?.verified !== true) throw new AppError('FORBIDDEN', fileMessages.unverified);
  }

  async #keep(actor: Who, { facts, allow }: Destination, sent: Buffer): Promise<Picture> {
    const { store } = this.#tools;
    const { userid: by } = actor;
    // To unpack one is dear: for whom there is no room it is not begun.
    const used = await store.usedBy(by);
    if (used.count >= fileLimits.pictures || used.bytes >= fileLimits.bytesOfAccount) throw full();
    const { bytes, width, height } = await reEncode(sent);
    // Until here may take minutes: their account may be gone by now, with all that it held, or their place here.
    await allow();
    if (used.bytes + bytes.byteLength > fileLimits.bytesOfAccount) throw full();
    const fileid = newId();
    // The sweep comes first: what nothing names goes (`unnamedFor`), also where this process ends here.
    await this.#sweepLater();
    await store.put(fileid, bytes, { ...facts, by, width, height, looseSince: this.#now() });
    return { fileid, path: pathWith(fileCalls.read.path, { fileid }), width, height };
  }

  /** @throws AppError NOT_FOUND, alike for what is not there and what is closed */
  async read(actor: Who | null, fileid: string): Promise<Buffer> {
    const { store } = this.#tools;
    const found = await store.find(fileid);
    const isSeen = found !== null && (await asIfGone(this.#maySee(actor, found), gone));
    const bytes = isSeen ? await store.read(fileid) : null;
    if (bytes === null) throw gone();
    return bytes;
  }

  /** @throws AppError NOT_FOUND where a space is closed to them */
  async #maySee(actor: Who | null, { _id: fileid, metadata }: FileDocument): Promise<boolean> {
    const { spaces, kinds } = this.#tools;
    const { moduleid, ofQuestion, by } = metadata;
    const userid = actor?.userid ?? null;
    for (const { fact, senderSees, shows } of kinds) {
      const id = metadata[fact];
      if (typeof id !== 'string') continue;
      return (senderSees && userid !== null && userid === by) || shows(userid, id, fileid);
    }
    if (moduleid === null) return false;
    // Its id is by chance, and told to those alone who write the question or are asked it.
    if (ofQuestion !== true) await spaces.read(actor, moduleid);
    return true;
  }

  /** Those of these that a question may not name: not everybody who is asked it could see them. */
  notForQuestions(fileids: readonly string[]): Promise<string[]> {
    return this.#tools.store.notOfQuestions(fileids);
  }

  isSentFor(fileid: string, thing: SentFor): Promise<boolean> {
    return this.#tools.store.isSentFor(fileid, thing);
  }

  /** Something that named these is changed or gone: the sweep looks later whether anything else does (`unnamedFor`). */
  async loosen(fileids: readonly string[]): Promise<void> {
    if (fileids.length === 0) return;
    await this.#sweepLater();
    await this.#tools.store.setLoose(fileids, this.#now());
  }

  async removeAllSentFor(thing: SentFor, heirsOf?: Heirs): Promise<void> {
    const { store } = this.#tools;
    const sent = (await store.sentFor(thing)).map(({ _id }) => _id);
    const heirs = await heirsOf?.(sent);
    // The heir may be gone in this moment: the sweep looks again.
    await this.loosen([...(heirs?.keys() ?? [])]);
    for (const fileid of sent) {
      const heir = heirs?.get(fileid);
      await (heir === undefined ? store.remove(fileid) : store.pass(fileid, heir));
    }
  }

  /** These go now, whatever names them. */
  async remove(fileids: readonly string[]): Promise<void> {
    for (const fileid of fileids) await this.#tools.store.remove(fileid);
  }

  /** Those that polls elsewhere, or runs that are kept, still ask about stay. */
  async removeAllIn(moduleid: string): Promise<void> {
    const { store, inQuestions } = this.#tools;
    const all = (await store.in(moduleid)).map(({ _id }) => _id);
    const still = await inQuestions(all);
    for (const fileid of all) {
      if (!still.has(fileid)) await store.remove(fileid);
    }
    await this.loosen([...still]);
  }

  /** What something of others still names stays, as nobody's. */
  readonly personalData: PersonalData = {
    name: 'pictures',
    holds:
      'The pictures that you sent in what you wrote in spaces, posts and articles, and as cheat sheets; they lie beside it, in the folder “pictures”.',
    collect: async (userid) => {
      const own = await this.#tools.store.of(userid);
      if (own.length === 0) return null;
      return own.map(({ _id: fileid, length, metadata: { moduleid } }) => ({
        fileid,
        moduleid,
        file: inExport(fileid),
        bytes: length,
      }));
    },
    files: (userid) => this.#filesOf(userid),
    erase: (userid) => this.#erase(userid),
  };

  async *#filesOf(userid: string): AsyncGenerator<HeldFile> {
    const { store } = this.#tools;
    for (const { _id } of await store.of(userid)) {
      const bytes = await store.read(_id);
      // Null where it is deleted meanwhile.
      if (bytes !== null) yield { name: inExport(_id), bytes };
    }
  }

  async #erase(userid: string): Promise<void> {
    const { store, inQuestions } = this.#tools;
    const own = (await store.of(userid)).map(({ _id }) => _id);
    const still = new Set([...(await this.#named(own)), ...(await inQuestions(own))]);
    for (const fileid of own) {
      if (!still.has(fileid)) await store.remove(fileid);
    }
    await store.setNobodys([...still]);
  }

  async #sweep(): Promise<void> {
    const { store, inQuestions } = this.#tools;
    const before = (ms: number): Date => new Date(this.#now().getTime() - ms);
    const until = {
      question: before(unnamedFor.question),
      written: before(unnamedFor.written),
    };
    await store.removeUnfinished(before(dayMs));
    for (;;) {
      const loose = (await store.loose(until, atOnce)).map(({ _id }) => _id);
      if (loose.length === 0) break;
      const [written, asked] = await Promise.all([this.#named(loose), inQuestions(loose)]);
      await store.setLoose([...written], null);
      await this.loosen([...asked].filter((fileid) => !written.has(fileid)));
      for (const fileid of loose) {
        if (!written.has(fileid) && !asked.has(fileid)) await store.remove(fileid);
      }
    }
    if (await store.hasLoose()) await this.#sweepLater();
  }

  /** Those of these that are named in what is written, wherever that is. */
  async #named(fileids: readonly string[]): Promise<ReadonlySet<string>> {
    const { namedInSpaces, kinds } = this.#tools;
    const asked = [namedInSpaces, ...kinds.map(({ named }) => named)];
    const found = await Promise.all(asked.map((named) => named(fileids)));
    return new Set(found.flatMap((each) => Array.from(each)));
  }

  #sweepLater(): Promise<void> {
    return sweep.later(this.#tools);
  }

  #now(): Date {
    return new Date(this.#tools.clock.now());
  }
}
