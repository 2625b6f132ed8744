import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import {
  storedLiveQnaDefinition,
  storedLiveQnaState,
  storedLiveQnaVotes,
  storedLiveQuestion,
  storedPromise,
} from './live-qna.migrations.ts';
import definition1 from './stored/live-qna-definition.v1.json' with { type: 'json' };
import definition from './stored/live-qna-definition.v2.json' with { type: 'json' };
import promise from './stored/live-promise.v1.json' with { type: 'json' };
import question1 from './stored/live-qna-question.v1.json' with { type: 'json' };
import question from './stored/live-qna-question.v2.json' with { type: 'json' };
import state from './stored/live-qna-state.v1.json' with { type: 'json' };
import votes from './stored/live-qna-votes.v1.json' with { type: 'json' };

proveStoredShape(storedLiveQnaDefinition, [definition1, definition]);
proveStoredShape(storedLiveQnaState, [state]);
proveStoredShape(storedLiveQnaVotes, [votes]);
proveStoredShape(storedLiveQuestion, [question1, question]);
proveStoredShape(storedPromise, [promise]);
