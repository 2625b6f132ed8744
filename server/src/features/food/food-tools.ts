import type { OrderMoved } from '@sets/shared/live/account-notices.ts';
import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Audit } from '../../core/audit.ts';
import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import type { Notify, NotifyOrFail } from '../../core/notify.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ItemStore } from './item-store.service.ts';
import type { PastStallStore } from './past-stall-store.service.ts';
import type { StallStore } from './stall-store.service.ts';

export type Who = Pick<Actor, 'userid'>;

/** What is told of a partnered school. */
export interface FoodSchool {
  readonly schoolid: string;
  readonly name: string;
  readonly currency: string;
}

/** The partnered schools. */
export interface FoodSchools {
  readonly find: (schoolid: string) => Promise<FoodSchool | null>;
  /** By name. */
  readonly all: () => Promise<FoodSchool[]>;
  /** On whose campus an address is; null for nobody's. */
  readonly ofAddress: (address: string) => Promise<{ readonly name: string } | null>;
  /** Tells of addresses whether they are in a network of this school's campus; all are where it has named none. */
  readonly campusOf: (schoolid: string) => Promise<(address: string) => boolean>;
}

/** Pictures of items, where all pictures are kept. */
interface FoodPictures {
  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE */
  readonly keep: (
    actor: Who,
    place: { readonly stallid: string; readonly allow: () => Promise<void> },
    sent: Buffer,
  ) => Promise<Picture>;
  /** Whether it was sent for this stall, and is there still. */
  readonly isOfStall: (fileid: string, stallid: string) => Promise<boolean>;
  /** Something that named these does no more, or will not in a moment. */
  readonly loosen: (fileids: readonly string[]) => Promise<void>;
  readonly removeAllOfStall: (stallid: string) => Promise<void>;
}

/** What this feature needs of other features. */
export interface FoodPorts {
  readonly people: Pick<
    PeopleService,
    'lookUp' | 'lookUpAll' | 'names' | 'schools' | 'findByEmail'
  >;
  readonly audit: Audit;
  readonly notify: Notify;
  readonly notifyOrFail: NotifyOrFail;
  /** Tells the open pages of these people that an order was moved on. */
  readonly tellMoved: (userids: readonly string[], moved: OrderMoved) => void;
  readonly schools: FoodSchools;
  readonly pictures: FoodPictures;
}

/** What the parts of this feature find. */
export interface FoodTools extends FoodPorts {
  readonly stalls: StallStore;
  readonly past: PastStallStore;
  readonly items: ItemStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
}
