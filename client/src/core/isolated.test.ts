import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('stands between a first strong isolate and its end, with nothing of it lost', () => {
  expect([...isolated('שוקו 1')].map((sign) => sign.codePointAt(0))).toEqual([
    0x2068,
    ...[...'שוקו 1'].map((sign) => sign.codePointAt(0)),
    0x2069,
  ]);
});
