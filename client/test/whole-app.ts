import { configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { uiActions } from '../src/core/ui-state.ts';
import { signIn, signOut } from './signed-in.ts';

/** Each test of the file draws the whole app: nothing is kept, and whoever `enter` lets in is here. */
export const drawWholeApp = (enter: () => void = signIn): void => {
  // On a busy machine that takes long.
  configure({ asyncUtilTimeout: 12_000 });
  beforeEach(() => {
    localStorage.clear();
    enter();
    uiActions.closeUpdate();
  });
  afterEach(() => {
    signOut();
    vi.unstubAllGlobals();
  });
};
