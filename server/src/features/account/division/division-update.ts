import { isDeepStrictEqual } from 'node:util';
import type { Claim, DivisionProof, Settled } from './division-rules.ts';

/** The claim of an account that was read. */
export const storedClaim = (account: Claim): Claim => {
  const { emailKey, verified, school, personalDivision, divisionProof, divisionAskedAt } = account;
  const proof = divisionProof && proofAlone(divisionProof);
  return {
    emailKey,
    verified,
    school,
    personalDivision,
    divisionProof: proof,
    divisionAskedAt,
  };
};

/** Without what a newer version keeps beside it. */
const proofAlone = ({ by, emailKey, school, division }: DivisionProof): DivisionProof => ({
  by,
  emailKey,
  school,
  division,
});

/**
 * Writes what an account holds of its division, where the account is still as it was read; null where
 * nothing changes.
 */
export const divisionUpdate = (
  account: Claim & { readonly _id: string },
  { personalDivision, divisionProof, divisionAskedAt }: Settled,
) => {
  const before = storedClaim(account);
  const now = { ...before, personalDivision, divisionProof, divisionAskedAt };
  if (isDeepStrictEqual(before, now)) return null;
  const { _id, emailKey, verified, school } = account;
  const said = account.personalDivision.division;
  const update = {
    $set: {
      // By field: what a newer version keeps beside them stays.
      'personalDivision.verified': personalDivision.verified,
      'personalDivision.division': personalDivision.division,
      divisionProof,
      divisionAskedAt,
    },
  };
  const filter = {
    _id,
    emailKey,
    verified,
    school,
    // An account from before there were divisions has none.
    'personalDivision.division': said === '' ? { $in: ['', null] } : said,
  };
  return { filter, update };
};
