import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedResume } from './resume.migrations.ts';
import resume1 from './stored/resume.v1.json' with { type: 'json' };

proveStoredShape(storedResume, [resume1]);
