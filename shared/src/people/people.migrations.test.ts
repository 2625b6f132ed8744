import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import blocks1 from './stored/discussion-blocks.v1.json' with { type: 'json' };
import settings1 from './stored/people-settings.v1.json' with { type: 'json' };
import settings2 from './stored/people-settings.v2.json' with { type: 'json' };
import { storedBlocks, storedPeopleSettings } from './people.migrations.ts';

proveStoredShape(storedPeopleSettings, [settings1, settings2]);
proveStoredShape(storedBlocks, [blocks1]);
