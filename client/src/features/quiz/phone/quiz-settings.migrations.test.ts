import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedQuizSettings } from './quiz-settings.migrations.ts';
import settings1 from './stored/quiz-settings.v1.json' with { type: 'json' };

proveStoredShape(storedQuizSettings, [settings1]);
