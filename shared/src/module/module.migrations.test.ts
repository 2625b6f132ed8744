import { expect, test } from 'vitest';
import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { readStored } from '../core/stored-shape.ts';
import module1 from './stored/module.v1.json' with { type: 'json' };
import module2 from './stored/module.v2.json' with { type: 'json' };
import { storedModule } from './module.migrations.ts';

proveStoredShape(storedModule, [module1, module2]);

test('a space of before is open to everybody, as it was, and has no topics', () => {
  expect(readStored(storedModule, module1)).toEqual({
    ok: true,
    value: {
      title: 'Linear Algebra',
      description: '',
      startDate: '',
      visibility: 'open',
      division: '',
      school: 'NA',
      topics: [],
    },
  });
});
