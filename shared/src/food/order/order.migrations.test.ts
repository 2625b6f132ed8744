import { proveStoredShape } from '../../core/testing/prove-stored-shape.ts';
import { storedOrder } from './order.migrations.ts';
import order1 from './stored/order.v1.json' with { type: 'json' };
import order2 from './stored/order.v2.json' with { type: 'json' };

proveStoredShape(storedOrder, [order1, order2]);
