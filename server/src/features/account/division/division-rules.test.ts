import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Claim,
  type DivisionProof,
  type DivisionsOfSchool,
  isConfirmed,
  settled,
} from './division-rules.ts';

/*
 * Few values, so that what is drawn meets: an address that a rule fits, one that none does, two
 * schools, divisions that differ in letters alone.
 */
const now = new Date('2026-11-22T12:00:00Z');
const earlier = new Date('2026-11-01T12:00:00Z');
const address = fc.constantFrom('ann@eng.uni.example', 'ann@uni.example', 'ann@other.example');
const schoolName = fc.constantFrom('Uni', 'Other', 'NA');
const divisionName = fc.constantFrom('Engineering', 'engineering', 'Arts', '');
const proof: fc.Arbitrary<DivisionProof> = fc.record({
  by: fc.constantFrom('rule', 'admin'),
  emailKey: address,
  school: schoolName,
  division: divisionName,
});
const claim: fc.Arbitrary<Claim> = fc.record({
  emailKey: address,
  verified: fc.boolean(),
  school: schoolName,
  personalDivision: fc.record({ verified: fc.boolean(), division: divisionName }),
  divisionProof: fc.option(proof),
  divisionAskedAt: fc.option(fc.constant(earlier)),
});
const engineersBy: DivisionsOfSchool['ofAddress'] = (email) =>
  email.endsWith('@eng.uni.example') ? 'Engineering' : null;
const list: fc.Arbitrary<DivisionsOfSchool | null> = fc.option(
  fc.record({
    names: fc.subarray(['Engineering', 'Arts']),
    ofAddress: fc.constantFrom(engineersBy, () => null),
  }),
);
const key = (name: string): string => name.toLowerCase();
const has = (school: DivisionsOfSchool | null, division: string): boolean =>
  school !== null && school.names.some((name) => key(name) === key(division));

test('it counts only by a proven address, for what the school has, by a rule or by an admin who confirmed just that', () => {
  fc.assert(
    fc.property(claim, list, (before, school) => {
      const after = { ...before, ...settled(before, school, now) };
      const { division } = before.personalDivision;
      const byRule = school?.ofAddress(before.emailKey) ?? '';
      const byAdmin = before.divisionProof;
      const isRight =
        before.verified &&
        division !== '' &&
        has(school, division) &&
        (key(byRule) === key(division) ||
          (byAdmin?.by === 'admin' &&
            byAdmin.emailKey === before.emailKey &&
            byAdmin.school === before.school &&
            key(byAdmin.division) === key(division)));
      expect(isConfirmed(after)).toBe(isRight);
      expect(after.personalDivision.verified).toBe(isRight);
    }),
    { numRuns: 2_000 },
  );
});

test('who could be confirmed and is not waits, since they asked; nobody else does', () => {
  fc.assert(
    fc.property(claim, list, (before, school) => {
      const after = settled(before, school, now);
      const could = before.verified && has(school, before.personalDivision.division);
      const since = before.divisionAskedAt ?? now;
      const waits = could && !after.personalDivision.verified;
      expect(after.divisionAskedAt).toEqual(waits ? since : null);
    }),
    { numRuns: 1_000 },
  );
});

test('what a person said stays what they said, and settling once more changes nothing', () => {
  fc.assert(
    fc.property(claim, list, (before, school) => {
      const once = settled(before, school, now);
      expect(key(once.personalDivision.division)).toBe(key(before.personalDivision.division));
      const later = new Date(now.getTime() + 1);
      expect(settled({ ...before, ...once }, school, later)).toEqual(once);
    }),
    { numRuns: 1_000 },
  );
});

test('whatever changes after it was settled, without anybody hearing of it, ends it', () => {
  const change = fc.oneof(
    fc.record({ emailKey: address }),
    fc.record({ school: schoolName }),
    fc.record({ verified: fc.boolean() }),
    fc.record({ personalDivision: fc.record({ verified: fc.boolean(), division: divisionName }) }),
  );
  fc.assert(
    fc.property(claim, list, change, (before, school, changed) => {
      const was: Claim = { ...before, ...settled(before, school, now) };
      const is: Claim = { ...was, ...changed };
      const isSame =
        is.emailKey === was.emailKey &&
        is.school === was.school &&
        is.verified &&
        is.personalDivision.verified &&
        key(is.personalDivision.division) === key(was.personalDivision.division);
      if (!isSame) expect(isConfirmed(is)).toBe(false);
      if (isSame && isConfirmed(was)) expect(isConfirmed(is)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
