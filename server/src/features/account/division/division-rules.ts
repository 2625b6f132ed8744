import { divisionKey } from '@sets/shared/account/division.contract.ts';

/*
 * When what a person says of their division counts. Pure.
 *
 * A confirmation is bound to what it was given for: the person's proven address, their school and the
 * division. Whatever changes one of them, by whichever way, makes it count no more; no event has to
 * be heard for that.
 */

/** What a division was confirmed for, and by what. */
export interface DivisionProof {
  readonly by: 'rule' | 'admin';
  readonly emailKey: string;
  readonly school: string;
  readonly division: string;
}

/** What an account holds of its division, and what that depends on. */
export interface Claim {
  readonly emailKey: string;
  /** Whether the address is proven. */
  readonly verified: boolean;
  readonly school: string;
  readonly personalDivision: { readonly verified: boolean; readonly division: string };
  readonly divisionProof: DivisionProof | null;
  /** Since when it waits for an admin; null where it does not. */
  readonly divisionAskedAt: Date | null;
}

export type Settled = Pick<Claim, 'personalDivision' | 'divisionProof' | 'divisionAskedAt'>;

/** The divisions of a school. */
export interface DivisionsOfSchool {
  readonly names: readonly string[];
  /** The division whose rule an address fits; null where none does. */
  readonly ofAddress: (email: string) => string | null;
}

/** How the list of a school writes this division; null where it does not have it. */
export const listedAs = (
  { names }: Pick<DivisionsOfSchool, 'names'>,
  division: string,
): string | null => names.find((name) => divisionKey(name) === divisionKey(division)) ?? null;

const same = (one: string, other: string): boolean => divisionKey(one) === divisionKey(other);

/** Whether a confirmation is for what the account is now. */
const isFor = (
  { emailKey, school, division }: DivisionProof,
  claim: Partial<Pick<Claim, 'emailKey' | 'school' | 'personalDivision'>>,
): boolean =>
  emailKey === claim.emailKey &&
  school === claim.school &&
  same(division, claim.personalDivision?.division ?? '');

/** Whether a person's division counts. */
export const isConfirmed = (claim: Partial<Claim>): boolean => {
  const { verified, personalDivision, divisionProof } = claim;
  if (verified !== true || personalDivision?.verified !== true) return false;
  if ((divisionProof ?? null) === null || personalDivision.division === '') return false;
  return isFor(divisionProof as DivisionProof, claim);
};

/**
 * What an account holds of its division now: confirmed where a rule or an admin did so for what it
 * is; waiting where it could be confirmed; else neither. What the person said stays what they said.
 * `school` is null where they are of none that is partnered.
 */
export const settled = (claim: Claim, school: DivisionsOfSchool | null, now: Date): Settled => {
  const { division: said } = claim.personalDivision;
  const listed = said === '' || school === null ? null : listedAs(school, said);
  if (listed === null || school === null || !claim.verified) {
    return {
      personalDivision: { verified: false, division: listed ?? said },
      divisionProof: null,
      divisionAskedAt: null,
    };
  }
  const proof = proofOf(claim, listed, school);
  return {
    personalDivision: { verified: proof !== null, division: listed },
    divisionProof: proof,
    divisionAskedAt: proof === null ? (claim.divisionAskedAt ?? now) : null,
  };
};

const proofOf = (
  claim: Claim,
  division: string,
  school: DivisionsOfSchool,
): DivisionProof | null => {
  const { emailKey, divisionProof: before } = claim;
  const proof = { emailKey, school: claim.school, division };
  // What an admin confirmed outlasts the rules.
  if (before?.by === 'admin' && isFor(before, claim)) return { by: 'admin', ...proof };
  const byRule = school.ofAddress(emailKey);
  return byRule !== null && same(byRule, division) ? { by: 'rule', ...proof } : null;
};
