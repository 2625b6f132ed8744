import * as z from 'zod/mini';
import { id, joinCode, slot } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { feedCalls } from './feed.ts';
import { notice, ownAnswer } from './notices.ts';
import { placeCalls } from './places.ts';
import { screenTheme } from '../core/look.ts';
import { place, roomInfo } from './room.ts';

/**
 * Who may send a request: `anyone` connected; `account`: signed in; `host`, `phone`: seated in the
 * room that the request names, as that; `seated`: seated there, or in a place that is no room, as whatever.
 */
export const requestRoles = ['anyone', 'account', 'host', 'phone', 'seated'] as const;
export type RequestRole = (typeof requestRoles)[number];

/** How a request is declared; the server cannot answer one that leaves something out. */
export interface RequestDeclaration {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  readonly role: RequestRole;
  /** At most `count` in `seconds` for one account, or one guest's connection; above it: RATE_LIMITED. */
  readonly limit: { readonly count: number; readonly seconds: number };
}

const definitionRef = z.strictObject({
  activity: z.string().check(z.maxLength(40)),
  definitionId: id,
});
const codeRef = z.strictObject({ code: joinCode });
const seatReply = {
  room: roomInfo,
  /** What was missed since `since`, or the newest notice of each name. */
  notices: z.array(notice),
} as const;
const signed = z.string().check(z.minLength(1), z.maxLength(2_048));

export const requests = {
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
      /** What is this participant's own in the run that is on; null where nothing is on. */
      own: z.nullable(
        z.strictObject({
          runId: id,
          /** Their answers, newest revision for each slot. */
          answers: z.array(ownAnswer),
          /** What they alone are told, where the activity tells something. */
          me: z.optional(z.unknown()),
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
  /** Come into a place that is no room, to follow its feeds; `room:leave` leaves it. */
  'place:enter': { ...placeCalls.enter, role: 'anyone', limit: { count: 60, seconds: 60 } },
  /** Follow a feed of the room from now on, and get what was missed. */
  'feed:follow': { ...feedCalls.follow, role: 'seated', limit: { count: 60, seconds: 60 } },
  /** Older entries of a feed. */
  'feed:page': { ...feedCalls.page, role: 'seated', limit: { count: 120, seconds: 60 } },
  /** Add an entry. Acknowledged only when it is on disk. */
  'feed:post': { ...feedCalls.post, role: 'seated', limit: { count: 60, seconds: 10 } },
  /** Change an entry, or remove it. Acknowledged only when that is on disk. */
  'feed:change': { ...feedCalls.change, role: 'seated', limit: { count: 60, seconds: 10 } },
  /** Tell the others who follow what only decorates; it may be lost. */
  'feed:signal': { ...feedCalls.signal, role: 'seated', limit: { count: 150, seconds: 10 } },
  /** The server's clock, to learn one's offset to it. */
  'clock:sync': {
    input: z.strictObject({}),
    output: z.strictObject({ now: z.int() }),
    role: 'anyone',
    limit: { count: 60, seconds: 60 },
  },
} as const satisfies Record<string, RequestDeclaration>;

export type Requests = typeof requests;
export type RequestName = keyof Requests;
export const requestNames = Object.keys(requests) as RequestName[];
export type RequestInput<Name extends RequestName> = z.infer<Requests[Name]['input']>;
export type RequestOutput<Name extends RequestName> = z.infer<Requests[Name]['output']>;

/** Longest message that the server reads, in bytes. */
export const maxMessageBytes = limits.messageBytes;
