import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { AppError } from '../../../../core/app-error.ts';
import { FreshKeys } from './fresh-keys.ts';

const { StripeAPIError, StripeConnectionError } = Stripe.errors;
const failed = (cause: unknown) => new AppError('UNAVAILABLE', 'It does not answer.', { cause });
const broken = failed(new StripeAPIError({ type: 'api_error', statusCode: 500 } as never));
const inUse = failed(new StripeAPIError({ type: 'api_error', statusCode: 409 } as never));
const away = failed(new StripeConnectionError({ message: 'No.' }));

/** What is asked under a key, with what comes of it; the keys that went out. */
const openKeys = () => {
  const keys = new FreshKeys();
  const sent: string[] = [];
  const ask = (key: string, failure: Error | null = null) =>
    keys
      .ask(key, async (each) => {
        sent.push(each);
        if (failure !== null) throw failure;
        return 'done';
      })
      .catch((error: unknown) => error);
  return { sent, ask };
};

test('a key over which Stripe broke down is used no more, whatever comes of the next one', async () => {
  const { sent, ask } = openKeys();
  expect(await ask('a', broken)).toBe(broken);
  expect(await ask('a', broken)).toBe(broken);
  expect(await ask('a')).toBe('done');
  // What was done is done once: asked again, it is the same.
  expect(await ask('a')).toBe('done');
  expect(await ask('b')).toBe('done');
  expect(sent).toEqual(['a', 'a:1', 'a:2', 'a:2', 'b']);
});

test('where nobody knows what came of it, or it is just being done, the key stays', async () => {
  const { sent, ask } = openKeys();
  for (const failure of [away, inUse, new Error('Of ours.')]) {
    expect(await ask('a', failure)).toBe(failure);
  }
  expect(await ask('a')).toBe('done');
  expect(new Set(sent)).toEqual(new Set(['a']));
});
