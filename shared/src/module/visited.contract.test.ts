import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitedLimit, withVisit } from './visited.contract.ts';

const entry = fc.record({ moduleid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') });
const list = fc.uniqueArray(entry, { selector: ({ moduleid }) => moduleid });

const ids = (entries: readonly { moduleid: string }[]): string[] =>
  entries.map(({ moduleid }) => moduleid);

test('a visit comes first, once, and moves nothing else', () => {
  fc.assert(
    fc.property(list, entry, (before, visit) => {
      const after = withVisit(before, visit);
      expect(after[0]).toBe(visit);
      const others = ids(before).filter((moduleid) => moduleid !== visit.moduleid);
      expect(ids(after)).toEqual([visit.moduleid, ...others]);
    }),
  );
});

test('a second visit changes nothing, and the list that was given stays as it was', () => {
  fc.assert(
    fc.property(list, entry, (before, visit) => {
      const given = [...before];
      const once = withVisit(before, visit);
      expect(withVisit(once, visit)).toEqual(once);
      expect(before).toEqual(given);
    }),
  );
});

test('it never grows beyond its limit, and forgets the oldest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: visitedLimit + 50 }), (visits) => {
      let visited: { moduleid: string }[] = [];
      for (let at = 0; at < visits; at += 1) visited = withVisit(visited, { moduleid: `m${at}` });
      expect(visited).toHaveLength(Math.min(visits, visitedLimit));
      if (visits > 0) expect(visited[0]?.moduleid).toBe(`m${visits - 1}`);
    }),
    { numRuns: 20 },
  );
});
