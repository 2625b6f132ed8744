import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import answer1 from './stored/qna-answer.v1.json' with { type: 'json' };
import question1 from './stored/qna-question.v1.json' with { type: 'json' };
import { storedAnswer, storedQuestion } from './qna.migrations.ts';

proveStoredShape(storedQuestion, [question1]);
proveStoredShape(storedAnswer, [answer1]);
