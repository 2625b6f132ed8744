import type * as z from 'zod/mini';
import {
  uploadLimits,
  type uploadBegun,
  type UploadRoom,
  type UploadState,
} from '@sets/shared/file/upload.contract.ts';
import type { Actor } from '../../../core/actor.ts';
import { AppError } from '../../../core/app-error.ts';
import { createBoundedByKey } from '../../../core/bounded.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Jobs } from '../../../core/jobs/jobs.ts';
import type { PeopleService } from '../../account/people.service.ts';
import { sweepOf } from '../sweep.ts';
import { expectProvenAddress } from '../../account/proven-address.ts';
import type { Owner, UploadDocument, UploadStore } from './upload-store.ts';
import { uploadMessages } from './uploads.messages.ts';

export type { Owner } from './upload-store.ts';

/** A file that is whole. */
export interface WholeUpload {
  readonly uploadid: string;
  readonly name: string;
  readonly bytes: number;
}

/** What features do with files that people have sent. */
export interface Uploads {
  /** Of somebody's own upload that is whole. @throws AppError NOT_FOUND (none such), CONFLICT (not whole yet) */
  find(userid: string, uploadid: string): Promise<WholeUpload>;
  /** Bytes [from, to) of what is kept, piece by piece; never the whole file in memory. @throws AppError NOT_FOUND */
  read(uploadid: string, from?: number, to?: number): AsyncIterable<Buffer>;
  /**
   * It is used from now on: it stays until `removeOf` or `remove`. The same owner again changes nothing.
   * @throws AppError NOT_FOUND, CONFLICT (not whole yet, or something else uses it)
   */
  claim(userid: string, uploadid: string, owner: Owner): Promise<void>;
  remove(uploadids: readonly string[]): Promise<void>;
  /** Everything of one owner. */
  removeOf(owner: Owner): Promise<void>;
  /** Which ones an owner of this kind has of these. */
  heldBy(owner: Owner, uploadids: readonly string[]): Promise<string[]>;
  /** What owners of this kind use of a person's stays when the account goes, and is nobody's from then on. */
  disown(userid: string, kind: Owner['kind']): Promise<void>;
}

interface UploadTools {
  readonly store: UploadStore;
  readonly people: Pick<PeopleService, 'lookUp'>;
  /** What a person's plan keeps of files, in megabytes. */
  readonly megabytesOf: (userid: string) => Promise<number>;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
}

type Who = Pick<Actor, 'userid'>;
type Begun = z.output<typeof uploadBegun>;

const megabyte = 1_000_000;
/** Files that the sweep looks at together. */
const atOnce = 100;

const sweep = sweepOf('document sweep');

const gone = (): AppError => new AppError('NOT_FOUND', uploadMessages.gone);

const stateOf = ({ filename, length, metadata }: UploadDocument): UploadState => ({
  uploadid: metadata.uploadid,
  name: filename,
  bytes: length,
  have: metadata.have,
});

/** Files that are sent in parts, and kept until what uses them goes. */
export class UploadsService implements Uploads {
  readonly #tools: UploadTools;
  /** One at a time of each account, which is measured by what those before it left. */
  readonly #inTurn = createBoundedByKey({ atOnce: 1, waiting: 60, msg: uploadMessages.busy });

  constructor(tools: UploadTools) {
    this.#tools = tools;
    tools.jobs.handle(sweep.job, { run: () => this.#sweep() });
  }

  async room({ userid }: Who): Promise<UploadRoom> {
    const { store, megabytesOf } = this.#tools;
    const [{ bytes: used }, megabytes] = await Promise.all([
      store.usedBy(userid),
      megabytesOf(userid),
    ]);
    return { used, most: megabytes * megabyte };
  }

  /** What a person has of that which plans limit, in megabytes that are begun. */
  async megabytesUsedBy(userid: string): Promise<number> {
    return Math.ceil((await this.#tools.store.usedBy(userid)).bytes / megabyte);
  }

  /** @throws AppError FORBIDDEN, NOT_FOUND (it is somebody else's), CONFLICT (of another file), FULL, UNAVAILABLE */
  async begin({ userid }: Who, uploadid: string, begun: Begun): Promise<UploadState> {
    await expectProvenAddress(this.#tools.people, userid, uploadMessages.unverified);
    return this.#inTurn(userid, () => this.#begin(userid, uploadid, begun));
  }

  async #begin(userid: string, uploadid: string, begun: Begun): Promise<UploadState> {
    const { store } = this.#tools;
    if ((await store.find(uploadid)) === null) {
      await this.#expectRoom(userid, begun.bytes);
      // The sweep comes first: what is not sent to its end goes, also where this process ends here.
      await sweep.later(this.#tools);
      if (await store.begin({ ...begun, uploadid, by: userid }))
        await this.#recount(userid, uploadid);
    }
    const kept = await this.#own(userid, uploadid);
    if (kept.filename !== begun.name || kept.length !== begun.bytes) {
      throw new AppError('CONFLICT', uploadMessages.otherWords);
    }
    return stateOf(kept);
  }

  /** @throws AppError FULL */
  async #expectRoom(userid: string, more: number): Promise<void> {
    const { store, megabytesOf } = this.#tools;
    const { bytes, waiting } = await store.usedBy(userid);
    // Of what has begun already the last one is counted.
    const waits = more === 0 ? waiting - 1 : waiting;
    if (waits >= uploadLimits.waiting) throw new AppError('FULL', uploadMessages.waiting);
    const megabytes = await megabytesOf(userid);
    if (bytes + more > megabytes * megabyte) {
      throw new AppError('FULL', uploadMessages.full(megabytes));
    }
  }

  /** Another process may have begun one at the same time: whoever sees that it is too much takes their own back. */
  async #recount(userid: string, uploadid: string): Promise<void> {
    try {
      await this.#expectRoom(userid, 0);
    } catch (error) {
      await this.remove([uploadid]);
      throw error;
    }
  }

  /** @throws AppError NOT_FOUND, BAD_REQUEST, CONFLICT (parts before it are missing) */
  async part({ userid }: Who, uploadid: string, at: number, part: Buffer): Promise<UploadState> {
    const kept = await this.#own(userid, uploadid);
    const { partBytes } = uploadLimits;
    if (at % partBytes !== 0 || at >= kept.length) {
      throw new AppError('BAD_REQUEST', uploadMessages.noPlace);
    }
    if (part.byteLength !== Math.min(partBytes, kept.length - at)) {
      throw new AppError('BAD_REQUEST', uploadMessages.wrongLength);
    }
    const { have } = kept.metadata;
    if (at > have) throw new AppError('CONFLICT', uploadMessages.tooEarly);
    if (at < have) return stateOf(kept);
    if (await this.#tools.store.put(kept, part))
      return { ...stateOf(kept), have: at + part.byteLength };
    // Another tab was faster, or it is gone.
    return stateOf(await this.#own(userid, uploadid));
  }

  /** What is used stays, and of what is not there nothing is said: sent twice it is the same. */
  async drop({ userid }: Who, uploadid: string): Promise<void> {
    const kept = await this.#tools.store.find(uploadid);
    if (kept?.metadata.by !== userid) return;
    await sweep.later(this.#tools);
    await this.#tools.store.removeUnused(kept._id);
  }

  async find(userid: string, uploadid: string): Promise<WholeUpload> {
    const { filename: name, length: bytes } = await this.#whole(userid, uploadid);
    return { uploadid, name, bytes };
  }

  async *read(uploadid: string, from = 0, to = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
    const { store } = this.#tools;
    const kept = await store.find(uploadid);
    if (kept === null || kept.metadata.have < kept.length) throw gone();
    yield* store.read(kept, from, Math.min(to, kept.length));
  }

  async claim(userid: string, uploadid: string, owner: Owner): Promise<void> {
    const kept = await this.#whole(userid, uploadid);
    if (await this.#tools.store.claim(kept, owner)) return;
    const { owner: now } = (await this.#own(userid, uploadid)).metadata;
    if (now?.kind === owner.kind && now.id === owner.id) return;
    throw new AppError('CONFLICT', uploadMessages.usedElsewhere);
  }

  async remove(uploadids: readonly string[]): Promise<void> {
    await this.#removeAll(await this.#tools.store.among(uploadids));
  }

  async removeOf(owner: Owner): Promise<void> {
    await this.#removeAll(await this.#tools.store.ofOwner(owner));
  }

  async heldBy(owner: Owner, uploadids: readonly string[]): Promise<string[]> {
    const all = await this.#tools.store.ofOwner(owner);
    return all
      .map(({ metadata }) => metadata.uploadid)
      .filter((uploadid) => uploadids.includes(uploadid));
  }

  disown(userid: string, kind: Owner['kind']): Promise<void> {
    return this.#tools.store.disown(userid, kind);
  }

  /** Whatever it is used for. */
  async removeAllOf(userid: string): Promise<void> {
    await this.#removeAll(await this.#tools.store.of(userid));
  }

  async #removeAll(kept: readonly UploadDocument[]): Promise<void> {
    if (kept.length === 0) return;
    await sweep.later(this.#tools);
    for (const { _id } of kept) await this.#tools.store.remove(_id);
  }

  /** Alike for what is not there and what is somebody else's. @throws AppError NOT_FOUND */
  async #own(userid: string, uploadid: string): Promise<UploadDocument> {
    const kept = await this.#tools.store.find(uploadid);
    if (kept?.metadata.by !== userid) throw gone();
    return kept;
  }

  /** @throws AppError NOT_FOUND, CONFLICT */
  async #whole(userid: string, uploadid: string): Promise<UploadDocument> {
    const kept = await this.#own(userid, uploadid);
    if (kept.metadata.have < kept.length) {
      throw new AppError('CONFLICT', uploadMessages.notWhole);
    }
    return kept;
  }

  async #sweep(): Promise<void> {
    const { store } = this.#tools;
    const until = new Date(this.#tools.clock.now() - uploadLimits.keptFor);
    for (;;) {
      const waiting = await store.waiting(until, atOnce);
      if (waiting.length === 0) break;
      for (const { _id } of waiting) await store.removeWaiting(_id, until);
    }
    await store.removeLeft(until);
    if (await store.hasAnythingToSweep()) await sweep.later(this.#tools);
  }
}
