import { pollName } from '@sets/shared/poll/poll.live.ts';
import type { Agent } from 'node:https';
import type { Connection } from 'mongoose';
import type { Background } from '../core/background.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import type { RouteGroup } from '../core/route.ts';
import { aboutRoutes } from '../features/about/about.routes.ts';
import { type AccountFeature, openAccounts } from '../features/account/account.feature.ts';
import { accountRoutes } from '../features/account/account.routes.ts';
import { sessionRoutes } from '../features/account/session.routes.ts';
import type { PasswordCost } from '../features/account/passwords.ts';
import {
  type Notifications,
  openNotifications,
} from '../features/notification/notification.feature.ts';
import { notificationRoutes } from '../features/notification/notification.routes.ts';
import { pollRoutes } from '../features/poll/poll.routes.ts';
import { PollService } from '../features/poll/poll.service.ts';
import { demoAccounts } from './demo-accounts.ts';

interface FeatureTools {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly secret: string;
  /** Work that no call waits for. */
  readonly background: Background;
  readonly passwordCost?: PasswordCost | undefined;
  /** How push services are reached; tests bring one that trusts their own. */
  readonly pushAgent?: Agent | undefined;
  /** Join codes of the runs under way, by definition id: the live engine knows them. */
  findOpenRuns(activity: string, definitionIds: string[]): Promise<ReadonlyMap<string, string>>;
}

export interface Features extends AccountFeature {
  readonly notifications: Notifications;
  readonly polls: PollService;
}

/** Every feature of the product, with what it needs of the others. */
export const openFeatures = (tools: FeatureTools): Features => {
  const notifications = openNotifications({
    ...tools,
    pushHosts: tools.config.pushHosts,
    support: tools.config.support.email,
    agent: tools.pushAgent,
    liveSessions: async (userid) =>
      new Set((await accounts.sessions.list(userid)).map(({ _id }) => _id)),
  });
  const accounts = openAccounts({
    ...tools,
    notify: notifications.notify,
    schoolOf: async () => null,
  });
  accounts.sessions.onEnded((sessionIds) => {
    tools.background.run('push messages end with their session', () =>
      notifications.push.endSessions(sessionIds),
    );
  });
  return {
    ...accounts,
    notifications,
    polls: new PollService({
      ...tools,
      findOpenRuns: (pollids) => tools.findOpenRuns(pollName, pollids),
    }),
  };
};

/** The whole API: a line for each feature. */
export const featureRoutes = (features: Features, config: Config): RouteGroup[] => [
  aboutRoutes({ config, demoAccounts: config.demoData ? demoAccounts : [] }),
  accountRoutes(features),
  sessionRoutes(features.sessions),
  notificationRoutes(features.notifications),
  pollRoutes(features.polls),
];
