import { type Asked, askedOf, isExactly, scoreOfTitle } from '@sets/shared/search/search-words.ts';
import {
  type SearchKind,
  type SearchPage,
  searchLimits,
} from '@sets/shared/search/search.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { OwnSpace } from '../module/own-spaces.service.ts';
import { inOrder, type Ranked, readPlace, writePlace } from './rank.ts';
import type { Found, Searchable } from './searchable.ts';

interface SearchTools {
  /** The spaces that a person created, moderates or visited, as far as they may see them. */
  readonly ownSpaces: (actor: Actor) => Promise<readonly OwnSpace[]>;
  readonly searchables: readonly Searchable[];
}

/** Finds what lies in somebody's own spaces, and nothing else: no other space is read. */
export class SearchService {
  readonly #tools: SearchTools;

  constructor(tools: SearchTools) {
    this.#tools = tools;
  }

  /** @throws AppError BAD_REQUEST where `before` is no place */
  async find(actor: Actor, query: string, before: string | undefined): Promise<SearchPage> {
    const after = before === undefined ? null : readPlace(before);
    const asked = askedOf(query);
    if (asked.words.join('').length < searchLimits.letters) return { hits: [], next: null };
    const spaces = await this.#tools.ownSpaces(actor);
    const names = new Map(spaces.map(({ moduleid, title }) => [moduleid, title]));
    const others = await this.#others(query, [...names.keys()]);
    const all = [...spacesIn(spaces, asked), ...topicsIn(spaces, asked), ...others]
      // A feature that told of another space would be wrong; nobody shall learn of it.
      .filter(({ moduleid }) => names.has(moduleid))
      .map((hit): Ranked => Object.assign({}, hit, { exact: isExactly(hit.title, asked) }));
    const ordered = inOrder(all, after);
    const page = ordered.slice(0, searchLimits.page);
    const last = page.at(-1);
    return {
      hits: page.map(({ kind, moduleid, topicid, questionid, articleid, title }) => {
        const where = { moduleid, topicid, questionid, articleid };
        return { kind, ...where, title, space: names.get(moduleid) ?? '' };
      }),
      next: last !== undefined && ordered.length > page.length ? writePlace(last) : null,
    };
  }

  async #others(query: string, moduleids: readonly string[]): Promise<Omit<Ranked, 'exact'>[]> {
    if (moduleids.length === 0) return [];
    const found = await Promise.all(
      this.#tools.searchables.map(async ({ kind, find }) =>
        (await find(query, moduleids, searchLimits.hits)).map((hit) =>
          Object.assign({}, hit, { kind }),
        ),
      ),
    );
    return found.flat();
  }
}

const spacesIn = (spaces: readonly OwnSpace[], asked: Asked) =>
  best(
    'space',
    spaces.map(({ moduleid, title }) => ({ moduleid, topicid: null, title })),
    asked,
  );

const topicsIn = (spaces: readonly OwnSpace[], asked: Asked) =>
  best(
    'topic',
    spaces.flatMap(({ moduleid, topics }) =>
      topics.map(({ topicid, title }) => ({ moduleid, topicid, title })),
    ),
    asked,
  );

/** Those whose titles answer, the best of them. */
const best = (
  kind: SearchKind,
  titled: readonly Pick<Found, 'moduleid' | 'topicid' | 'title'>[],
  asked: Asked,
): Omit<Ranked, 'exact'>[] => {
  const isExact = ({ title }: Pick<Found, 'title'>): number => Number(isExactly(title, asked));
  return titled
    .flatMap(({ moduleid, topicid, title }) => {
      const score = scoreOfTitle(title, asked);
      const where = { moduleid, topicid, questionid: null, articleid: null };
      return score === null ? [] : [{ kind, ...where, title, score }];
    })
    .toSorted((a, b) => isExact(b) - isExact(a) || b.score - a.score)
    .slice(0, searchLimits.hits);
};
