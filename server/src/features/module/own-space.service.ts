import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { createHmac } from 'node:crypto';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { moduleMessages } from './module.messages.ts';
import type { ModuleRecord } from './module-record.ts';
import { canOwn } from './module.policy.ts';
import type { ModuleStore } from './module-store.service.ts';

interface OwnSpaceTools {
  readonly store: ModuleStore;
  readonly clock: Pick<Clock, 'now'>;
  /** Signs what must not be guessed; kept over restarts. */
  readonly secret: string;
}

/** As in an id that is made by chance. */
const idLength = 20;

/** So many of them somebody may have deleted or handed over. */
const mostTries = 100;

/**
 * The space 'My polls' of a person, with one topic: where their polls lie that they made in no other
 * space. It is made when it is needed first, by whichever process, once: its id follows from the
 * person. It counts against no limit. Where they have deleted it, or handed it over, it is another one.
 */
export class OwnSpaceService {
  readonly #tools: OwnSpaceTools;

  constructor(tools: OwnSpaceTools) {
    this.#tools = tools;
  }

  /** Null where there is none yet. @throws AppError NEWER_VERSION, UNREADABLE */
  async find({ userid }: Pick<Actor, 'userid'>): Promise<TopicRef | null> {
    return (await this.#look(userid)).found;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE, CONFLICT */
  async ensure({ userid }: Pick<Actor, 'userid'>): Promise<TopicRef> {
    for (;;) {
      const { found, free } = await this.#look(userid);
      if (found !== null) return found;
      try {
        await this.#tools.store.insert(this.#made(userid, free));
        return this.#refOf(free);
      } catch (error) {
        // Somebody was quicker: this person, on another page.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  async #look(userid: string): Promise<{ found: TopicRef | null; free: string }> {
    for (let turn = 0; turn < mostTries; turn += 1) {
      const moduleid = this.#idOf(`${turn} ${userid}`);
      const record = await this.#tools.store.find(moduleid);
      if (record === null) return { found: null, free: moduleid };
      if (record.deletedAt === null && canOwn({ userid }, record)) {
        return { found: this.#refOf(moduleid), free: moduleid };
      }
    }
    throw new AppError('CONFLICT', moduleMessages.noOwnSpace);
  }

  #made(userid: string, moduleid: string): ModuleRecord {
    const { topicid } = this.#refOf(moduleid);
    const nothing = { description: '', startDate: '', division: '', school: noSchool } as const;
    return {
      _id: moduleid,
      content: {
        ...nothing,
        title: moduleMessages.ownTitle,
        // Of no school, so it is its moderators' alone: who knows a person could find it otherwise.
        visibility: 'school',
        topics: [{ topicid, title: moduleMessages.ownTopic, archived: false }],
      },
      owner: userid,
      moderators: [],
      invitations: [],
      deletedAt: null,
      revision: 1,
      createdAt: new Date(this.#tools.clock.now()),
    };
  }

  #refOf(moduleid: string): TopicRef {
    return { moduleid, topicid: this.#idOf(`topic ${moduleid}`) };
  }

  #idOf(what: string): string {
    const hash = createHmac('sha256', this.#tools.secret).update(`own space ${what}`);
    return hash.digest('base64url').slice(0, idLength);
  }
}
