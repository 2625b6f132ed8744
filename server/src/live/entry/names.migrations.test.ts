import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedName } from './names.migrations.ts';
import name1 from './stored/participant-name.v1.json' with { type: 'json' };

proveStoredShape(storedName, [name1]);
