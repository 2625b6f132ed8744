import type { Agent } from 'node:https';
import type { DemoAccount } from '@sets/shared/about/about.contract.ts';
import type { Feature, FeatureContext } from '../core/feature.ts';
import type { DeadJobs } from '../core/jobs/dead-jobs.ts';
import type { PersonalData } from '../core/personal-data.ts';
import { openAbout } from '../features/about/about.feature.ts';
import { openAccounts } from '../features/account/account.feature.ts';
import type { PasswordCost } from '../features/account/passwords.ts';
import { PeopleService } from '../features/account/people.service.ts';
import { SchoolAssignmentService } from '../features/account/school-assignment.service.ts';
import { openAdmin } from '../features/admin/admin.feature.ts';
import { openAudit } from '../features/audit/audit.feature.ts';
import { openFeedback } from '../features/feedback/feedback.feature.ts';
import { type ModulePorts, openModules } from '../features/module/module.feature.ts';
import type { ModuleService } from '../features/module/module.service.ts';
import { openNotifications } from '../features/notification/notification.feature.ts';
import { openPolls } from '../features/poll/poll.feature.ts';
import { openPremium } from '../features/premium/premium.feature.ts';
import { openResumes } from '../features/resume/resume.feature.ts';
import { openRunResults } from '../features/run/run.feature.ts';
import { openSchools } from '../features/school/school.feature.ts';
import type { StoredFeed } from '../live/feeds/feeds.ts';
import type { Live } from '../live/live.ts';
import type { RunnableActivity } from '../live/runnable-activity.ts';
import type { Store } from './open-store.ts';

/** What the features ask of the live engine. */
export type LivePort = Pick<
  Live,
  'openRuns' | 'history' | 'ownAnswers' | 'upkeep' | 'personalData' | 'figures'
>;

export interface FeatureTools extends FeatureContext {
  readonly deadJobs: DeadJobs;
  readonly store: Pick<Store, 'kind' | 'ping'>;
  /** Made after the features, and asked only once a call comes in. */
  readonly live: () => LivePort;
  /** The accounts that everybody may use: known once the store is settled. */
  readonly demoAccounts: () => readonly DemoAccount[];
  readonly passwordCost?: PasswordCost | undefined;
  /** How push services are reached; tests bring one that trusts their own. */
  readonly pushAgent?: Agent | undefined;
}

/** A feature, and what it brings into rooms, if anything. */
type RunnableFeature = Feature & {
  readonly activity?: RunnableActivity;
  readonly feeds?: readonly StoredFeed[];
};

/** The services of these features in one object: of `A | B` what is both `A` and `B`. */
type ServicesOf<Opened extends Feature> = (
  Opened extends Feature<infer Services> ? (services: Services) => void : never
) extends (services: infer All) => void
  ? All
  : never;

/** The services of all features, by name. */
export type Features = ReturnType<typeof openFeatures>['services'];

/** Opens every feature with what it needs of the others. */
export const openFeatures = (tools: FeatureTools) => {
  const { live } = tools;
  /**
   * A person's data goes in this order: first what may fail because somebody else does not answer,
   * then their runs, last what the others may still write to.
   */
  const held = (): PersonalData[] =>
    [premium, live(), ...list.filter((feature) => feature !== premium)].flatMap(
      ({ personalData }) => personalData ?? [],
    );
  const ground = openGround(tools, held, () => module.services.modules);
  const { people, audit, notification, account, school } = ground;
  const others = { ...ground.ports, ...account.services, people };

  const about = openAbout(tools, { ...others, ...tools });
  const admin = openAdmin(tools, {
    ...others,
    store: tools.store,
    deadJobs: tools.deadJobs,
    liveFigures: () => live().figures(),
  });
  const poll = openPolls(tools, {
    openRuns: (activity, ids) => live().openRuns(activity, ids),
    lastRuns: (owner, activity, ids) => live().history.lastRuns.of(owner, activity, ids),
    pollsAllowed: async (userid) => (await premium.services.premium.limitsOf(userid)).polls,
  });
  const run = openRunResults({
    history: () => live().history,
    upkeep: () => live().upkeep,
    ownAnswers: () => live().ownAnswers,
  });
  const premium = openPremium(tools, {
    ...others,
    used: async (userid) => ({ polls: await poll.services.polls.countOf(userid) }),
  });
  const feedback = openFeedback(tools, others);
  const resume = openResumes(tools, others);
  const module = openSpaces(tools, others, { premium, school, poll });
  const all = [
    about,
    account,
    school,
    admin,
    premium,
    poll,
    run,
    resume,
    module,
    feedback,
    // What the features above still write to: the last of a person's data to go.
    audit,
    notification,
  ] as const;
  const list: readonly RunnableFeature[] = all;

  return {
    /** The whole API. */
    api: list.flatMap(({ api }) => api),
    /** Every activity that can be run in front of an audience. */
    activities: list.flatMap(({ activity }) => activity ?? []),
    /** Every feed that a room may have. */
    feeds: list.flatMap(({ feeds }) => feeds ?? []),
    services: Object.assign({ people }, ...list.map(({ services }) => services)) as {
      readonly people: PeopleService;
    } & ServicesOf<(typeof all)[number]>,
  };
};

/** Spaces, of which other features say how many there may be, whose they can be, and what hangs on them. */
const openSpaces = (
  tools: FeatureTools,
  ports: Omit<ModulePorts, 'modulesAllowed' | 'hasSchools' | 'removeContents'>,
  of: {
    readonly premium: ReturnType<typeof openPremium>;
    readonly school: ReturnType<typeof openSchools>;
    readonly poll: ReturnType<typeof openPolls>;
  },
) =>
  openModules(tools, {
    ...ports,
    modulesAllowed: async (userid) => (await of.premium.services.premium.limitsOf(userid)).modules,
    hasSchools: of.school.services.schools.hasAny,
    removeContents: (moduleid) => of.poll.services.polls.removeAllIn(moduleid),
  });

/** Who people are, what they are told, and what is written down: every other feature stands on it. */
const openGround = (
  tools: FeatureTools,
  heldElsewhere: () => PersonalData[],
  modules: () => Pick<ModuleService, 'renameSchool'>,
) => {
  const people = new PeopleService(tools.connection);
  const schoolAssignment = new SchoolAssignmentService(tools.connection);
  const audit = openAudit(tools, { people });
  const { write } = audit.services.audit;
  const school = openSchools(tools, {
    audit: write,
    schoolAssignment,
    renamed: (before, after) => modules().renameSchool(before, after),
  });
  const notification = openNotifications(tools, {
    liveSessions: async (userid) => new Set((await sessions.list(userid)).map(({ _id }) => _id)),
    agent: tools.pushAgent,
  });
  const { notify, push } = notification.services.notifications;
  const account = openAccounts(tools, {
    people,
    notify,
    audit: write,
    schoolOf: school.services.schools.schoolOf,
    schoolIconOf: school.services.schools.iconOf,
    heldElsewhere,
    passwordCost: tools.passwordCost,
  });
  const { sessions } = account.services;
  sessions.onEnded((sessionIds) => {
    tools.background.run('push messages end with their session', () =>
      push.endSessions(sessionIds),
    );
  });
  return { people, audit, notification, account, school, ports: { audit: write, notify } };
};
