import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateStorage } from 'zustand/middleware';
import { mira } from '../../../test/signed-in.ts';
import { signedInAs } from './auth-slice.ts';
import { patience } from './kept-state.ts';
import { emptyRoot } from './root-state.ts';
import { pollStepsKey } from './account-keys.ts';
import { clearRoot, createRootStore, purgeRoot, useRoot } from './root-store.ts';

const { token, ...account } = mira;
const kept = {
  auth: signedInAs(account, token),
  myquestions: {
    loading: false,
    reset: true,
    questions: [
      { questionid: 'q1', moduleid: 'm1', topicid: 't1', text: 'Why?', askedAt: 1_700_000_000_000 },
    ],
  },
  visitedModules: [{ moduleid: 'm1' }],
  nameRoulette: [{ rosterName: 'Monday', lineUp: ['Ada'] }],
};

/** A storage that holds this under every key. */
const holding = (text: string | null | Promise<string | null>): StateStorage => ({
  getItem: () => text,
  setItem: vi.fn(),
  removeItem: vi.fn(),
});
const storeWith = (state: unknown) =>
  createRootStore(holding(JSON.stringify({ state, version: 0 })));

describe('what is kept', () => {
  beforeEach(() => localStorage.clear());

  it('are the four slices, under the key root', () => {
    useRoot.setState({ ...kept, auth: emptyRoot.auth });
    expect(Object.keys(localStorage)).toEqual(['root']);
    const { state } = JSON.parse(localStorage.getItem('root') ?? '');
    expect(state).toEqual({ ...kept, auth: emptyRoot.auth, v: 1 });
  });

  it('takes along what a tab alone keeps of somebody who has left by another one', () => {
    sessionStorage.setItem(pollStepsKey, 'theirs');
    clearRoot();
    expect(sessionStorage.getItem(pollStepsKey)).toBeNull();
  });

  it('comes back as it was', () => {
    expect(storeWith(kept).getState()).toEqual(kept);
  });

  it('is gone from state and storage once it is purged', () => {
    useRoot.setState(kept);
    purgeRoot();
    expect(useRoot.getState()).toEqual(emptyRoot);
    expect(localStorage.getItem('root')).toBeNull();
  });

  it('lets go of lines that a later version wrote', () => {
    const later = { ...kept, auth: { ...kept.auth, shoeSize: 42 } };
    expect(storeWith(later).getState()).toEqual(kept);
  });
});

describe('what a newer version of this page keeps', () => {
  const text = JSON.stringify({ state: { ...kept, v: 2 }, version: 0 });
  beforeEach(() => localStorage.setItem('root', text));

  it('is nothing to an older one, which does not write over it', () => {
    const store = createRootStore(localStorage);
    expect(store.getState()).toEqual(emptyRoot);
    store.setState(kept);
    clearRoot();
    expect(localStorage.getItem('root')).toBe(text);
  });

  it('goes all the same when somebody leaves the device', () => {
    purgeRoot();
    expect(localStorage.getItem('root')).toBeNull();
  });
});

describe('what is kept and does not fit is dropped, slice by slice', () => {
  it.each([
    ['auth', { token: 7 }],
    ['auth', { ...kept.auth, token: null }],
    ['auth', { ...kept.auth, userid: null }],
    ['myquestions', { loading: 'yes' }],
    ['visitedModules', [{ moduleid: 'not an id' }]],
    ['nameRoulette', 'Ada, Alan'],
  ] as const)('%s', (slice, wrong) => {
    const state = storeWith({ ...kept, [slice]: wrong }).getState();
    expect(state).toEqual({ ...kept, [slice]: emptyRoot[slice] });
  });

  it.each([['cut off'], ['{"state":'], ['null'], ['7'], ['{"state":[]}'], ['{"state":null}']])(
    '%s is nothing at all',
    (text) => {
      expect(createRootStore(holding(text)).getState()).toEqual(emptyRoot);
    },
  );
});

describe('a storage that takes its time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const store = createRootStore(holding(promise));
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(store.persist.hasHydrated()).toBe(false);
    resolve(JSON.stringify({ state: kept, version: 0 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.persist.hasHydrated()).toBe(true);
    expect(store.getState()).toEqual(kept);
  });

  it('is given up after 5,000 ms: the app begins anew, and what comes later is too late', async () => {
    expect(patience).toBe(5_000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const store = createRootStore(holding(promise));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.persist.hasHydrated()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.persist.hasHydrated()).toBe(true);
    resolve(JSON.stringify({ state: kept, version: 0 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.getState()).toEqual(emptyRoot);
  });
});
