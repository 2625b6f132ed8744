import type { Connection } from 'mongoose';
import type { Topic } from '@sets/shared/module/module.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { ModuleAccess } from './module-access.ts';
import type { ModuleGlance } from './module-record.ts';
import { moderatedFilter } from './moderated-filter.ts';
import { canModerate, canSee } from './module.policy.ts';
import { ModuleStore } from './module-store.service.ts';
import type { VisitedService } from './visited.service.ts';

/** A space that somebody has to do with, as far as they may see it. */
export interface OwnSpace {
  readonly moduleid: string;
  readonly title: string;
  readonly moderates: boolean;
  /** Without the archived ones, for who does not moderate it. */
  readonly topics: readonly Pick<Topic, 'topicid' | 'title'>[];
}

interface OwnSpacesTools {
  readonly connection: Connection;
  readonly spaces: Pick<ModuleAccess, 'reader'>;
  readonly visited: Pick<VisitedService, 'list'>;
}

/** Of those a person works with more than these, only these are looked through. */
const most = 300;

/** The spaces that people created, moderate or visited. */
export class OwnSpacesService {
  readonly #tools: OwnSpacesTools;
  readonly #store: ModuleStore;

  constructor(tools: OwnSpacesTools) {
    this.#tools = tools;
    this.#store = new ModuleStore(tools.connection);
  }

  /** Those that one created first, then those that one moderates, then those that one visited. */
  async list(actor: Actor): Promise<OwnSpace[]> {
    const { spaces, visited } = this.#tools;
    const { userid } = actor;
    const [reader, visits] = await Promise.all([spaces.reader(actor), visited.list(actor, userid)]);
    const ids = visits.map(({ moduleid }) => moduleid);
    const found = await Promise.all([
      this.#store.list({ owner: userid }),
      this.#store.list(moderatedFilter(actor)),
      this.#visitedIn(ids),
    ]);
    const once = new Map(found.flat().map((space) => [space._id, space]));
    const seen = [...once.values()].filter((space) => canSee(reader, space)).slice(0, most);
    const topics = await this.#store.topicsOf(seen.map(({ _id }) => _id));
    return seen.map((space) => ({
      moduleid: space._id,
      title: space.content.title,
      moderates: canModerate(reader, space),
      topics: (topics.get(space._id) ?? []).filter(
        ({ archived }) => !archived || canModerate(reader, space),
      ),
    }));
  }

  /** In the order of the visits. */
  async #visitedIn(ids: readonly string[]): Promise<ModuleGlance[]> {
    if (ids.length === 0) return [];
    const place = new Map(ids.map((id, i) => [id, i]));
    const found = await this.#store.list({ _id: { $in: [...ids] } });
    return found.toSorted((a, b) => (place.get(a._id) ?? 0) - (place.get(b._id) ?? 0));
  }
}
