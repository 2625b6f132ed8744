import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedLog } from './weeklog.migrations.ts';
import log1 from './stored/week-log.v1.json' with { type: 'json' };

proveStoredShape(storedLog, [log1]);
