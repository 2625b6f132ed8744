import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import type { Limits } from '../../core/limits/limits.ts';
import type { Notify } from '../../core/notify.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { BlogRecords } from './blog-records.service.ts';

type Who = Pick<Actor, 'userid'>;

/** Pictures of posts, where all pictures are kept. */
export interface PostPictures {
  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE */
  readonly keep: (
    actor: Who,
    place: { readonly blogid: string; readonly allow: () => Promise<void> },
    sent: Buffer,
  ) => Promise<Picture>;
  /** @throws AppError NOT_FOUND */
  readonly read: (actor: Who, fileid: string) => Promise<Buffer>;
  /** Something that named these does no more. */
  readonly loosen: (fileids: readonly string[]) => Promise<void>;
  readonly removeAllOfPost: (blogid: string) => Promise<void>;
}

/** What this feature needs of other features. */
export interface BlogPorts {
  readonly people: Pick<PeopleService, 'lookUp' | 'lookUpAll'>;
  /** Whom one does not see: whom one blocks, and who blocks one. */
  readonly blocks: { readonly around: (userid: string) => Promise<ReadonlySet<string>> };
  readonly follows: {
    /** Those of these whom somebody follows. */
    readonly among: (follower: string, others: readonly string[]) => Promise<ReadonlySet<string>>;
    /** Everybody whom they follow. */
    readonly of: (follower: string) => Promise<readonly string[]>;
  };
  /** Those who want to be told of what somebody publishes, some at a time. */
  readonly followersToTell: {
    readonly some: (
      followed: string,
      before: string | null,
    ) => Promise<{ readonly followers: readonly string[]; readonly next: string | null }>;
  };
  readonly notify: Notify;
  readonly pictures: PostPictures;
  /** A post is gone for good: what was said under it goes too. */
  readonly onGone: (blogid: string) => Promise<void>;
}

/** What the parts of this feature find. */
export interface BlogTools extends BlogPorts {
  readonly models: BlogRecords;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  readonly limits: Limits;
}
