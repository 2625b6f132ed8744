import { moduleLimits } from '@sets/shared/module/module.contract.ts';
import * as z from 'zod/mini';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Background } from '../../core/background.ts';
import type { Clock } from '../../core/clock.ts';
import type { JobKind, Jobs } from '../../core/jobs/jobs.ts';
import { type Found, type ModuleAccess, owning } from './module-access.ts';
import { moduleMessages } from './module.messages.ts';
import type { StoredModule } from './stored-module.ts';
import { canOwn } from './module.policy.ts';
import { invitationGoodForMs } from './moderators.ts';
import type { ModuleStore } from './module-store.service.ts';

interface EndTools {
  readonly store: ModuleStore;
  readonly access: ModuleAccess;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  readonly background: Background;
  /** Ends what is under way in a space, for everybody in it. May be called again after a failure. */
  readonly endLive: (moduleid: string) => Promise<void>;
  /** Deletes what hangs on a space, in other features. May be called again after a failure. */
  readonly removeContents: (moduleid: string) => Promise<void>;
}

/** A deleted space that its owner can have back. */
interface Restorable {
  readonly _id: string;
  readonly title: string;
  readonly until: Date;
}

const dayMs = 24 * 60 * 60_000;
const restorableMs = moduleLimits.restorableDays * dayMs;

/** What is under way in a deleted space is looked for once more after so long, in ms. */
const lookAgainMs = 60_000;

const upkeepPayload = z.strictObject({ moduleid: z.string() });

/** A space is looked after when it was deleted, and when its time as a deleted one, or an invitation to it, is over. */
const upkeepJob: JobKind<z.infer<typeof upkeepPayload>> = {
  name: 'space upkeep',
  payload: upkeepPayload,
  version: 1,
  sealed: false,
  pauses: [60_000, 600_000, 3_600_000, 6 * 3_600_000, dayMs],
  lease: 60_000,
  // However long the server was off: what was to be deleted is deleted.
  keep: 3_650 * dayMs,
  atOnce: 2,
  about: ({ moduleid }) => moduleid,
};

/** The end of spaces: deleted, restored for 30 days, and then gone with all that hangs on them. */
export class ModuleEndService {
  readonly #tools: EndTools;

  constructor(tools: EndTools) {
    this.#tools = tools;
    tools.jobs.handle(upkeepJob, { run: ({ moduleid }) => this.#lookAfter(moduleid) });
  }

  /**
   * What is under way in it ends: nobody could host it any more.
   * @returns until when its owner can have it back. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE
   */
  async remove(actor: Actor, moduleid: string): Promise<Date> {
    const deletedAt = new Date(this.#tools.clock.now());
    const until = new Date(deletedAt.getTime() + restorableMs);
    // Whoever may not delete it leaves no job behind. Else the job comes first: none is forgotten.
    await this.#tools.access.change(actor, moduleid, () => null, owning);
    await this.#lookAfterAt(moduleid, until);
    await this.#lookAgain(moduleid);
    await this.#tools.access.change(actor, moduleid, () => ({ deletedAt }), owning);
    const { background, endLive } = this.#tools;
    background.run('ending what is live in a deleted space', () => endLive(moduleid));
    return until;
  }

  /** @throws AppError NOT_FOUND, alike for what is not there, not one's own, and too long ago; NEWER_VERSION, UNREADABLE */
  async restore(actor: Actor, moduleid: string): Promise<Found> {
    const record = await this.#tools.store.change(moduleid, (module) => {
      const { deletedAt } = module;
      if (!canOwn(actor, module) || deletedAt === null || deletedAt <= this.#since()) return null;
      return { deletedAt: null };
    });
    if (record === null || record.deletedAt !== null || !canOwn(actor, record)) {
      throw new AppError('NOT_FOUND', moduleMessages.notRestorable);
    }
    return { record, reader: await this.#tools.access.reader(actor) };
  }

  /** One's own, the newest deleted first, and until when each can be restored. */
  async restorable({ userid }: Actor): Promise<Restorable[]> {
    const deleted = await this.#tools.store.listDeleted(userid, this.#since());
    return deleted.map(({ _id, content, deletedAt }) => ({
      _id,
      title: content.title,
      until: new Date((deletedAt?.getTime() ?? 0) + restorableMs),
    }));
  }

  /** Sees to it that an invitation which nobody takes up is forgotten. */
  forgetInvitationLater(moduleid: string): Promise<void> {
    return this.#lookAfterAt(moduleid, new Date(this.#tools.clock.now() + invitationGoodForMs));
  }

  /** Ends a space at once, with what hangs on it. Where the process dies meanwhile, a job goes on with it. */
  async end({ _id }: Pick<StoredModule, '_id'>): Promise<void> {
    await this.#lookAgain(_id);
    // From here on nothing new begins in it, and nobody has it back.
    await this.#tools.store.markGone(_id, this.#since());
    await this.#endMarked(_id);
  }

  async #endMarked(_id: string): Promise<void> {
    await this.#tools.endLive(_id);
    // It goes last, so that whatever fails before is done again.
    await this.#tools.removeContents(_id);
    await this.#tools.store.remove(_id);
  }

  async #lookAfter(moduleid: string): Promise<void> {
    const { store, clock, endLive } = this.#tools;
    const [stored] = await store.whole({ _id: moduleid });
    if (stored === undefined) return;
    const { deletedAt = null } = stored;
    if (deletedAt !== null && deletedAt <= this.#since()) {
      await this.#endMarked(moduleid);
      return;
    }
    if (deletedAt !== null) await endLive(moduleid);
    await store.forgetInvitations(moduleid, new Date(clock.now() - invitationGoodForMs));
  }

  /** Also for what was begun in the moment in which it was deleted, and where this process dies. */
  async #lookAgain(moduleid: string): Promise<void> {
    const notBefore = this.#tools.clock.now() + lookAgainMs;
    await this.#tools.jobs.enqueue(
      upkeepJob,
      { moduleid },
      { key: `${moduleid} ${notBefore}`, notBefore },
    );
  }

  async #lookAfterAt(moduleid: string, at: Date): Promise<void> {
    // Once in a day, however often it is asked for.
    const notBefore = Math.ceil(at.getTime() / dayMs) * dayMs;
    await this.#tools.jobs.enqueue(
      upkeepJob,
      { moduleid },
      { key: `${moduleid} ${notBefore}`, notBefore },
    );
  }

  /** What was deleted at this time or before is gone for good. */
  #since(): Date {
    return new Date(this.#tools.clock.now() - restorableMs);
  }
}
