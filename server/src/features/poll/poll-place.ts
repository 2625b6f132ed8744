import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { personalShelf } from '@sets/shared/poll/poll.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { OwnSpaceService } from '../module/own-space.service.ts';

export interface PlaceTools {
  readonly spaces: Pick<ModuleAccess, 'moderated' | 'moderatedTopic'>;
  readonly ownSpaces: Pick<OwnSpaceService, 'find' | 'ensure'>;
}

export const noSuchPoll = (): AppError =>
  new AppError('NOT_FOUND', 'There is no such poll. Was it deleted?');

const isPersonal = ({ moduleid, topicid }: TopicRef): boolean =>
  moduleid === personalShelf.moduleid && topicid === personalShelf.topicid;

/**
 * Where polls lie. They belong to their space: whoever moderates it reads, changes, presents and
 * deletes them, all alike (decision 35). The personal shelf is the address of one's own space.
 */
export class PollPlaces {
  readonly #tools: PlaceTools;

  constructor(tools: PlaceTools) {
    this.#tools = tools;
  }

  /** Where a new poll is filed. @throws AppError NOT_FOUND, FORBIDDEN where one may not present there */
  async forNew(actor: Actor, wanted: TopicRef): Promise<TopicRef> {
    if (isPersonal(wanted)) return this.#tools.ownSpaces.ensure(actor);
    await this.#tools.spaces.moderatedTopic(actor, wanted);
    return wanted;
  }

  /** The same to look at: null where one has no space of one's own yet. */
  async toList(actor: Actor, wanted: TopicRef): Promise<TopicRef | null> {
    if (isPersonal(wanted)) return this.#tools.ownSpaces.find(actor);
    await this.#tools.spaces.moderatedTopic(actor, wanted);
    return wanted;
  }

  /** A poll of a space that is closed to this person is not there. @throws AppError NOT_FOUND, FORBIDDEN */
  async check(actor: Actor, poll: Pick<TopicRef, 'moduleid'> | null): Promise<void> {
    if (poll === null) throw noSuchPoll();
    try {
      await this.#tools.spaces.moderated(actor, poll.moduleid);
    } catch (error) {
      throw error instanceof AppError && error.code === 'NOT_FOUND' ? noSuchPoll() : error;
    }
  }
}
