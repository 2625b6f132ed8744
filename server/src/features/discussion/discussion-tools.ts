import type { ThreadLink } from '@sets/shared/discussion/discussion.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Background } from '../../core/background.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limits } from '../../core/limits/limits.ts';
import type { Log } from '../../core/log.ts';
import type { Notify } from '../../core/notify.ts';
import type { PlacedFeeds } from '../../live/places/placed-feeds.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { Reader } from '../module/module.policy.ts';
import type { DiscussionRecords } from './discussion-records.service.ts';

/** The thread under a question. */
export interface ThreadPlace {
  readonly moduleid: string;
  readonly topicid: string;
  readonly questionid: string;
}

/** Somebody who sees a space. */
interface Seat {
  readonly reader: Reader | null;
  readonly moderates: boolean;
}

interface Thread {
  readonly isFor: (seat: Seat) => boolean;
  /** What its question has become a part of, if that is so. */
  readonly into: ThreadLink | null;
}

/** Whom people do not want to see: one list, in discussions and elsewhere. */
export interface Blocks {
  of(userid: string): Promise<readonly string[]>;
  /** Those of each of these, who blocks anybody. */
  ofAll(userids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Blocks somebody, or no more; whom one blocks then. @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  block(actor: Actor, userid: string, blocked: boolean): Promise<readonly string[]>;
}

/** What discussions need of other features. */
export interface DiscussionPorts {
  readonly people: Pick<PeopleService, 'names' | 'lookUp'>;
  readonly notify: Notify;
  readonly blocks: Blocks;
  /** The way to spaces and their topics. */
  readonly spaces: ModuleAccess;
  /** The live engine; made after the features. */
  readonly placed: () => PlacedFeeds;
  /** The thread under a question; null where its topic, which is there, has no such one. */
  readonly threadOf: (question: ThreadPlace) => Promise<Thread | null>;
  /** What has become a part of a question, at most so many. */
  readonly partsOf: (questionid: string, limit: number) => Promise<ThreadLink[]>;
}

/** What the parts of this feature find. */
export interface DiscussionTools extends DiscussionPorts {
  readonly models: DiscussionRecords;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
  readonly background: Background;
}
