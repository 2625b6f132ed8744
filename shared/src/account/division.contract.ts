import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { lineUpTo, oneLine, requiredLine } from '../core/text.ts';
import { emailDomain } from '../core/email-domain.ts';

export const divisionLimits = {
  /** In characters. */
  name: 80,
  /** Of a school. */
  divisions: 200,
  /** Of a division. */
  domains: 20,
} as const;

/** What makes two spellings the same division. */
export const divisionKey = (name: string): string => oneLine(name).toLowerCase();

/** A division of a school, such as a faculty or a year. */
export const division = z.strictObject({
  name: requiredLine(divisionLimits.name),
  /** E-mail domains, of the school or below them, whose people are of this division. */
  domains: z.array(emailDomain).check(z.maxLength(divisionLimits.domains)),
});
export type Division = z.infer<typeof division>;

/** The divisions of a school, in the order in which they are offered. */
export const divisions = z
  .array(division)
  .check(z.maxLength(divisionLimits.divisions, `At most ${divisionLimits.divisions} divisions.`));

/** Reply of `GET /api/schools/mine/divisions`: 'NA' and none for who is of no school. */
export const ownDivisions = z.strictObject({ school: z.string(), divisions: z.array(z.string()) });

/** Body of `PUT /api/user/updatedivision`: one of one's school's, or '' for none. */
export const divisionChange = z.strictObject({
  division: lineUpTo(divisionLimits.name),
});

/** Somebody who says that they are of a division, which nobody has confirmed. Times are milliseconds since the epoch. */
export const waitingPerson = z.strictObject({
  userid: id,
  username: z.string(),
  email: z.string(),
  school: z.string(),
  division: z.string(),
  askedAt: z.int(),
});
export type WaitingPerson = z.infer<typeof waitingPerson>;

/** A page of `GET /api/admin/divisions`, newest first; `next` asks for the one after, null at the end. */
export const waitingPage = z.strictObject({
  people: z.array(waitingPerson),
  next: z.nullable(z.string()),
});

/** Body of `PUT /api/admin/people/:userid/division`: what the admin read there, and whether it is so. */
export const divisionDecision = z.strictObject({ division: z.string(), confirmed: z.boolean() });
export type DivisionDecision = z.infer<typeof divisionDecision>;
