import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import type { AnyFeed, Entry, FeedEntry } from '@sets/shared/live/feed.ts';
import { type Audience, audiences } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import { AppError } from '../../core/app-error.ts';
import { storedValue } from '../../core/stored-value.ts';
import { compiled } from '../activities.ts';
import { compiledSchema } from '../compiled-schema.ts';
import { accountOf } from './entry-account.ts';
import type { FeedKey } from './feed-key.ts';
import type { StoredEntry } from './feed-store.ts';
import type { SeenEntry } from './feed-window.ts';

/** A feed together with the shape in which its items are stored. */
export interface StoredFeed {
  readonly feed: AnyFeed;
  readonly stored: StoredShape<object>;
  /**
   * The words of an entry are to go: what its feature has made of them elsewhere goes first. May be
   * told of again.
   */
  readonly forget?: (feed: FeedKey, id: number) => Promise<void>;
}

/** Rooms, among the kinds of places. */
export const roomKind = 'room';

const kindOf = ({ feed }: StoredFeed): string => feed.place ?? roomKind;

/** Nobody sees what cannot be read: it was removed, or is of a newer version. */
const unseen = { host: null, screen: null, phone: null } as const;

/** The feeds that this server carries, by name. */
export class Feeds {
  readonly #byName: ReadonlyMap<string, StoredFeed>;
  readonly #log: Logger;

  constructor(feeds: readonly StoredFeed[], log: Logger) {
    this.#log = log;
    this.#byName = new Map(feeds.map((each) => [each.feed.name, withCompiledSchemas(each)]));
  }

  /** @throws AppError NOT_FOUND for a feed that this server does not know. */
  named(name: string): StoredFeed {
    const found = this.#byName.get(name);
    if (found === undefined) throw new AppError('NOT_FOUND', 'There is no such feed.');
    return found;
  }

  /** A feed that lies in this kind of place. @throws AppError NOT_FOUND where there is none */
  inPlace(kind: string, name: string): StoredFeed {
    const found = this.named(name);
    if (kindOf(found) !== kind) throw new AppError('NOT_FOUND', 'There is no such feed here.');
    return found;
  }

  get names(): string[] {
    return [...this.#byName.keys()];
  }

  /** Those that lie in rooms. */
  get ofRooms(): string[] {
    return this.names.filter((name) => kindOf(this.named(name)) === roomKind);
  }

  /** An entry as every audience sees it. */
  seen(name: string, stored: StoredEntry): SeenEntry {
    const { id, seq, at, author } = stored;
    const views = this.#viewsOf(this.named(name), stored);
    const told = (audience: Audience) => ({ id, seq, at, view: views[audience] });
    const seen = { host: told('host'), screen: told('screen'), phone: told('phone') };
    return { id, seq, participant: author.participant, account: accountOf(stored.item), seen };
  }

  /** An entry as one audience sees it. */
  seenAs(name: string, stored: StoredEntry, audience: Audience): FeedEntry {
    const { id, seq, at } = stored;
    return { id, seq, at, view: this.#viewsOf(this.named(name), stored, [audience])[audience] };
  }

  /** A fault in one entry must not hold up the others: it is logged, and nobody sees that one. */
  #viewsOf(
    { feed, stored: shape }: StoredFeed,
    stored: StoredEntry,
    wanted: readonly Audience[] = audiences,
  ): Record<Audience, unknown> {
    if (stored.item === null) return unseen;
    try {
      const entry: Entry<unknown> = { ...stored, item: storedValue(shape, stored.item) };
      const views: Record<Audience, unknown> = { ...unseen };
      for (const audience of wanted) {
        const view = feed.view(audience, entry);
        if (view !== null) views[audience] = feed.schemas.views[audience].parse(view);
      }
      return views;
    } catch (error) {
      this.#log.error({ err: error, feed: feed.name, id: stored.id }, 'an entry cannot be shown');
      return unseen;
    }
  }
}

/** The schemas that are asked at every entry, made into functions once. */
const withCompiledSchemas = ({ feed, ...rest }: StoredFeed): StoredFeed => {
  const { item, draft, views, signal } = feed.schemas;
  const schemas = {
    item: compiledSchema(item),
    draft: compiledSchema(draft ?? item),
    views: compiled(views),
    ...(signal && { signal: compiledSchema(signal) }),
  };
  return { feed: { ...feed, schemas }, ...rest };
};
