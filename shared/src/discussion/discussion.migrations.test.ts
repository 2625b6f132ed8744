import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedMessage } from './discussion.migrations.ts';
import message1 from './stored/discussion-message.v1.json' with { type: 'json' };

proveStoredShape(storedMessage, [message1]);
