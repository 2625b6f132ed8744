import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedAttendance } from '../attendance/attendance.migrations.ts';
import { storedRoom } from './room.model.ts';
import attendance1 from './stored/attendance.v1.json' with { type: 'json' };
import attendance2 from './stored/attendance.v2.json' with { type: 'json' };
import room1 from './stored/room.v1.json' with { type: 'json' };
import room2 from './stored/room.v2.json' with { type: 'json' };
import room3 from './stored/room.v3.json' with { type: 'json' };
import room4 from './stored/room.v4.json' with { type: 'json' };
import room5 from './stored/room.v5.json' with { type: 'json' };
import room6 from './stored/room.v6.json' with { type: 'json' };

proveStoredShape(storedRoom, [room1, room2, room3, room4, room5, room6]);
proveStoredShape(storedAttendance, [attendance1, attendance2]);
