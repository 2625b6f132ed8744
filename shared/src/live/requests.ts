import * as z from 'zod/mini';
import { id, joinCode, slot } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { notice, ownAnswer } from './notices.ts';
import { place, runInfo } from './run.ts';

/**
 * Who may send a request: `anyone` connected; `account`: signed in; `host`, `phone`: seated in the
 * run that the request names, as that.
 */
export const requestRoles = ['anyone', 'account', 'host', 'phone'] as const;
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
const runRef = z.strictObject({ code: joinCode });
const seatReply = {
  run: runInfo,
  /** What was missed since `since`, or the newest notice of each name. */
  notices: z.array(notice),
} as const;
const signed = z.string().check(z.minLength(1), z.maxLength(2_048));

export const requests = {
  /** Start a run of a definition, or find the one that is under way. Its owner only. */
  'run:open': {
    input: definitionRef,
    output: z.strictObject({ run: runInfo }),
    role: 'account',
    limit: { count: 20, seconds: 60 },
  },
  /** Take the host's seat in a run of one's own; several devices may. */
  'run:host': {
    input: z.strictObject({ runId: id, since: z.optional(place) }),
    output: z.strictObject(seatReply),
    role: 'account',
    limit: { count: 60, seconds: 60 },
  },
  /** Watch as the screen does. */
  'run:watch': {
    input: z.strictObject({ code: joinCode, since: z.optional(place) }),
    output: z.strictObject(seatReply),
    role: 'anyone',
    limit: { count: 60, seconds: 60 },
  },
  /** Join to answer, or come back with the ticket of the first time. */
  'run:join': {
    input: z.strictObject({
      run: z.union([runRef, definitionRef]),
      ticket: z.optional(signed),
      since: z.optional(place),
    }),
    output: z.strictObject({
      ...seatReply,
      /** To be kept by the phone: names the participant for this run. */
      ticket: signed,
      participant: id,
      /** This participant's answers, newest revision for each slot. */
      answers: z.array(ownAnswer),
      /** What this participant alone is told, where the activity tells something. */
      me: z.optional(z.unknown()),
    }),
    role: 'anyone',
    limit: { count: 40, seconds: 60 },
  },
  /** Move the run on. `version` is what the host saw: a double tap is a CONFLICT, not a second step. */
  'run:command': {
    input: z.strictObject({
      runId: id,
      version: z.int().check(z.nonnegative()),
      command: z.unknown(),
    }),
    output: z.strictObject({ version: z.int() }),
    role: 'host',
    limit: { count: 120, seconds: 60 },
  },
  /** Close or open the door for people who have not joined yet. */
  'run:lock': {
    input: z.strictObject({ runId: id, locked: z.boolean() }),
    output: z.strictObject({ version: z.int() }),
    role: 'host',
    limit: { count: 60, seconds: 60 },
  },
  /** Answer, or change the answer. Acknowledged only when it is on disk. */
  'answer:submit': {
    input: z.strictObject({
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

export type Requests = typeof requests;
export type RequestName = keyof Requests;
export const requestNames = Object.keys(requests) as RequestName[];
export type RequestInput<Name extends RequestName> = z.infer<Requests[Name]['input']>;
export type RequestOutput<Name extends RequestName> = z.infer<Requests[Name]['output']>;

/** Longest message that the server reads, in bytes. */
export const maxMessageBytes = limits.messageBytes;
