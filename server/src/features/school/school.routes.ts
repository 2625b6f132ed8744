import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import { ownDivisions } from '@sets/shared/account/division.contract.ts';
import {
  partners,
  type School,
  school,
  schoolDefinition,
  schoolList,
} from '@sets/shared/school/school.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { PeopleService } from '../account/people.service.ts';
import { presentPartner, presentSchool, type SchoolCounts } from './school.presenter.ts';
import type { SchoolRecord, SchoolService } from './school.service.ts';

interface SchoolRoutesTools {
  readonly schools: SchoolService;
  readonly people: Pick<PeopleService, 'read'>;
  readonly schoolAssignment: { countBySchool(): Promise<SchoolCounts['people']> };
  readonly countStalls: () => Promise<SchoolCounts['stalls']>;
  readonly countStallsAt: (schoolid: string) => Promise<number>;
}

export const schoolRoutes = (tools: SchoolRoutesTools): RouteGroup => ({
  name: 'School',
  schemas: {
    School: school,
    SchoolDefinition: schoolDefinition,
    SchoolList: schoolList,
    Partners: partners,
    OwnDivisions: ownDivisions,
  },
  routes: [...listRoutes(tools), ...singleRoutes(tools)],
});

/** One of them, as admins see it: those of others are not counted for it. */
const presentCounted = async (
  {
    schoolAssignment,
    countStallsAt,
  }: Pick<SchoolRoutesTools, 'schoolAssignment' | 'countStallsAt'>,
  record: SchoolRecord,
): Promise<School> => {
  const [people, stalls] = await Promise.all([
    schoolAssignment.countBySchool(),
    countStallsAt(record._id),
  ]);
  return presentSchool(record, { people, stalls: new Map([[record._id, stalls]]) });
};

/** All of them. */
const listRoutes = ({ schools, ...counting }: SchoolRoutesTools) => [
  serve(schoolCalls.partners, async () => ({
    schools: (await schools.list()).map((record) => presentPartner(record)),
  })),
  serve(schoolCalls.list, async () => {
    const [records, people, stalls] = await Promise.all([
      schools.list(),
      counting.schoolAssignment.countBySchool(),
      counting.countStalls(),
    ]);
    return { schools: records.map((record) => presentSchool(record, { people, stalls })) };
  }),
  serve(schoolCalls.create, async ({ actor, body }) =>
    presentCounted(counting, await schools.create(actor, body)),
  ),
];

/** One of them. */
const singleRoutes = ({ schools, people, ...counting }: SchoolRoutesTools) => [
  serve(schoolCalls.divisions, async ({ actor }) => {
    const { school: name } = await people.read(actor.userid);
    const listed = await schools.divisionsOf(name);
    return { school: name, divisions: [...(listed?.names ?? [])] };
  }),
  serve(schoolCalls.logo, async ({ params: { schoolid } }) => ({
    name: 'logo.png',
    contents: await schools.logo(schoolid),
  })),
  serve(schoolCalls.change, async ({ actor, params, body }) =>
    presentCounted(counting, await schools.change(actor, params.schoolid, body)),
  ),
  serve(schoolCalls.remove, async ({ actor, params }) => {
    await schools.remove(actor, params.schoolid);
    return {};
  }),
];
