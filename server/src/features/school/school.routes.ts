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
import { presentPartner, presentSchool, type SchoolCounts } from './school.presenter.ts';
import type { SchoolService } from './school.service.ts';

interface SchoolRoutesTools {
  readonly schools: SchoolService;
  readonly people: Pick<PeopleService, 'read'>;
  readonly schoolAssignment: { countBySchool(): Promise<SchoolCounts['people']> };
  readonly countStalls: () => Promise<SchoolCounts['stalls']>;
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

const countsOf = async (
  tools: Pick<SchoolRoutesTools, 'schoolAssignment' | 'countStalls'>,
): Promise<SchoolCounts> => {
  const [people, stalls] = await Promise.all([
    tools.schoolAssignment.countBySchool(),
    tools.countStalls(),
  ]);
  return { people, stalls };
};

/** All of them. */
const listRoutes = ({ schools, ...counting }: SchoolRoutesTools) => [
  serve(schoolCalls.partners, async () => ({
    schools: (await schools.list()).map((record) => presentPartner(record)),
  })),
  serve(schoolCalls.list, async () => {
    const [records, counts] = await Promise.all([schools.list(), countsOf(counting)]);
    return { schools: records.map((record) => presentSchool(record, counts)) };
  }),
  serve(schoolCalls.create, async ({ actor, body }) =>
    presentSchool(await schools.create(actor, body), await countsOf(counting)),
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
    presentSchool(await schools.change(actor, params.schoolid, body), await countsOf(counting)),
  ),
  serve(schoolCalls.remove, async ({ actor, params }) => {
    await schools.remove(actor, params.schoolid);
    return {};
  }),
];
