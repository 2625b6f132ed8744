import { type BlogAudience, blogAudiences } from '@sets/shared/blog/blog.contract.ts';
import type { PostRecord } from './blog-records.service.ts';
import { isListedFor, type ReadablePost, type Standing } from './blog.policy.ts';
import { provenSchoolOf } from '../account/proven-school.ts';
import type { BlogTools } from './blog-tools.ts';

/** An author as somebody sees them. */
export interface SeenAuthor {
  readonly userid: string;
  readonly username: string;
  readonly school: string;
  readonly standing: Standing;
}

/** Somebody who is logged in, as posts look at them. */
export interface Reader {
  readonly userid: string;
  readonly school: string;
  /** Whom they block, and who blocks them. */
  readonly unseen: ReadonlySet<string>;
}

/** Posts of these authors for these audiences, which whoever reads may not. */
export interface Closed {
  readonly audience: BlogAudience;
  readonly authors: readonly string[];
}

type ReaderTools = Pick<BlogTools, 'people' | 'blocks' | 'follows'>;

/** What the rule of who may read asks of a post. */
export const readableOf = ({
  audience,
  publishedAt,
  takenDown,
  removedAt,
}: Pick<PostRecord, 'audience' | 'publishedAt' | 'takenDown' | 'removedAt'>): ReadablePost => ({
  audience,
  isPublished: publishedAt !== null,
  isTakenDown: takenDown !== null,
  isRemoved: removedAt !== null,
});

const out = { isPublished: true, isTakenDown: false, isRemoved: false } as const;

/** What of all that these authors publish is listed for whoever reads in no case. */
export const closedBy = (authors: Iterable<SeenAuthor>): Closed[] => {
  const all = [...authors];
  return blogAudiences
    .map((audience) => ({
      audience,
      authors: all
        .filter(({ standing }) => !isListedFor({ audience, ...out }, standing))
        .map(({ userid }) => userid),
    }))
    .filter((closed) => closed.authors.length > 0);
};

/** How whoever reads stands to authors: as accounts, follows and blocks are now. */
export class BlogReaders {
  readonly #tools: ReaderTools;

  constructor(tools: ReaderTools) {
    this.#tools = tools;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async reader(userid: string): Promise<Reader> {
    const { people, blocks } = this.#tools;
    const [person, unseen] = await Promise.all([people.lookUp(userid), blocks.around(userid)]);
    const school = person === null ? '' : provenSchoolOf(person);
    return { userid, school, unseen };
  }

  /** Those of these who are there. @throws AppError NEWER_VERSION, UNREADABLE */
  async authors(
    { userid, school, unseen }: Reader,
    userids: readonly string[],
  ): Promise<ReadonlyMap<string, SeenAuthor>> {
    const { people, follows } = this.#tools;
    const all = [...new Set(userids)];
    if (all.length === 0) return new Map();
    const [found, followed] = await Promise.all([
      people.lookUpAll(all),
      follows.among(userid, all),
    ]);
    const seen = [...found].map(([author, person]): [string, SeenAuthor] => {
      const own = provenSchoolOf(person);
      const standing = {
        isAuthor: author === userid,
        sameSchool: own !== '' && own === school,
        follows: followed.has(author),
        isBlocked: unseen.has(author),
      };
      return [author, { userid: author, username: person.username, school: own, standing }];
    });
    return new Map(seen);
  }

  /** Null where there is no such author any more. @throws AppError NEWER_VERSION, UNREADABLE */
  async author(userid: string, author: string): Promise<SeenAuthor | null> {
    const reader = await this.reader(userid);
    return (await this.authors(reader, [author])).get(author) ?? null;
  }
}
