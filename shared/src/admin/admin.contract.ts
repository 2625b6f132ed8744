import * as z from 'zod/mini';
import { accountType, personalDivision } from '../account/account.contract.ts';
import { premium } from '../account/premium.contract.ts';
import { id } from '../core/ids.ts';

/** Credits that an account may be given. */
export const mostCredits = 100_000;

/** Query of `GET /api/admin/people`. `search` looks in names and e-mail addresses. */
export const peopleQuery = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(120))),
  accountType: z.optional(accountType),
  before: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, 'Not a place in a list.'))),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** An account, as admins see it. Times are milliseconds since the epoch. */
export const person = z.strictObject({
  userid: id,
  username: z.string(),
  email: z.string(),
  accountType,
  verified: z.boolean(),
  school: z.string(),
  division: personalDivision,
  locked: z.boolean(),
  premium,
  apiCredits: z.int(),
  createdAt: z.int(),
});
export type Person = z.infer<typeof person>;

export const peoplePage = z.strictObject({
  people: z.array(person),
  /** How many fit the search. */
  total: z.int(),
  next: z.nullable(z.string()),
});
export type PeoplePage = z.infer<typeof peoplePage>;

export const personRef = z.strictObject({ userid: id });

/** Body of `PUT /api/admin/people/:userid/role`. */
export const roleChange = z.strictObject({ accountType });
/** Body of `PUT /api/admin/people/:userid/lock`. Whoever is locked is signed out, and stays out. */
export const lockChange = z.strictObject({ locked: z.boolean() });
/** Body of `PUT /api/admin/people/:userid/premium`: granted until then, for good (null), or taken back. */
export const premiumGrant = z.discriminatedUnion('granted', [
  z.strictObject({ granted: z.literal(true), until: z.nullable(z.int()) }),
  z.strictObject({ granted: z.literal(false) }),
]);
/** Body of `PUT /api/admin/people/:userid/credits`: what they have from then on. */
export const creditsChange = z.strictObject({
  credits: z.int().check(z.gte(0), z.lte(mostCredits)),
});
export type PremiumGrant = z.infer<typeof premiumGrant>;

/** Reply of `GET /api/admin/health`. */
export const health = z.strictObject({
  version: z.string(),
  startedAt: z.int(),
  store: z.strictObject({ kind: z.string(), answersInMs: z.nullable(z.number()) }),
  mail: z.strictObject({
    kind: z.enum(['smtp', 'catcher']),
    sent: z.int(),
    failed: z.int(),
    lastFailureAt: z.nullable(z.int()),
  }),
  payments: z.boolean(),
  live: z.strictObject({ connections: z.int(), runs: z.int() }),
  memoryBytes: z.int(),
  accounts: z.int(),
});
export type Health = z.infer<typeof health>;

/** A job that was given up: work in the background, such as a mail. */
export const deadJob = z.strictObject({
  jobid: id,
  /** What it was to do, as `mail`. */
  kind: z.string(),
  /** When it was asked for, and when it was given up. */
  at: z.int(),
  diedAt: z.int(),
  tries: z.int(),
  /** Why the last try failed: a code without names or addresses, as `EENVELOPE 550`. */
  code: z.string(),
});
export type DeadJob = z.infer<typeof deadJob>;

/** Reply of `GET /api/admin/jobs`. */
export const deadJobPage = z.strictObject({
  jobs: z.array(deadJob),
  next: z.nullable(z.string()),
});

export const jobRef = z.strictObject({ jobid: id });
