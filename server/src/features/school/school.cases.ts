import { randomUUID } from 'node:crypto';
import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import { buildSchool, tinyLogo } from '../../../test/build-school.ts';
import { casesOf, everybody, onlyAdmin, type Prepare, signedIn } from '../../../test/call-case.ts';

const newSchool = () => {
  const name = randomUUID();
  return buildSchool({ name: `School ${name}`, domains: [`school-${name}.example`] });
};

const withLogo: Prepare = async ({ app }) => {
  const { token } = await app.buildAccount({ accountType: 'admin' });
  const { body } = await app.call<{ schoolid: string }>('POST', schoolCalls.create.path, {
    token,
    body: { ...newSchool(), logo: tinyLogo },
  });
  return { params: { schoolid: body.schoolid } };
};

const known: Prepare = async ({ app }) => {
  const { token } = await app.buildAccount({ accountType: 'admin' });
  const { body } = await app.call<{ schoolid: string }>('POST', schoolCalls.create.path, {
    token,
    body: newSchool(),
  });
  return { params: { schoolid: body.schoolid } };
};

export const cases = casesOf(schoolCalls, {
  partners: { answers: everybody(200) },
  list: { answers: onlyAdmin(200) },
  divisions: { answers: signedIn(200) },
  logo: { answers: everybody(200), query: { v: '1' }, prepare: withLogo },
  create: {
    answers: onlyAdmin(201),
    body: buildSchool(),
    prepare: async () => ({ body: newSchool() }),
  },
  change: { answers: onlyAdmin(200), body: buildSchool(), prepare: known },
  remove: { answers: onlyAdmin(200), prepare: known },
});
