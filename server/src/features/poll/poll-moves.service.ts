import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { Connection } from 'mongoose';
import { AppError } from '../../core/app-error.ts';
import type { Log } from '../../core/log.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { OwnSpaceService } from '../module/own-space.service.ts';
import type { Filed } from '../material/stored-material.ts';
import type { PollService } from './poll.service.ts';

interface MovesTools {
  readonly connection: Connection;
  readonly polls: Pick<PollService, 'filed' | 'fileIn'>;
  readonly log: Log;
  readonly spaces: Pick<ModuleAccess, 'holds'>;
  readonly ownSpaces: Pick<OwnSpaceService, 'ensure'>;
  /** Tells the runs of a poll where it lies, unless they know. */
  readonly placeRuns: (pollid: string, topic: TopicRef) => Promise<void>;
}

/** A store whose polls were all looked at has a document of this name. */
const done = 'polls lie in spaces';

/**
 * Polls of before November 2026 lay on shelves that were no spaces, or in a space of somebody else.
 * Each moves, once, into the space 'My polls' of who made it; its runs follow. Done again, or by several
 * processes at once, it changes nothing.
 */
export class PollMoves {
  readonly #tools: MovesTools;

  constructor(tools: MovesTools) {
    this.#tools = tools;
  }

  async run(): Promise<void> {
    // Also later: while programs change, the one before may have made some on the old shelf.
    await this.#look(personalShelf.moduleid);
    if ((await this.#looks().findOne({ _id: done })) !== null) return;
    await this.#look();
    await this.#looks().updateOne({ _id: done }, { $set: { at: new Date() } }, { upsert: true });
  }

  async #look(moduleid?: string): Promise<void> {
    for await (const poll of this.#tools.polls.filed(moduleid)) {
      try {
        await this.#place(poll);
      } catch (error) {
        // A space that a newer version has stored is left as it is; the server starts all the same.
        if (!(error instanceof AppError)) throw error;
        this.#tools.log.error({ err: error, pollid: poll._id }, 'a poll could not be moved');
      }
    }
  }

  async #place({ _id, owner, moduleid, topicid }: Filed): Promise<void> {
    const { spaces, ownSpaces, placeRuns } = this.#tools;
    const here = { moduleid, topicid };
    const stays = await spaces.holds({ userid: owner }, here);
    const topic = stays ? here : await ownSpaces.ensure({ userid: owner });
    if (!stays) await this.#tools.polls.fileIn(_id, topic);
    await placeRuns(_id, topic);
  }

  #looks() {
    return this.#tools.connection.collection<{ _id: string; at: Date }>('looks');
  }
}
