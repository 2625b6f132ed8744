import { readStored } from '@sets/shared/core/stored-shape.ts';
import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { expect, it } from 'vitest';
import { storedRoot } from './root.migrations.ts';
import root1 from './stored/root.v1.json' with { type: 'json' };

proveStoredShape(storedRoot, [root1]);

it.each([root1])('nothing of what an older page kept is dropped', (kept) => {
  expect(readStored(storedRoot, kept)).toEqual({ ok: true, value: kept });
});
