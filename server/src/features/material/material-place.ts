import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { asIfGone } from '../module/as-if-gone.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { OwnSpaceService } from '../module/own-space.service.ts';

export interface PlaceTools {
  readonly spaces: Pick<ModuleAccess, 'moderated' | 'moderatedTopic'>;
  readonly ownSpaces: Pick<OwnSpaceService, 'find' | 'ensure'>;
}

const isPersonal = ({ moduleid, topicid }: TopicRef): boolean =>
  moduleid === personalShelf.moduleid && topicid === personalShelf.topicid;

/**
 * Where materials lie. They belong to their space: whoever moderates it reads, changes, presents and
 * deletes them, all alike (decision 35). The personal shelf is the address of one's own space.
 */
export class MaterialPlaces {
  readonly #tools: PlaceTools;
  readonly #missing: string;

  /** `missing`: what is told of one that is not there. */
  constructor(tools: PlaceTools, missing: string) {
    this.#tools = tools;
    this.#missing = missing;
  }

  noSuch(): AppError {
    return new AppError('NOT_FOUND', this.#missing);
  }

  /** Where a new one is filed. @throws AppError NOT_FOUND, FORBIDDEN where one may not present there */
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

  /** One of a space that is closed to this person is not there. @throws AppError NOT_FOUND, FORBIDDEN */
  async check(actor: Actor, material: Pick<TopicRef, 'moduleid'> | null): Promise<void> {
    if (material === null) throw this.noSuch();
    await asIfGone(this.#tools.spaces.moderated(actor, material.moduleid), () => this.noSuch());
  }
}
