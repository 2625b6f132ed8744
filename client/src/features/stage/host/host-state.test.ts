import { expect, it } from 'vitest';
import { readHostState } from './host-state.ts';

it('has the page that it is, and from where it was opened', () => {
  expect(readHostState({ page: 'p1', from: '/space/m1/topic/t1' })).toEqual({
    page: 'p1',
    from: '/space/m1/topic/t1',
  });
});

it('takes nothing else for either', () => {
  for (const state of [null, undefined, 'page', {}, { page: 7, from: 7 }, { from: 'elsewhere' }]) {
    expect(readHostState(state)).toEqual({ page: null, from: null });
  }
});
