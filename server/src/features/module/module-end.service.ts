import { moduleLimits } from '@sets/shared/module/module.contract.ts';
import * as z from 'zod/mini';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
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

const upkeepPayload = z.strictObject({ moduleid: z.string() });

/** A space is looked after when its time as a deleted one, or an invitation to it, is over. */
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

  /** @returns until when its owner can have it back. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async remove(actor: Actor, moduleid: string): Promise<Date> {
    const deletedAt = new Date(this.#tools.clock.now());
    const until = new Date(deletedAt.getTime() + restorableMs);
    // Whoever may not delete it leaves no job behind. Else the job comes first: none is forgotten.
    await this.#tools.access.change(actor, moduleid, () => null, owning);
    await this.#lookAfterAt(moduleid, until);
    await this.#tools.access.change(actor, moduleid, () => ({ deletedAt }), owning);
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

  /** Ends a space at once, with what hangs on it. */
  async end({ _id }: Pick<StoredModule, '_id'>): Promise<void> {
    // It goes last, so that whatever fails before is done again.
    await this.#tools.removeContents(_id);
    await this.#tools.store.remove(_id);
  }

  async #lookAfter(moduleid: string): Promise<void> {
    const { store, clock } = this.#tools;
    const [stored] = await store.whole({ _id: moduleid });
    if (stored === undefined) return;
    const { deletedAt = null } = stored;
    if (deletedAt !== null && deletedAt <= this.#since()) await this.end(stored);
    else await store.forgetInvitations(moduleid, new Date(clock.now() - invitationGoodForMs));
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
