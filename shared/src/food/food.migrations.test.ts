import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedItem, storedStall } from './food.migrations.ts';
import item1 from './stored/menu-item.v1.json' with { type: 'json' };
import stall1 from './stored/stall.v1.json' with { type: 'json' };

proveStoredShape(storedStall, [stall1]);
proveStoredShape(storedItem, [item1]);
