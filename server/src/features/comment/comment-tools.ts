import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import type { Limits } from '../../core/limits/limits.ts';
import type { Notify } from '../../core/notify.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { CommentRecords } from './comment-records.service.ts';
import type { Commentable, Commentables } from './commentable.ts';

/** Whom somebody does not see, in either direction. */
interface Blocks {
  around(userid: string): Promise<ReadonlySet<string>>;
}

/** What this feature needs of other features. */
export interface CommentPorts {
  readonly people: Pick<PeopleService, 'names' | 'lookUp'>;
  readonly blocks: Blocks;
  readonly notify: Notify;
  /** What can be commented on; asked once a call comes in. */
  readonly commentables: readonly Commentable[];
  /** Nothing is kept of these comments any more. */
  readonly onGone: (commentids: readonly string[]) => Promise<void>;
}

/** What the parts of this feature find. */
export interface CommentTools extends Omit<CommentPorts, 'commentables'> {
  readonly models: CommentRecords;
  readonly subjects: Commentables;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
  readonly jobs: Pick<Jobs, 'handle' | 'enqueue'>;
}
