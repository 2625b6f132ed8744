import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedComment, storedCommentSettings } from './comment.migrations.ts';
import comment1 from './stored/comment.v1.json' with { type: 'json' };
import settings1 from './stored/comment-settings.v1.json' with { type: 'json' };

proveStoredShape(storedComment, [comment1]);
proveStoredShape(storedCommentSettings, [settings1]);
