import { expect, test } from 'vitest';
import { addressUndoGoodForMs, newPasswordMs } from '../account-rates.ts';
import { deletionWait } from './deletion-wait.ts';

const now = Date.UTC(2026, 10, 22, 12);
const held = (ms: number) => ({ heldUntil: new Date(now + ms) });

test('nothing was changed lately: an account can be deleted', () => {
  expect(deletionWait({ passwordSetAt: null }, [], now)).toBeNull();
  expect(deletionWait({ passwordSetAt: now - newPasswordMs }, [held(0)], now)).toBeNull();
});

test('a password that a session has set deletes nothing for a day', () => {
  const text = deletionWait({ passwordSetAt: now - 1 }, [], now);
  expect(text).toMatch(/^The password .* from November 23, 2026.*UTC\. Sooner with a password/);
  expect(deletionWait({ passwordSetAt: now - newPasswordMs + 1 }, [], now)).not.toBeNull();
});

test('as long as an address can be taken back, nothing is deleted', () => {
  const text = deletionWait({ passwordSetAt: now }, [held(addressUndoGoodForMs)], now);
  expect(text).toMatch(/^The address .* from November 29, 2026.*UTC\.$/);
});
