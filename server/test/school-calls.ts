import type { School, SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import { expect } from 'vitest';
import { buildSchool } from './build-school.ts';
import type { Person, TestApp } from './start-test-app.ts';

export const schoolList = '/api/admin/schools';
export const schoolAt = ({ schoolid }: { schoolid: string }): string => `${schoolList}/${schoolid}`;

let made = 0;
/** A definition that meets no other school. */
export const freshSchool = (overrides: Partial<SchoolDefinition> = {}): SchoolDefinition => {
  made += 1;
  const own = { name: `School ${made}`, domains: [`school-${made}.example`] };
  return buildSchool({ ...own, ...overrides });
};

/** A school as whoever changes it sends it. */
export const definitionOf = ({
  schoolid: _id,
  people: _people,
  stalls: _stalls,
  ...definition
}: School) => definition;

/** What an admin does with the schools of an app; `given` is asked at each call. */
export const schoolCalls = (given: () => { readonly app: TestApp; readonly admin: Person }) => {
  const post = (body: unknown, { token } = given().admin) =>
    given().app.call<School>('POST', schoolList, { token, body });
  const put = (school: { schoolid: string }, body: unknown, { token } = given().admin) =>
    given().app.call<School>('PUT', schoolAt(school), { token, body });
  const create = async (overrides: Partial<SchoolDefinition> = {}): Promise<School> => {
    const { status, body } = await post(freshSchool(overrides));
    expect(status).toBe(201);
    return body;
  };
  return { post, put, create };
};
