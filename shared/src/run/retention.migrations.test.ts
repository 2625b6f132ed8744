import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import retention1 from './stored/retention.v1.json' with { type: 'json' };
import { storedRetention } from './retention.migrations.ts';

proveStoredShape(storedRetention, [retention1]);
