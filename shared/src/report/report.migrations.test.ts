import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedReport } from './report.migrations.ts';
import report1 from './stored/report.v1.json' with { type: 'json' };

proveStoredShape(storedReport, [report1]);
