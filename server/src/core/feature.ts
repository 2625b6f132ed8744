import type { Connection } from 'mongoose';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PersonalData } from './personal-data.ts';
import type { RouteGroup } from './route.ts';

/** What every feature finds when it is opened; what it needs of other features comes beside it. */
export interface FeatureContext {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Config;
  readonly mailer: Mailer;
  /** Work that outlives the call that asks for it. */
  readonly jobs: Jobs;
  /** How often people may do something, whichever process they reach. */
  readonly limits: Limits;
  /** Where people reach this server, as it knows by itself: for what is mailed. */
  readonly ownAddress: () => string;
  /** Signs what must not be forged; kept over restarts. */
  readonly secret: string;
  /** Work that no call waits for. */
  readonly background: Background;
}

/** What a feature is once it is open. */
export interface Feature<Services extends object = object> {
  /** For other features, the command line and tests: by a name that no other feature uses. */
  readonly services: Services;
  /** Its part of the API. */
  readonly api: readonly RouteGroup[];
  /** Its part of what is held about people; none where it holds nothing. */
  readonly personalData?: PersonalData | readonly PersonalData[];
  /** Deletes what of it hangs on a space that is gone for good. May be called again after a failure. */
  readonly removeFromSpace?: (moduleid: string) => Promise<void>;
}
