import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import practice1 from './stored/practice.v1.json' with { type: 'json' };
import practice2 from './stored/practice.v2.json' with { type: 'json' };
import opening1 from './stored/practice-opening.v1.json' with { type: 'json' };
import { storedPractice, storedPracticeOpening } from './practice.migrations.ts';

proveStoredShape(storedPractice, [practice1, practice2]);
proveStoredShape(storedPracticeOpening, [opening1]);
