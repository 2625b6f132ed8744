import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'bson';
import { expect, test } from 'vitest';
import { Storage } from './storage.ts';
import { findLogDamage } from './write-ahead-log.ts';

test('a log is damaged where two transactions were written from a wrong frame on, and not with one', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sets-frames-'));
  const live = join(dir, 'live');
  const storage = Storage.open(live);
  for (let n = 0; n < 5; n += 1)
    storage.transaction(() =>
      storage.findOrCreate('sets', 'kept').insert(Buffer.from([n]), serialize({ _id: n })),
    );
  const log = join(dir, 'log');
  copyFileSync(join(live, 'store.db-wal'), log);
  storage.close();
  const whole = readFileSync(log);
  const frameBytes = 24 + 4096;
  const frames = Array.from({ length: Math.floor((whole.length - 32) / frameBytes) }, (_, n) => n);
  const ends = frames.filter((n) => whole.readUInt32BE(32 + n * frameBytes + 4) !== 0);
  const damageAt = (frame: number) => {
    const bytes = Buffer.from(whole);
    const at = 32 + frame * frameBytes + 100;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(log, bytes);
    return findLogDamage(log);
  };
  const [secondLast = 0, last = 0] = ends.slice(-2);
  expect(damageAt(last)).toBeUndefined();
  expect(damageAt(secondLast)).toEqual({ frame: secondLast + 1, transactions: 2 });
  rmSync(dir, { recursive: true });
});
