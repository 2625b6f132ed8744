import type { PersonalData } from '../core/personal-data.ts';
import { openAccounts } from '../features/account/account.feature.ts';
import { PeopleService } from '../features/account/people.service.ts';
import { SchoolAssignmentService } from '../features/account/school-assignment.service.ts';
import { openAudit } from '../features/audit/audit.feature.ts';
import { openNotifications } from '../features/notification/notification.feature.ts';
import { openPeople } from '../features/people/people.feature.ts';
import { openSchools } from '../features/school/school.feature.ts';
import type { FeatureTools } from './feature-tools.ts';

/** What names the school that it is for. */
interface WithSchools {
  readonly renameSchool: (before: string, after: string) => Promise<void>;
}

/** What lies at schools, by their ids. */
interface AtSchools {
  readonly stallsBySchool: () => Promise<ReadonlyMap<string, number>>;
  readonly stallsAt: (schoolid: string) => Promise<number>;
}

/** Who people are, what they are told, and what is written down: every other feature stands on it. */
export const openGround = (
  tools: FeatureTools,
  heldElsewhere: () => PersonalData[],
  withSchools: () => readonly WithSchools[],
  atSchools: () => AtSchools,
) => {
  const people = new PeopleService(tools.connection);
  const schoolAssignment = new SchoolAssignmentService(tools.connection, tools.clock);
  const audit = openAudit(tools, { people });
  const { write } = audit.services.audit;
  const school = openSchools(tools, {
    audit: write,
    people,
    schoolAssignment,
    countStalls: () => atSchools().stallsBySchool(),
    countStallsAt: (schoolid) => atSchools().stallsAt(schoolid),
    renamed: async (before, after) => {
      for (const each of withSchools()) await each.renameSchool(before, after);
    },
  });
  const notification = openNotifications(tools, {
    liveSessions: async (userid) => new Set((await sessions.list(userid)).map(({ _id }) => _id)),
    agent: tools.pushAgent,
  });
  const { notify, notifyOrFail, push } = notification.services.notifications;
  const following = openPeople(tools, { people, notify });
  const account = openAccounts(tools, {
    people,
    notify,
    audit: write,
    schoolOf: school.services.schools.schoolOf,
    schoolIconOf: school.services.schools.iconOf,
    divisionsOf: school.services.schools.divisionsOf,
    heldElsewhere,
    passwordCost: tools.passwordCost,
  });
  const { sessions } = account.services;
  sessions.onEnded((sessionIds) => {
    tools.background.run('push messages end with their session', () =>
      push.endSessions(sessionIds),
    );
  });
  const { blocks } = following.services;
  const schools = school.services.schoolFacts;
  const ports = { audit: write, notify, notifyOrFail, blocks, schools };
  return { people, following, audit, notification, account, school, ports };
};
