import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedNote } from './note.migrations.ts';
import note1 from './stored/note.v1.json' with { type: 'json' };

proveStoredShape(storedNote, [note1]);
