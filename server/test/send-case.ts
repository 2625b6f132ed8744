import type { Route } from '../src/core/route.ts';
import type { Prepared } from './call-case.ts';
import { caseOf } from './call-cases.ts';
import type { Person, TestApp } from './start-test-app.ts';

const pathOf = (path: string, params: Prepared['params'] = {}): string =>
  path.replaceAll(/:(\w+)/g, (_placeholder, name: string) => params[name] ?? 'missing');

/** Makes a call as its case says, about what was prepared for it; answers the status. */
export const sendCase = async (
  app: Pick<TestApp, 'call'>,
  route: Route,
  prepared: Prepared,
  actor: Pick<Person, 'token'> | null,
): Promise<number> => {
  const { body, query } = caseOf(route);
  const { params, headers } = prepared;
  const named = Object.entries({ ...query, ...prepared.query }) as [string, string][];
  const asked = new URLSearchParams(named).toString();
  const takes = route.body !== undefined;
  const answer = await app.call(
    route.method.toUpperCase(),
    `${pathOf(route.path, params)}?${asked}`,
    {
      token: actor?.token,
      ...(takes ? { body: prepared.body ?? body } : {}),
      ...(headers === undefined ? {} : { headers }),
    },
  );
  return answer.status;
};
