import { pollName } from '@sets/shared/poll/poll.live.ts';
import type { Agent } from 'node:https';
import type { Connection } from 'mongoose';
import type { Background } from '../core/background.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import type { Notify } from '../core/notify.ts';
import type { PersonalData } from '../core/personal-data.ts';
import type { RouteGroup } from '../core/route.ts';
import { aboutRoutes } from '../features/about/about.routes.ts';
import { type AccountFeature, openAccounts } from '../features/account/account.feature.ts';
import { accountRoutes } from '../features/account/account.routes.ts';
import { personalDataRoutes } from '../features/account/personal-data.routes.ts';
import type { PersonalDataService } from '../features/account/personal-data.service.ts';
import { sessionRoutes } from '../features/account/session.routes.ts';
import { PeopleService } from '../features/account/people.service.ts';
import { SchoolAssignmentService } from '../features/account/school-assignment.service.ts';
import type { PasswordCost } from '../features/account/passwords.ts';
import { adminRoutes } from '../features/admin/admin.routes.ts';
import { AdminService } from '../features/admin/admin.service.ts';
import type { HealthTools } from '../features/admin/server-health.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { AuditService } from '../features/audit/audit.service.ts';
import {
  type Notifications,
  openNotifications,
} from '../features/notification/notification.feature.ts';
import { FeedbackService } from '../features/feedback/feedback.service.ts';
import { feedbackRoutes } from '../features/feedback/feedback.routes.ts';
import { visitedRoutes } from '../features/module/visited.routes.ts';
import { VisitedService } from '../features/module/visited.service.ts';
import { notificationRoutes } from '../features/notification/notification.routes.ts';
import { pollRoutes } from '../features/poll/poll.routes.ts';
import { PollService } from '../features/poll/poll.service.ts';
import { premiumRoutes } from '../features/premium/premium.routes.ts';
import { PremiumService } from '../features/premium/premium.service.ts';
import { resumeRoutes } from '../features/resume/resume.routes.ts';
import { ResumeService } from '../features/resume/resume.service.ts';
import { schoolRoutes } from '../features/school/school.routes.ts';
import { SchoolService } from '../features/school/school.service.ts';
import { demoAccounts } from './demo-accounts.ts';
import { personalDataParts } from './personal-data.ts';

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
  /** What a person presented and answered: the live engine holds it. */
  readonly runsData: PersonalData;
  /** Join codes of the runs under way, by definition id: the live engine knows them. */
  findOpenRuns(activity: string, definitionIds: string[]): Promise<ReadonlyMap<string, string>>;
  readonly store: HealthTools['store'];
  readonly liveFigures: HealthTools['liveFigures'];
}

export interface Features extends AccountFeature {
  readonly audit: AuditService;
  readonly schools: SchoolService;
  readonly schoolAssignment: SchoolAssignmentService;
  readonly people: PeopleService;
  readonly admins: AdminService;
  readonly health: HealthTools;
  readonly notifications: Notifications;
  readonly personalData: PersonalDataService;
  readonly polls: PollService;
  readonly premium: PremiumService;
  readonly feedback: FeedbackService;
  readonly resumes: ResumeService;
  readonly visited: VisitedService;
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
  const audit = new AuditService(tools);
  const schoolAssignment = new SchoolAssignmentService(tools.connection);
  const schools = new SchoolService({
    connection: tools.connection,
    audit: audit.write,
    reassign: (now) => schoolAssignment.reassign(now),
  });
  const people = new PeopleService(tools.connection);
  const accounts = openAccounts({
    ...tools,
    notify: notifications.notify,
    schoolOf: schools.schoolOf,
    schoolIconOf: schools.iconOf,
  });
  accounts.sessions.onEnded((sessionIds) => {
    tools.background.run('push messages end with their session', () =>
      notifications.push.endSessions(sessionIds),
    );
  });
  const features = {
    ...accounts,
    notifications,
    audit,
    schools,
    schoolAssignment,
    people,
    admins: new AdminService({
      ...tools,
      ...accounts,
      people,
      audit: audit.write,
      notify: notifications.notify,
    }),
    health: {
      ...tools,
      startedAt: tools.clock.now(),
      payments: tools.config.stripe !== null,
      countAccounts: () => people.count(),
    },
    ...openPlans(tools, { people, accounts: accounts.accounts, notify: notifications.notify }),
    ...openSmallFeatures(tools, people),
  };
  const parts = personalDataParts(features, tools.runsData);
  return { ...features, personalData: accounts.personalDataOf(people, parts) };
};

/** What plans limit, and premium: each asks the other. */
const openPlans = (
  tools: FeatureTools,
  others: Pick<Features, 'people' | 'accounts'> & { readonly notify: Notify },
) => {
  const polls = new PollService({
    ...tools,
    findOpenRuns: (pollids) => tools.findOpenRuns(pollName, pollids),
    pollsAllowed: async (userid) => (await premium.limitsOf(userid)).polls,
  });
  const premium = new PremiumService({
    ...tools,
    ...others,
    used: async (userid) => ({ polls: await polls.countOf(userid) }),
  });
  return { polls, premium };
};

/** Those that need no more than the store, and who somebody is. */
const openSmallFeatures = (
  { connection, clock, mailer, config }: FeatureTools,
  people: PeopleService,
) => ({
  feedback: new FeedbackService({
    connection,
    clock,
    mailer,
    supportEmail: config.support.email,
    findAuthors: (userids) => people.names(userids),
  }),
  resumes: new ResumeService({
    connection,
    findUsername: async (userid) => (await people.names([userid])).get(userid)?.username ?? null,
  }),
  visited: new VisitedService({ connection }),
});

/** The whole API: a line for each feature. */
export const featureRoutes = (features: Features, config: Config): RouteGroup[] => [
  aboutRoutes({ config, demoAccounts: config.demoData ? demoAccounts : [] }),
  accountRoutes(features),
  sessionRoutes(features.sessions),
  personalDataRoutes(features.personalData),
  notificationRoutes(features.notifications),
  schoolRoutes(features),
  adminRoutes(features),
  auditRoutes(features),
  pollRoutes(features.polls),
  premiumRoutes(features.premium),
  feedbackRoutes(features.feedback),
  resumeRoutes(features.resumes),
  visitedRoutes(features.visited),
];
