import type { Person, TestApp } from './start-test-app.ts';

/** Somebody logs in again: a session does not last as long as some things take. */
export const backAgain = async (app: Pick<TestApp, 'call'>, person: Person): Promise<Person> => {
  const { email, password } = person;
  const body = { email, password };
  const { token } = (await app.call<{ token: string }>('POST', '/api/user/login', { body })).body;
  return { ...person, token };
};
