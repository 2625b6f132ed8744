import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import visited1 from './stored/visited.v1.json' with { type: 'json' };
import { storedVisited } from './visited.migrations.ts';

proveStoredShape(storedVisited, [visited1]);
