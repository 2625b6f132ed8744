import type { Module } from '@sets/shared/module/module.contract.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ModeratorService } from './moderator.service.ts';
import type { Found } from './module-access.ts';
import type { ModuleEndService } from './module-end.service.ts';
import type { ModuleService } from './module.service.ts';
import type { TopicService } from './topic.service.ts';

/** What answers the calls of spaces. */
export interface ModuleParts {
  readonly modules: ModuleService;
  readonly topics: TopicService;
  readonly moderators: ModeratorService;
  readonly end: ModuleEndService;
  readonly people: Pick<PeopleService, 'names'>;
  readonly registerPage: () => string;
}

/** A space as its reader gets it, with the names of its people. */
export type Present = (found: Found) => Promise<Module>;
