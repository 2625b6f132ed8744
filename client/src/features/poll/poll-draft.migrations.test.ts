import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedPollDraft } from './poll-draft.migrations.ts';
import draft1 from './stored/poll-draft.v1.json' with { type: 'json' };
import draft2 from './stored/poll-draft.v2.json' with { type: 'json' };
import draft3 from './stored/poll-draft.v3.json' with { type: 'json' };
import draft4 from './stored/poll-draft.v4.json' with { type: 'json' };
import draft5 from './stored/poll-draft.v5.json' with { type: 'json' };
import draft6 from './stored/poll-draft.v6.json' with { type: 'json' };
import draft7 from './stored/poll-draft.v7.json' with { type: 'json' };
import draft8 from './stored/poll-draft.v8.json' with { type: 'json' };
import draft9 from './stored/poll-draft.v9.json' with { type: 'json' };

proveStoredShape(storedPollDraft, [
  draft1,
  draft2,
  draft3,
  draft4,
  draft5,
  draft6,
  draft7,
  draft8,
  draft9,
]);
