import { newId } from '../src/core/new-id.ts';
import type { TestApp } from './start-test-app.ts';

/** A job in the dead list, as the store has it; its id. */
export const putDeadJob = async (
  { inStore }: Pick<TestApp, 'inStore'>,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const _id = newId();
  const at = new Date(2_000_000_000_000);
  const job = {
    _id,
    v: 1,
    kind: 'mail',
    version: 1,
    payload: 'sealed by somebody else',
    tries: 6,
    held: null,
    at,
    staleAt: new Date(at.getTime() + 24 * 60 * 60_000),
    diedAt: at,
    code: 'ECONNECTION',
    expiresAt: new Date(at.getTime() + 30 * 24 * 60 * 60_000),
    ...overrides,
  };
  await inStore((connection) => connection.collection<{ _id: string }>('jobs').insertOne(job));
  return _id;
};
