import { randomUUID } from 'node:crypto';
import type { Division } from '@sets/shared/account/division.contract.ts';
import type { School } from '@sets/shared/school/school.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitionOf, schoolCalls } from '../../../test/school-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

const { put, create } = schoolCalls(() => ({ app, admin }));

const withDivisions = async (): Promise<School> => {
  const domain = `uni-${randomUUID().slice(0, 8)}.example`;
  const divisions: Division[] = [
    { name: 'Engineering', domains: [`eng.${domain}`] },
    { name: 'Arts', domains: [] },
  ];
  return create({ domains: [domain], divisions });
};

describe('the list of a school', () => {
  test('stays where a page of before does not send one', async () => {
    const school = await withDivisions();
    const { divisions: _, ...before } = definitionOf(school);
    const { status, body } = await put(school, before);
    expect(status).toBe(200);
    expect(body.divisions).toEqual(school.divisions);
  });

  test.each([
    ['a name twice', ['Arts', 'arts'], [], 'twice'],
    ['a rule of another domain', ['Arts'], ['arts.elsewhere.example'], 'no domain of the school'],
    ['a name without letters', ['  '], [], 'Fill this in'],
    ['a name that is too long', ['x'.repeat(81)], [], '80'],
    ['too many', Array.from({ length: 201 }, (_each, at) => `Year ${at}`), [], '200'],
  ])('400 for %s, and nothing is changed', async (_what, names, domains, why) => {
    const school = await withDivisions();
    const divisions = names.map((each) => ({ name: each, domains }));
    expect(await put(school, { ...definitionOf(school), divisions })).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining(why) },
    });
    const list = await app.call<{ schools: School[] }>('GET', '/api/admin/schools', admin);
    const kept = list.body.schools.find(({ schoolid }) => schoolid === school.schoolid);
    expect(kept?.divisions).toEqual(school.divisions);
  });
});

test('who is of a school is offered its list', async () => {
  const school = await withDivisions();
  const person = await app.buildAccount({ email: `ann@${school.domains[0]}` });
  await app.features.schools.assign();
  const list = async ({ token }: Person) =>
    (await app.call('GET', '/api/schools/mine/divisions', { token })).body;
  const divisions = ['Engineering', 'Arts'];
  expect(await list(person)).toEqual({ school: school.name, divisions });
  expect(await list(admin)).toEqual({ school: 'NA', divisions: [] });
});
