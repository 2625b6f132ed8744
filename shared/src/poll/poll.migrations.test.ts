import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedPollAnswer, storedPollDefinition, storedPollState } from './poll.migrations.ts';
import answer1 from './stored/poll-answer.v1.json' with { type: 'json' };
import definition1 from './stored/poll-definition.v1.json' with { type: 'json' };
import definition2 from './stored/poll-definition.v2.json' with { type: 'json' };
import state1 from './stored/poll-state.v1.json' with { type: 'json' };

proveStoredShape(storedPollDefinition, [definition1, definition2]);
proveStoredShape(storedPollState, [state1]);
proveStoredShape(storedPollAnswer, [answer1]);
