import * as z from 'zod/mini';
import { embedKey } from '../core/embed-key.ts';
import { id, joinCode } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { screenTheme } from '../core/look.ts';
import { feedRequests } from './feed-requests.ts';
import { namedPerson, personChange } from './people.ts';
import { phoneRequests } from './phone-requests.ts';
import { placeCalls } from './places.ts';
import { pulseRequests } from './pulse-requests.ts';
import { rehearsalRequests } from './rehearsal-requests.ts';
import { definitionRef, type RequestDeclaration, seatReply } from './request-declaration.ts';
import { place, roomInfo } from './room.ts';

export const requests = {
  ...phoneRequests,
  ...feedRequests,
  ...pulseRequests,
  ...rehearsalRequests,
  /** Present a definition in a room of its own, or come to the one where it is presented. */
  'room:open': {
    input: definitionRef,
    output: z.strictObject({ room: roomInfo }),
    role: 'account',
    limit: { count: 200, seconds: 3600 },
  },
  /**
   * One's own rooms in which people are, where this could be put on; or, where it is under way and
   * one may host there, that room. Nothing is put on by asking.
   */
  'room:mine': {
    input: definitionRef,
    output: z.strictObject({
      /** Where it is under way; null where it is not, or where one may not host. */
      under: z.nullable(
        z.strictObject({
          room: roomInfo,
          runId: id,
          title: z.string(),
          /** What is on there: the same run, another one in its place, or nothing. */
          on: z.nullable(z.strictObject({ runId: id, title: z.string(), ended: z.boolean() })),
        }),
      ),
      /** None where it is under way. */
      rooms: z.array(
        z.strictObject({
          room: roomInfo,
          /** What is on, or was: nothing else is to be replaced where this one is chosen (`seen`). */
          runId: id,
          title: z.string(),
          /** How many are here now. */
          here: z.int().check(z.positive()),
        }),
      ),
    }),
    role: 'account',
    limit: { count: 60, seconds: 60 },
  },
  /** Take a host's seat in a room: its owner, and whoever may present what is on; several may. */
  'room:host': {
    input: z.strictObject({ roomId: id, since: z.optional(place) }),
    output: z.strictObject(seatReply),
    role: 'account',
    limit: { count: 60, seconds: 60 },
  },
  /** Watch as the screen does. */
  'room:watch': {
    input: z.strictObject({ code: joinCode, since: z.optional(place) }),
    output: z.strictObject(seatReply),
    role: 'anyone',
    limit: { count: 60, seconds: 60 },
  },
  /** Watch as the screen does, by an embed link: for frames in pages of others. */
  'room:embed': {
    input: z.strictObject({ key: embedKey, since: z.optional(place) }),
    output: z.strictObject(seatReply),
    role: 'anyone',
    limit: { count: 60, seconds: 60 },
  },
  /** Put a definition on in the room: a new run, or the one that was under way there. */
  'room:start': {
    input: z.extend(definitionRef, {
      roomId: id,
      /** The run that the host saw on, or null; where another one is on by now: CONFLICT. */
      seen: z.optional(z.nullable(id)),
    }),
    output: z.strictObject({ runId: id }),
    role: 'host',
    limit: { count: 200, seconds: 3600 },
  },
  /**
   * Go back to what was on before: it goes on where it was, or with what follows what it made room
   * for. `seen`: what the host saw on, or null; where another one is on by now: CONFLICT.
   */
  'room:back': {
    input: z.strictObject({ roomId: id, runId: id, seen: z.nullable(id) }),
    output: z.strictObject({}),
    role: 'host',
    limit: { count: 200, seconds: 3600 },
  },
  /** Choose how the screen looks; a room without a school's colour has no theme of a school. */
  'room:theme': {
    input: z.strictObject({ roomId: id, theme: screenTheme }),
    output: z.strictObject({}),
    role: 'host',
    limit: { count: 60, seconds: 60 },
  },
  /** Close or open the door for people who have not joined yet. */
  'room:lock': {
    input: z.strictObject({ roomId: id, locked: z.boolean() }),
    output: z.strictObject({}),
    role: 'host',
    limit: { count: 60, seconds: 60 },
  },
  /** Leave everybody of a burst of joins out of the count, or count them again. */
  'room:exclude': {
    input: z.strictObject({ roomId: id, burst: id, excluded: z.boolean() }),
    output: z.strictObject({}),
    role: 'host',
    limit: { count: 60, seconds: 60 },
  },
  /** Who takes part in a run that asks for names, in the order of their names. */
  'run:names': {
    input: z.strictObject({ roomId: id, runId: id }),
    output: z.strictObject({
      /** At most `limits.namesShown`; whoever waits for the host, then who is here, comes first where there are more. */
      people: z.array(namedPerson),
      /** How many there are. */
      total: z.int(),
      /** How many of them are here. */
      here: z.int(),
    }),
    role: 'host',
    limit: { count: 60, seconds: 60 },
  },
  /** Change something of one of them, for this run or for the room. Acknowledged only when it is on disk. */
  'run:person': {
    input: z.strictObject({ roomId: id, runId: id, person: id, change: personChange }),
    output: z.strictObject({}),
    role: 'host',
    limit: { count: 120, seconds: 60 },
  },
  /** Move the run on. `version` is what the host saw: a double tap is a CONFLICT, not a second step. */
  'run:command': {
    input: z.strictObject({
      roomId: id,
      runId: id,
      version: z.int().check(z.nonnegative()),
      command: z.unknown(),
    }),
    output: z.strictObject({ version: z.int() }),
    role: 'host',
    limit: { count: 120, seconds: 60 },
  },
  /** Come into a place that is no room, to follow its feeds; `room:leave` leaves it. */
  'place:enter': { ...placeCalls.enter, role: 'anyone', limit: { count: 60, seconds: 60 } },
} as const satisfies Record<string, RequestDeclaration>;

export type Requests = typeof requests;
export type RequestName = keyof Requests;
export const requestNames = Object.keys(requests) as RequestName[];
export type RequestInput<Name extends RequestName> = z.infer<Requests[Name]['input']>;
export type RequestOutput<Name extends RequestName> = z.infer<Requests[Name]['output']>;

/** Longest message that the server reads, in bytes. */
export const maxMessageBytes = limits.messageBytes;
