import type { Agent } from 'node:https';
import type { DemoAccount } from '@sets/shared/about/about.contract.ts';
import type { FeatureContext } from '../core/feature.ts';
import type { DeadJobs } from '../core/jobs/dead-jobs.ts';
import type { PasswordCost } from '../features/account/sign-in/passwords.ts';
import type { Live } from '../live/live.ts';
import type { Store } from './open-store.ts';
import type { TalkedAbout } from './talked-about.ts';

/** What the features ask of the live engine. */
export type LivePort = Pick<
  Live,
  | 'openRuns'
  | 'leaveHosting'
  | 'endAllIn'
  | 'history'
  | 'replays'
  | 'splits'
  | 'courses'
  | 'ownAnswers'
  | 'ownRuns'
  | 'embedding'
  | 'spaceRooms'
  | 'upkeep'
  | 'personalData'
  | 'figures'
  | 'placed'
  | 'pulses'
  | 'runsNaming'
  | 'orderMoved'
>;

export interface FeatureTools extends FeatureContext {
  readonly deadJobs: DeadJobs;
  readonly store: Pick<Store, 'kind' | 'ping'>;
  /** Made after the features, and asked only once a call comes in. */
  readonly live: () => LivePort;
  /** The accounts that everybody may use: known once the store is settled. */
  readonly demoAccounts: () => readonly DemoAccount[];
  readonly passwordCost?: PasswordCost | undefined;
  /** What can be commented on and reported, where tests bring things beside those of the features. */
  readonly talkedAbout?: ((ofFeatures: TalkedAbout) => TalkedAbout) | undefined;
  /** How push services are reached; tests bring one that trusts their own. */
  readonly pushAgent?: Agent | undefined;
}
