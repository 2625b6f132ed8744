import type { Audit } from '../../core/audit.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { DeadJobs } from '../../core/jobs/dead-jobs.ts';
import type { Notify } from '../../core/notify.ts';
import type { AccountPremiumService } from '../account/account-premium.service.ts';
import type { DivisionService } from '../account/division/division.service.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { SessionService } from '../account/sign-in/session.service.ts';
import { AdminJobs } from './admin-jobs.ts';
import type { CreditsService } from '../account/credits.service.ts';
import { adminRoutes } from './admin.routes.ts';
import { AdminService } from './admin.service.ts';
import { jobRoutes } from './job.routes.ts';
import { type HealthTools, takesPayments } from './server-health.ts';

interface AdminPorts extends Pick<HealthTools, 'store' | 'liveFigures'> {
  readonly people: PeopleService;
  readonly accountPremium: AccountPremiumService;
  readonly divisions: DivisionService;
  readonly sessions: SessionService;
  readonly credits: CreditsService;
  readonly audit: Audit;
  readonly notify: Notify;
  readonly deadJobs: DeadJobs;
}

/** What admins see and do. */
export const openAdmin = (
  { clock, mailer, config }: FeatureContext,
  { store, liveFigures, deadJobs, ...ports }: AdminPorts,
): Feature<{ readonly admins: AdminService }> => {
  const admins = new AdminService({ ...ports, clock });
  const health = {
    store,
    liveFigures,
    mailer,
    startedAt: clock.now(),
    payments: takesPayments(config),
    countAccounts: () => ports.people.count(),
  };
  const jobs = new AdminJobs(deadJobs, ports.audit);
  return {
    services: { admins },
    api: [
      adminRoutes({ people: ports.people, divisions: ports.divisions, admins, health }),
      jobRoutes(jobs),
    ],
  };
};
