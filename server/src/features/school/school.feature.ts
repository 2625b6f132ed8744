import type { Audit } from '../../core/audit.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { SchoolAssignmentService } from '../account/school-assignment.service.ts';
import type { PeopleService } from '../account/people.service.ts';
import { SchoolFacts } from './school-facts.service.ts';
import { schoolRoutes } from './school.routes.ts';
import { SchoolService } from './school.service.ts';

interface SchoolPorts {
  readonly audit: Audit;
  readonly people: Pick<PeopleService, 'read'>;
  readonly schoolAssignment: SchoolAssignmentService;
  /** How many stalls there are at each school, by its id. */
  readonly countStalls: () => Promise<ReadonlyMap<string, number>>;
  /** Those at one of them. */
  readonly countStallsAt: (schoolid: string) => Promise<number>;
  /** A school has another name: what other features keep of it follows. */
  readonly renamed: (before: string, after: string) => Promise<void>;
}

/** The partnered schools. */
export const openSchools = (
  { connection }: FeatureContext,
  { audit, renamed, ...counting }: SchoolPorts,
): Feature<{ readonly schools: SchoolService; readonly schoolFacts: SchoolFacts }> => {
  const schools = new SchoolService({
    connection,
    audit,
    reassign: (now) => counting.schoolAssignment.reassign(now),
    renamed,
  });
  return {
    services: { schools, schoolFacts: new SchoolFacts(connection) },
    api: [schoolRoutes({ schools, ...counting })],
  };
};
