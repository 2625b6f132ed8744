import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { simulatedStudents } from './rehearsal.ts';
import { definitionRef, type RequestDeclaration } from './request-declaration.ts';
import { roomInfo } from './room.ts';

/** The requests about rehearsals. */
export const rehearsalRequests = {
  /** Rehearse a definition with simulated students, in a room of its own; one that one has going on ends. */
  'rehearsal:start': {
    input: z.extend(definitionRef, { students: simulatedStudents }),
    output: z.strictObject({ room: roomInfo }),
    role: 'account',
    limit: { count: 20, seconds: 3600 },
  },
  /** End the rehearsal that this room is: soon nothing of it is left. */
  'rehearsal:end': {
    input: z.strictObject({ roomId: id }),
    output: z.strictObject({}),
    role: 'host',
    limit: { count: 60, seconds: 60 },
  },
} as const satisfies Record<string, RequestDeclaration>;
