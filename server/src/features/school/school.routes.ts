import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import { ownDivisions } from '@sets/shared/account/division.contract.ts';
import {
  partners,
  school,
  schoolDefinition,
  schoolList,
} from '@sets/shared/school/school.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { PeopleService } from '../account/people.service.ts';
import { presentPartner, presentSchool } from './school.presenter.ts';
import type { SchoolService } from './school.service.ts';

interface SchoolRoutesTools {
  readonly schools: SchoolService;
  readonly people: Pick<PeopleService, 'read'>;
  readonly schoolAssignment: {
    /** How many people are at each school, by its name. */
    countBySchool(): Promise<ReadonlyMap<string, number>>;
  };
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

/** All of them. */
const listRoutes = ({ schools, schoolAssignment }: SchoolRoutesTools) => [
  serve(schoolCalls.partners, async () => ({
    schools: (await schools.list()).map((record) => presentPartner(record)),
  })),
  serve(schoolCalls.list, async () => {
    const [records, counts] = await Promise.all([schools.list(), schoolAssignment.countBySchool()]);
    return { schools: records.map((record) => presentSchool(record, counts)) };
  }),
  serve(schoolCalls.create, async ({ actor, body }) =>
    presentSchool(await schools.create(actor, body), await schoolAssignment.countBySchool()),
  ),
];

/** One of them. */
const singleRoutes = ({ schools, schoolAssignment, people }: SchoolRoutesTools) => [
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
    presentSchool(
      await schools.change(actor, params.schoolid, body),
      await schoolAssignment.countBySchool(),
    ),
  ),
  serve(schoolCalls.remove, async ({ actor, params }) => {
    await schools.remove(actor, params.schoolid);
    return {};
  }),
];
