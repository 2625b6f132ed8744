import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { toAppError } from './http-failure.ts';

const named = (name: string, fields: object = {}): Error =>
  Object.assign(new Error('Something within.'), { name, ...fields });

test('a full disk is told as one: trying again would not help', () => {
  const { code, message } = toAppError(named('MongoServerError', { code: 14_031 }));
  expect({ code, message }).toEqual({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(/^The disk of the server is full/),
  });
});

test.each([
  ['no space on the disk', named('MongoServerError', { code: 14_031 }), 'UNAVAILABLE'],
  ['no primary any more', named('MongoServerError', { code: 10_107 }), 'UNAVAILABLE'],
  ['nobody answers', named('MongoServerSelectionError'), 'UNAVAILABLE'],
  ['the connection broke', named('MongoNetworkTimeoutError'), 'UNAVAILABLE'],
  ['a key that is taken', named('MongoServerError', { code: 11_000 }), 'INTERNAL'],
  ['a fault of ours', new TypeError('undefined is not a function'), 'INTERNAL'],
  ['not even an error', 'no', 'INTERNAL'],
  ['one that speaks for itself', new AppError('FULL', 'No place.'), 'FULL'],
] as const)('what a caller is told: %s', (_what, error, code) => {
  const told = toAppError(error);
  expect(told.code).toBe(code);
  expect(told.message).not.toContain('within');
});
