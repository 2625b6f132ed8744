import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import answer1 from './stored/qna-answer.v1.json' with { type: 'json' };
import question1 from './stored/qna-question.v1.json' with { type: 'json' };
import space1 from './stored/qna-space.v1.json' with { type: 'json' };
import { storedAnswer, storedQnaSpace, storedQuestion } from './qna.migrations.ts';

proveStoredShape(storedQuestion, [question1]);
proveStoredShape(storedAnswer, [answer1]);
proveStoredShape(storedQnaSpace, [space1]);
