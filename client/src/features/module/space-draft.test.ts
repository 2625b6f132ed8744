import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedSpaceDraft } from './space-draft.ts';
import draft1 from './stored/space-draft.v1.json' with { type: 'json' };
import draft2 from './stored/space-draft.v2.json' with { type: 'json' };

proveStoredShape(storedSpaceDraft, [draft1, draft2]);
