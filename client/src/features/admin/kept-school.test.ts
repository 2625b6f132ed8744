import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedSchoolDraft } from './kept-school.ts';
import school1 from './stored/school-draft.v1.json' with { type: 'json' };
import school2 from './stored/school-draft.v2.json' with { type: 'json' };
import school3 from './stored/school-draft.v3.json' with { type: 'json' };
import school4 from './stored/school-draft.v4.json' with { type: 'json' };

proveStoredShape(storedSchoolDraft, [school1, school2, school3, school4]);
