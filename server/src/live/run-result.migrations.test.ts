import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedRunResult } from './run-result.migrations.ts';
import result1 from './stored/run-result.v1.json' with { type: 'json' };

proveStoredShape(storedRunResult, [result1]);
