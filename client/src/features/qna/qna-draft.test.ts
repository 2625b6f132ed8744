import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedQnaDraft } from './qna-draft.ts';
import draft1 from './stored/qna-draft.v1.json' with { type: 'json' };

proveStoredShape(storedQnaDraft, [draft1]);
