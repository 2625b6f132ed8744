import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { scrub } from './scrub.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhYmMifQ.c2lnbmF0dXJl';

const logOf = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
};

test('a line is JSON, with its level as a word and its time', () => {
  const line: unknown = JSON.parse(logOf((log) => log.info({ port: 3000 }, 'listening')));
  expect(line).toEqual({ level: 'info', time: expect.any(String), port: 3000, msg: 'listening' });
});

test('what must not be logged is masked by its name, whoever passes it', () => {
  const secrets = { token, email: 'a@b.example', answer: 'B', password: 'p4ss', url: '/?t=1' };
  const log = logOf((each) => each.warn({ ...secrets, inner: secrets, runId: 'run1' }, 'careless'));
  for (const secret of Object.values(secrets)) expect(log).not.toContain(`"${secret}"`);
  expect(log).toContain('"runId":"run1"');
});

test('tokens and addresses are masked in sentences', () => {
  expect(scrub(`no ${token} for ann@school.example at mongodb://user:pw@host/db!`)).toBe(
    'no [token] for [address] at [store]',
  );
});

test('an error is logged with its kind, its code and its place, not with what people sent', () => {
  const duplicate = new mongoose.mongo.MongoServerError({
    code: 11_000,
    errmsg: 'E11000 duplicate key { emailKey: "ann@school.example" } { title: "My title" }',
    keyValue: { emailKey: 'ann@school.example' },
  });
  const cause = new Error(`refused ${token}`);
  const log = logOf((each) => {
    each.error({ err: duplicate }, 'failed');
    each.error({ err: new Error('broken', { cause }) }, 'failed');
  });
  expect(log).toContain('"kind":"MongoServerError","code":11000');
  expect(log).toContain('log.test.ts');
  expect(log).toContain('refused [token]');
  expect(log).not.toMatch(/ann@|My title|eyJ/);
});
