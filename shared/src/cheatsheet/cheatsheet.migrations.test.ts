import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedSheet, storedSheetFile } from './cheatsheet.migrations.ts';
import sheet1 from './stored/cheat-sheet.v1.json' with { type: 'json' };
import file1 from './stored/cheat-sheet-file.v1.json' with { type: 'json' };

proveStoredShape(storedSheet, [sheet1]);
proveStoredShape(storedSheetFile, [file1]);
