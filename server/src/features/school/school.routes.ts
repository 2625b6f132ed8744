import { done } from '@sets/shared/account/account.contract.ts';
import {
  partners,
  school,
  schoolDefinition,
  schoolList,
  schoolRef,
} from '@sets/shared/school/school.contract.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import { presentPartner, presentSchool } from './school.presenter.ts';
import type { SchoolService } from './school.service.ts';

interface SchoolRoutesTools {
  readonly schools: SchoolService;
  readonly schoolAssignment: {
    /** How many people are at each school, by its name. */
    countBySchool(): Promise<ReadonlyMap<string, number>>;
  };
}

const path = '/api/admin/schools/:schoolid';
const reading = { count: 300, seconds: 60 };
/** Each goes through all accounts. */
const writing = { count: 120, seconds: 60 };

export const schoolRoutes = (tools: SchoolRoutesTools): RouteGroup => ({
  name: 'School',
  schemas: {
    School: school,
    SchoolDefinition: schoolDefinition,
    SchoolList: schoolList,
    Partners: partners,
  },
  routes: [...listRoutes(tools), ...singleRoutes(tools)],
});

/** All of them. */
const listRoutes = ({ schools, schoolAssignment }: SchoolRoutesTools) => [
  route({
    method: 'get',
    path: '/api/schools',
    summary: 'The partnered schools',
    auth: 'none',
    limit: { count: 5_000, seconds: 60 },
    reply: partners,
    handle: async () => ({
      schools: (await schools.list()).map((record) => presentPartner(record)),
    }),
  }),
  route({
    method: 'get',
    path: '/api/admin/schools',
    summary: 'The partnered schools, with their networks and how many people they have',
    auth: 'admin',
    limit: reading,
    reply: schoolList,
    handle: async () => {
      const [records, counts] = await Promise.all([
        schools.list(),
        schoolAssignment.countBySchool(),
      ]);
      return { schools: records.map((record) => presentSchool(record, counts)) };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/schools',
    summary: 'Add a partnered school; accounts with its e-mail domains become its own',
    auth: 'admin',
    limit: writing,
    failures: ['CONFLICT'],
    status: 201,
    body: schoolDefinition,
    reply: school,
    handle: async ({ actor, body }) =>
      presentSchool(await schools.create(actor, body), await schoolAssignment.countBySchool()),
  }),
];

/** One of them. */
const singleRoutes = ({ schools, schoolAssignment }: SchoolRoutesTools) => [
  route({
    method: 'put',
    path,
    summary: 'Change a partnered school; accounts follow their e-mail domains',
    auth: 'admin',
    limit: writing,
    failures: ['NOT_FOUND', 'CONFLICT'],
    params: schoolRef,
    body: schoolDefinition,
    reply: school,
    handle: async ({ actor, params, body }) =>
      presentSchool(
        await schools.change(actor, params.schoolid, body),
        await schoolAssignment.countBySchool(),
      ),
  }),
  route({
    method: 'delete',
    path,
    summary: 'Remove a partnered school; its people are of no school',
    auth: 'admin',
    limit: writing,
    failures: ['NOT_FOUND'],
    params: schoolRef,
    reply: done,
    handle: async ({ actor, params }) => {
      await schools.remove(actor, params.schoolid);
      return {};
    },
  }),
];
