import { readStored } from '@sets/shared/core/stored-shape.ts';
import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { expect, it } from 'vitest';
import { storedRunResult } from './run-result.migrations.ts';
import result1 from './stored/run-result.v1.json' with { type: 'json' };
import result3 from './stored/run-result.v3.json' with { type: 'json' };
import result2 from './stored/run-result.v2.json' with { type: 'json' };

proveStoredShape(storedRunResult, [result1, result2, result3]);

it('a result says no more how many were connected', () => {
  const { v: _v, ...result } = result2;
  expect(readStored(storedRunResult, result1)).toEqual({
    ok: true,
    value: { ...result, counting: null },
  });
});
