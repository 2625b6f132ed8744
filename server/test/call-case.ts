import type { CallDeclaration, Calls, Declared, Schema } from '@sets/shared/core/call.ts';
import type * as z from 'zod/mini';
import type { AccountType } from '@sets/shared/account/account.contract.ts';
import type { MailApp } from './start-mail-app.ts';
import type { Person } from './start-test-app.ts';
import type { startStripeStandIn } from './stripe-stand-in.ts';

/*
 * What the general tests must know of a call: who may make it, a right body, and what must be there
 * before. Each feature says so of its own calls in `<feature>.cases.ts`; `call-cases.ts` gathers them.
 */

/** What is prepared for every call adds up: no plan is in the way. */
const plan = { polls: 10_000, modules: 10_000, credits: 10_000, storedMegabytes: 10_000 };
export const roomyPlans = { free: plan, premium: plan } as const;

/** What each kind of caller signs in as; null where nobody does. */
export const callers = {
  visitor: null,
  student: 'student',
  other: 'student',
  moderator: 'moderator',
  owner: 'student',
  vendor: 'vendor',
  admin: 'admin',
} as const satisfies Record<string, AccountType | null>;
export type CallerKind = keyof typeof callers;

/**
 * The status for each kind of person, who sends what is right and names something that is there.
 * `owner` is a student whose thing it is; where a call names no thing, an owner is a student like
 * any other.
 */
type Answers = Readonly<Record<CallerKind, number>>;

/** Signed in or not. */
export const everybody = (status: number): Answers => ({
  visitor: status,
  student: status,
  other: status,
  moderator: status,
  owner: status,
  vendor: status,
  admin: status,
});
/** Whoever is signed in. */
export const signedIn = (status: number): Answers => ({ ...everybody(status), visitor: 401 });
/** Nobody else, not even an admin; `others` is what they are answered. */
export const onlyOwner = (status: number, others = 403): Answers => ({
  ...signedIn(others),
  owner: status,
});
export const onlyAdmin = (status: number): Answers => ({ ...signedIn(403), admin: status });
export const onlyVendor = (status: number): Answers => ({ ...signedIn(403), vendor: status });

/** What a call is sent, once what it names is there. */
export interface Prepared {
  /** For the placeholders of its path. */
  readonly params?: Readonly<Record<string, string>>;
  /** In place of the right body. */
  readonly body?: unknown;
  /** Beside that of the case. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Record<string, string>;
}

/** The server that the calls are made to, with the mail and the payment provider around it. */
export interface Stage {
  readonly app: MailApp;
  readonly stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
}

export interface People {
  /** Who owns what the call names. */
  readonly owner: Person;
  /** Who calls; null for a visitor. */
  readonly actor: Person | null;
}

export type Prepare = (stage: Stage, people: People) => Promise<Prepared>;

/** For calls about the caller's own: a visitor has nothing of the kind. */
export const own =
  (prepare: (stage: Stage, actor: Person) => Promise<Prepared | void>): Prepare =>
  async (stage, { actor }) =>
    (actor === null ? {} : await prepare(stage, actor)) ?? {};

interface Always {
  readonly answers: Answers;
  /** After it somebody is gone, signed out, paying or not who they were. */
  readonly changesPeople?: true;
  /**
   * Of a call about a space of the owner, which is open as it is prepared: what its moderators are
   * answered, as its owner or as whoever sees it. Who does not see it is answered that it is not there.
   */
  readonly moderators?: 'as owner' | 'as others';
}

type Sent<Name extends 'body' | 'query', Is> = Is extends Schema
  ? { readonly [Each in Name]: z.input<Is> }
  : { readonly [Each in Name]?: never };

/** What must be there: for a path with placeholders what they name, for a signed body the signature. */
type Prepares<Call extends CallDeclaration> =
  Declared<Call, 'params'> extends Schema
    ? { readonly prepare: Prepare }
    : Declared<Call, 'body'> extends { readonly raw: true }
      ? { readonly prepare: Prepare }
      : { readonly prepare?: Prepare };

type CaseOf<Call extends CallDeclaration> = Always &
  Sent<'body', Declared<Call, 'body'>> &
  Sent<'query', Declared<Call, 'query'>> &
  Prepares<Call>;

/** The case of a call, whichever it is. */
export interface CallCase extends Always {
  /** As `POST /api/polls`. */
  readonly name: string;
  /** As it should be: attacks differ from it in one place. */
  readonly body?: object;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly prepare?: Prepare;
}

export const nameOf = ({ method, path }: Pick<CallDeclaration, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

/** A case for each call; one that is left out, or whose body does not fit, does not compile. */
export const casesOf = <All extends Calls>(
  calls: All,
  cases: { readonly [Name in keyof All]: CaseOf<All[Name]> },
): CallCase[] =>
  Object.entries(calls).map(([name, call]) =>
    Object.assign({ name: nameOf(call) }, cases[name] as Omit<CallCase, 'name'>),
  );
