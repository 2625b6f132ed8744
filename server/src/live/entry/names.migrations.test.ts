import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { expect, test } from 'vitest';
import { storedValue } from '../../core/stored-value.ts';
import { storedName } from './names.migrations.ts';
import name1 from './stored/participant-name.v1.json' with { type: 'json' };
import name2 from './stored/participant-name.v2.json' with { type: 'json' };

proveStoredShape(storedName, [name1, name2]);

test('who had said a name is called so, without a host’s say', () => {
  const { name, at } = name1;
  expect(storedValue(storedName, name1)).toEqual({ name, at, given: null, waits: false });
});
