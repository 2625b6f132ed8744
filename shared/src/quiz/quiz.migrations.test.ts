import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedQuizAnswer, storedQuizDefinition, storedQuizState } from './quiz.migrations.ts';
import answerV1 from './stored/quiz-answer.v1.json' with { type: 'json' };
import answerV2 from './stored/quiz-answer.v2.json' with { type: 'json' };
import answer from './stored/quiz-answer.v3.json' with { type: 'json' };
import definitionV1 from './stored/quiz-definition.v1.json' with { type: 'json' };
import definitionV2 from './stored/quiz-definition.v2.json' with { type: 'json' };
import definition from './stored/quiz-definition.v3.json' with { type: 'json' };
import stateV1 from './stored/quiz-state.v1.json' with { type: 'json' };
import stateV2 from './stored/quiz-state.v2.json' with { type: 'json' };
import state from './stored/quiz-state.v3.json' with { type: 'json' };

proveStoredShape(storedQuizDefinition, [definitionV1, definitionV2, definition]);
proveStoredShape(storedQuizState, [stateV1, stateV2, state]);
proveStoredShape(storedQuizAnswer, [answerV1, answerV2, answer]);
