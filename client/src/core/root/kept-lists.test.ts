import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../test/signed-in.ts';
import { keptLists } from './kept-lists.ts';
import { purgeRoot, useRoot } from './root-store.ts';

beforeEach(purgeRoot);

const visited = () => useRoot.getState().visitedModules.map(({ moduleid }) => moduleid);

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
