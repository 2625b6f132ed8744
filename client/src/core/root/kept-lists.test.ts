import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../test/signed-in.ts';
import { keptLists } from './kept-lists.ts';
import { purgeRoot, useRoot } from './root-store.ts';

beforeEach(purgeRoot);

const visited = () => useRoot.getState().visitedModules.map(({ moduleid }) => moduleid);
const rosters = () => useRoot.getState().nameRoulette;

it('a visited module comes first and is in the list once', () => {
  for (const moduleid of ['a', 'b', 'c', 'a']) keptLists.visit(moduleid);
  expect(visited()).toEqual(['a', 'c', 'b']);
});

it('whatever is visited, the newest is first and nothing is twice', () => {
  const visits = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
  fc.assert(
    fc.property(visits, (modules) => {
      useRoot.setState({ visitedModules: [] });
      for (const moduleid of modules) keptLists.visit(moduleid);
      expect(visited()).toEqual([...new Set(modules.toReversed())]);
    }),
  );
});

it('the list of an account that has left since is kept nowhere', () => {
  keptLists.setVisited('mira', [{ moduleid: 'a' }]);
  expect(visited()).toEqual([]);
  expect(localStorage.getItem('root')).toBeNull();
  signIn();
  keptLists.setVisited('mira', [{ moduleid: 'a' }]);
  expect(visited()).toEqual(['a']);
  keptLists.setVisited('jonas', [{ moduleid: 'b' }]);
  expect(visited()).toEqual(['a']);
});

it('a roster is added, overwritten by its name where it stands, and removed by its name', () => {
  keptLists.keepRoster({ rosterName: 'Monday', lineUp: ['Ada'] });
  keptLists.keepRoster({ rosterName: 'Friday', lineUp: ['Grace'] });
  keptLists.keepRoster({ rosterName: 'Monday', lineUp: ['Ada', 'Alan'] });
  expect(rosters()).toEqual([
    { rosterName: 'Monday', lineUp: ['Ada', 'Alan'] },
    { rosterName: 'Friday', lineUp: ['Grace'] },
  ]);
  keptLists.removeRoster('Monday');
  keptLists.removeRoster('nobody');
  expect(rosters()).toEqual([{ rosterName: 'Friday', lineUp: ['Grace'] }]);
});

it('a removed roster is found nowhere, and every other stays as it was', () => {
  const roster = fc.record({
    rosterName: fc.constantFrom('a', 'b', 'c'),
    lineUp: fc.array(fc.string()),
  });
  fc.assert(
    fc.property(fc.array(roster), fc.constantFrom('a', 'b', 'c'), (all, gone) => {
      useRoot.setState({ nameRoulette: [] });
      for (const each of all) keptLists.keepRoster(each);
      const before = rosters();
      expect(new Set(before.map(({ rosterName }) => rosterName)).size).toBe(before.length);
      keptLists.removeRoster(gone);
      expect(rosters()).toEqual(before.filter(({ rosterName }) => rosterName !== gone));
    }),
  );
});
