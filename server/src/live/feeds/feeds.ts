import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import type { AnyFeed, Entry } from '@sets/shared/live/feed.ts';
import { type Audience, audiences } from '@sets/shared/live/run.ts';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';
import { compiled } from '../activities.ts';
import type { StoredEntry } from './feed-store.ts';
import type { SeenEntry } from './feed-window.ts';

/** A feed together with the shape in which its items are stored. */
export interface StoredFeed {
  readonly feed: AnyFeed;
  readonly stored: StoredShape<object>;
}

/** Nobody sees what cannot be read: it was removed, or is of a newer version. */
const unseen = { host: null, screen: null, phone: null } as const;

/** The feeds that this server carries, by name. */
export class Feeds {
  readonly #byName: ReadonlyMap<string, StoredFeed>;

  constructor(feeds: readonly StoredFeed[]) {
    this.#byName = new Map(feeds.map((each) => [each.feed.name, withCompiledSchemas(each)]));
  }

  /** @throws AppError NOT_FOUND for a feed that this server does not know. */
  named(name: string): StoredFeed {
    const found = this.#byName.get(name);
    if (found === undefined) throw new AppError('NOT_FOUND', 'There is no such feed.');
    return found;
  }

  get names(): string[] {
    return [...this.#byName.keys()];
  }

  /** An entry as every audience sees it. */
  seen(name: string, stored: StoredEntry): SeenEntry {
    const { id, seq, at, author } = stored;
    const views = this.#viewsOf(this.named(name), stored);
    const told = (audience: Audience) => ({ id, seq, at, view: views[audience] });
    const seen = { host: told('host'), screen: told('screen'), phone: told('phone') };
    return { id, seq, participant: author.participant, seen };
  }

  #viewsOf({ feed, stored: shape }: StoredFeed, stored: StoredEntry): Record<Audience, unknown> {
    const item = stored.item === null ? null : readStored(shape, stored.item);
    if (item === null || !item.ok) return unseen;
    const entry: Entry<unknown> = { ...stored, item: item.value };
    const views: Record<Audience, unknown> = { ...unseen };
    for (const audience of audiences) {
      const view = feed.view(audience, entry);
      if (view !== null) views[audience] = feed.schemas.views[audience].parse(view);
    }
    return views;
  }
}

/** The schemas that are asked at every entry, made into functions once. */
const withCompiledSchemas = ({ feed, stored }: StoredFeed): StoredFeed => {
  const { item, views, signal } = feed.schemas;
  const schemas = {
    item: z.compile(item),
    views: compiled(views),
    ...(signal && { signal: z.compile(signal) }),
  };
  return { feed: { ...feed, schemas }, stored };
};
