import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedItemForm } from './item/item-draft.ts';
import { storedStallForm } from './stall/stall-draft.ts';
import item1 from './stored/item-form.v1.json' with { type: 'json' };
import stall1 from './stored/stall-form.v1.json' with { type: 'json' };

proveStoredShape(storedStallForm, [stall1]);
proveStoredShape(storedItemForm, [item1]);
