import { proveStoredShape } from '../../core/testing/prove-stored-shape.ts';
import { storedOrder } from './order.migrations.ts';
import order1 from './stored/order.v1.json' with { type: 'json' };

proveStoredShape(storedOrder, [order1]);
