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

/** What discussions need of other features. */
export interface DiscussionPorts {
  readonly people: Pick<PeopleService, 'names' | 'lookUp'>;
  readonly notify: Notify;
  /** The way to spaces and their topics. */
  readonly spaces: ModuleAccess;
  /** The live engine; made after the features. */
  readonly placed: () => PlacedFeeds;
  /** Whether a topic, which is there, has such a question for this reader, who sees the space. */
  readonly hasQuestion: (
    place: {
      readonly moduleid: string;
      readonly topicid: string;
      readonly questionid: string;
    },
    seat: { readonly reader: Reader | null; readonly moderates: boolean },
  ) => Promise<boolean>;
}

/** What the parts of this feature find. */
export interface DiscussionTools extends DiscussionPorts {
  readonly models: DiscussionRecords;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
  readonly background: Background;
}
