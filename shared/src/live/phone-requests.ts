import * as z from 'zod/mini';
import { id, joinCode, slot } from '../core/ids.ts';
import { participantName, seatedBy } from './entry.ts';
import { ownAnswer } from './notices.ts';
import { definitionRef, type RequestDeclaration, seatReply } from './request-declaration.ts';
import { place } from './room.ts';

const codeRef = z.strictObject({ code: joinCode });
const signed = z.string().check(z.minLength(1), z.maxLength(2_048));

/**
 * The requests that every phone sends. It loads no other declarations with its page; those of feeds
 * and of the pulse come with what sends them.
 */
export const phoneRequests = {
  /** Join to answer, or come back with the ticket of the first time. */
  'room:join': {
    input: z.strictObject({
      /** Its code, or what is presented in it. */
      room: z.union([codeRef, definitionRef]),
      ticket: z.optional(signed),
      since: z.optional(place),
    }),
    output: z.strictObject({
      ...seatReply,
      /** To be kept by the phone: names the participant for this room. */
      ticket: signed,
      participant: id,
      by: seatedBy,
      /** What is this participant's own in the run that is on; null where nothing is on. */
      own: z.nullable(
        z.strictObject({
          runId: id,
          /** Their answers, newest revision for each slot. */
          answers: z.array(ownAnswer),
          /** What they alone are told, where the activity tells something. */
          me: z.optional(z.unknown()),
          /** What they are called in it, where it asks for a name and they have said one; '' where a host took them out. */
          name: z.optional(z.string()),
        }),
      ),
    }),
    role: 'anyone',
    limit: { count: 40, seconds: 60 },
  },
  /** Leave the seat that this connection has in a room, if it has one. */
  'room:leave': {
    input: z.strictObject({ roomId: id }),
    output: z.strictObject({}),
    role: 'anyone',
    limit: { count: 60, seconds: 60 },
  },
  /** Say what one is called in a run that asks for it, or say it otherwise. Acknowledged only when it is on disk. */
  'run:name': {
    input: z.strictObject({ roomId: id, runId: id, name: participantName }),
    output: z.strictObject({
      name: z.string(),
      /** Nobody but the host sees it before they let it through. */
      waits: z.optional(z.literal(true)),
    }),
    role: 'phone',
    limit: { count: 20, seconds: 60 },
  },
  /** Answer, or change the answer. Acknowledged only when it is on disk. */
  'answer:submit': {
    input: z.strictObject({
      roomId: id,
      runId: id,
      slot,
      /** Names this attempt: sent again after a lost connection, it counts once. */
      attempt: id,
      /** One more than the highest revision of this answer that the phone knows. */
      revision: z.int().check(z.positive(), z.lt(1_000_000)),
      value: z.unknown(),
      /** When the phone showed what was asked, in milliseconds of the server's clock. */
      shownAt: z.optional(z.int().check(z.nonnegative())),
      /** When the person tapped, in milliseconds of the server's clock. */
      tappedAt: z.int().check(z.nonnegative()),
    }),
    output: z.strictObject({
      /** What is counted now: this answer, or a newer one of the same person. */
      answer: ownAnswer,
      me: z.optional(z.unknown()),
    }),
    role: 'phone',
    limit: { count: 60, seconds: 10 },
  },
  /** The server's clock, to learn one's offset to it. */
  'clock:sync': {
    input: z.strictObject({}),
    output: z.strictObject({ now: z.int() }),
    role: 'anyone',
    limit: { count: 60, seconds: 60 },
  },
} as const satisfies Record<string, RequestDeclaration>;
