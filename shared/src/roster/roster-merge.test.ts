import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedLineUp, withRosterChange } from './roster-merge.ts';

const names = fc.array(fc.constantFrom('Ada', 'Alan', 'Grace', 'Linus'), { maxLength: 8 });
const many = (lineUp: readonly string[], name: string): number =>
  lineUp.filter((each) => each === name).length;

describe('a line-up that two devices changed', () => {
  it('is that of the one where the other changed nothing, in its order', () => {
    fc.assert(
      fc.property(names, names, (before, after) => {
        expect(mergedLineUp(before, after, before)).toEqual(after);
        expect(mergedLineUp(before, before, after).toSorted()).toEqual(after.toSorted());
      }),
    );
  });

  it('loses nobody whom either added, and has nobody whom neither has', () => {
    fc.assert(
      fc.property(names, names, names, (before, here, there) => {
        const merged = mergedLineUp(before, here, there);
        for (const name of ['Ada', 'Alan', 'Grace', 'Linus']) {
          const [was, ours, theirs] = [many(before, name), many(here, name), many(there, name)];
          if (ours > was) expect(many(merged, name)).toBeGreaterThanOrEqual(ours);
          if (theirs > was) expect(many(merged, name)).toBeGreaterThanOrEqual(theirs);
          expect(many(merged, name)).toBeLessThanOrEqual(Math.max(ours, theirs));
          if (ours <= was && theirs <= was) expect(many(merged, name)).toBe(Math.min(ours, theirs));
        }
      }),
    );
  });

  it('stays the same when it is told twice: a reply may be lost', () => {
    fc.assert(
      fc.property(names, names, names, (before, here, there) => {
        const once = mergedLineUp(before, here, there);
        expect(mergedLineUp(before, here, once)).toEqual(once);
      }),
    );
  });

  it('keeps two people of one name apart', () => {
    expect(mergedLineUp(['Ada'], ['Ada', 'Ada'], ['Ada', 'Grace'])).toEqual([
      'Ada',
      'Ada',
      'Grace',
    ]);
  });
});

describe('the lists of an account', () => {
  const monday = { rosterName: 'Monday', lineUp: ['Ada'] };
  const friday = { rosterName: 'Friday', lineUp: ['Grace'] };

  it('gain one, and lose one', () => {
    const both = withRosterChange([monday], { ...friday, before: null, after: friday.lineUp });
    expect(both).toEqual([monday, friday]);
    const removed = { rosterName: 'Monday', before: ['Ada'], after: null };
    expect(withRosterChange(both, removed)).toEqual([friday]);
    expect(withRosterChange([friday], removed)).toEqual([friday]);
  });

  it('change one where it stands', () => {
    const change = { rosterName: 'Monday', before: ['Ada'], after: ['Alan', 'Ada'] };
    expect(withRosterChange([monday, friday], change)).toEqual([
      { rosterName: 'Monday', lineUp: ['Alan', 'Ada'] },
      friday,
    ]);
  });

  it('of two that were begun under one name have all names', () => {
    const change = { rosterName: 'Monday', before: null, after: ['Alan', 'Ada'] };
    expect(withRosterChange([monday], change)[0]?.lineUp).toEqual(['Alan', 'Ada']);
    const other = { rosterName: 'Monday', before: null, after: ['Alan'] };
    expect(withRosterChange([monday], other)[0]?.lineUp).toEqual(['Alan', 'Ada']);
  });

  it('do not get back what was removed, from a device that did not know it', () => {
    const late = { rosterName: 'Monday', before: ['Ada'], after: ['Ada', 'Alan'] };
    expect(withRosterChange([friday], late)).toEqual([friday]);
  });
});
