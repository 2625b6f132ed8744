import type { Actor } from '../../core/actor.ts';
import { createBoundedByKey } from '../../core/bounded.ts';
import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import { dayMs } from '../../core/jobs/timed-job.ts';
import { newId } from '../../core/new-id.ts';
import type { PeopleService } from '../account/people.service.ts';
import { expectProvenAddress } from '../account/proven-address.ts';
import { fileMessages } from './file.messages.ts';
import type { FileStore } from './file-store.ts';
import { reEncode, squareUpTo } from './re-encode.ts';
import { sweepOf } from './sweep.ts';

/** A photo and whose it is. */
export interface OwnedPhoto {
  readonly photoid: string;
  readonly userid: string;
}

interface PhotoTools {
  readonly store: FileStore;
  readonly people: Pick<PeopleService, 'lookUp'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  /** Those of these that their people show, or may show: what is not known stays. */
  readonly named: (photos: readonly OwnedPhoto[]) => Promise<ReadonlySet<string>>;
}

/** As large as pages and paper show one, on screens of twice the points. */
const mostSide = 512;

const sweep = sweepOf('photo sweep');

/** Photos that are looked at together: what names each is read as a whole. */
const atOnce = 10;

/**
 * Photos of people, who show one at a time. Who keeps one says afterwards that it is shown, in a write of its
 * own; whatever is left by a process that died in between, the sweep of the day takes away.
 */
export class PhotoService {
  readonly #tools: PhotoTools;
  readonly #inTurn = createBoundedByKey({ atOnce: 1, waiting: 2, msg: fileMessages.ownBusy });

  constructor(tools: PhotoTools) {
    this.#tools = tools;
    tools.jobs.handle(sweep.job, { run: () => this.#sweep() });
  }

  /**
   * Keeps a square of what was sent, and gives its id. All that this person has may be gone from the day after
   * on, unless it is named then.
   *
   * @throws AppError FORBIDDEN, BAD_REQUEST, TOO_LARGE, UNAVAILABLE
   */
  async keep(actor: Pick<Actor, 'userid'>, sent: Buffer): Promise<string> {
    await this.#allow(actor);
    return this.#inTurn(actor.userid, () => this.#keep(actor, sent));
  }

  #allow({ userid }: Pick<Actor, 'userid'>): Promise<void> {
    return expectProvenAddress(this.#tools.people, userid, fileMessages.unverified);
  }

  async #keep(actor: Pick<Actor, 'userid'>, sent: Buffer): Promise<string> {
    const { bytes, width, height } = await reEncode(sent, squareUpTo(mostSide));
    // Until here may take a while: their account may be gone by now, with all that it held.
    await this.#allow(actor);
    await this.loosen(actor.userid);
    const photoid = newId();
    const { userid: by } = actor;
    const facts = { moduleid: null, by, width, height, looseSince: this.#now() };
    await this.#tools.store.put(photoid, bytes, facts);
    return photoid;
  }

  /** Null where it is gone. */
  read(photoid: string): Promise<Buffer | null> {
    return this.#tools.store.read(photoid);
  }

  /** What this person shows is about to be another: the sweep looks later at what is not shown any more. */
  async loosen(userid: string): Promise<void> {
    const { store } = this.#tools;
    // The sweep comes first: what nothing names goes, also where this process ends here.
    await sweep.later(this.#tools);
    await store.setLoose(await this.#idsOf(userid), this.#now());
  }

  remove(photoid: string): Promise<void> {
    return this.#tools.store.remove(photoid);
  }

  /** With their account. */
  async removeAllOf(userid: string): Promise<void> {
    for (const photoid of await this.#idsOf(userid)) await this.remove(photoid);
  }

  async #idsOf(userid: string): Promise<string[]> {
    return (await this.#tools.store.of(userid)).map(({ _id }) => _id);
  }

  async #sweep(): Promise<void> {
    const { store, named } = this.#tools;
    const until = new Date(this.#now().getTime() - dayMs);
    await store.removeUnfinished(until);
    for (;;) {
      const loose = await store.loose({ question: until, written: until }, atOnce);
      if (loose.length === 0) break;
      const owned = loose.flatMap(({ _id: photoid, metadata: { by } }) =>
        by === null ? [] : [{ photoid, userid: by }],
      );
      const shown = await named(owned);
      await store.setLoose([...shown], null);
      for (const { _id } of loose) if (!shown.has(_id)) await store.remove(_id);
    }
    if (await store.hasLoose()) await sweep.later(this.#tools);
  }

  #now(): Date {
    return new Date(this.#tools.clock.now());
  }
}
