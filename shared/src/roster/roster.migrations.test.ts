import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import rosters1 from './stored/rosters.v1.json' with { type: 'json' };
import { storedRosters } from './roster.migrations.ts';

proveStoredShape(storedRosters, [rosters1]);
