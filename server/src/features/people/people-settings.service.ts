import type { PeopleSettings } from '@sets/shared/people/people.contract.ts';
import { storedPeopleSettings } from '@sets/shared/people/people.migrations.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Actor } from '../../core/actor.ts';
import { revise } from '../../core/revise.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { PeopleModels, PeopleSettingsRecord } from './people.model.ts';

/** Of who has never said anything. */
const usual: PeopleSettings = { listsArePrivate: false, tellsOfFollowers: true };

/** What people say of their followers and followings. */
export class PeopleSettingsService {
  readonly #settings: PeopleModels['settings'];

  constructor({ settings }: PeopleModels) {
    this.#settings = settings;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async of(userid: string): Promise<PeopleSettings> {
    const stored = await this.#settings.findById(userid).lean();
    return stored === null ? usual : storedValue(storedPeopleSettings, stored.content);
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE, CONFLICT */
  async change({ userid }: Actor, settings: PeopleSettings): Promise<PeopleSettings> {
    const content = toStored(storedPeopleSettings, settings);
    const fresh = { _id: userid, content: toStored(storedPeopleSettings, usual), revision: 0 };
    await revise<PeopleSettingsRecord>(this.#settings, fresh, (stored) => {
      // What a newer version has stored is not written over.
      storedValue(storedPeopleSettings, stored.content);
      return { content };
    });
    return settings;
  }
}
