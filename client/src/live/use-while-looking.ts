import { useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** What a page opens and draws. */
interface Opened<State> {
  readonly store: StoreApi<State>;
  close(): void;
}

/** Opens it when a page begins to look, and closes it when it does not look any more. */
class WhileLooking<State, What extends Opened<State>> {
  readonly #open: () => What;
  opened: What | null = null;

  constructor(open: () => What) {
    this.#open = open;
  }

  readonly look = (onChange: () => void): (() => void) => {
    const opened = this.#open();
    this.opened = opened;
    const stop = opened.store.subscribe(onChange);
    return () => {
      stop();
      opened.close();
      this.opened = null;
    };
  };

  readonly seen = (): State | null => this.opened?.store.getState() ?? null;
}

/**
 * What `open` opens, with its state, as long as the page looks; null only until it is drawn for the
 * first time. The first `open` counts: give the component a `key` where another one is meant.
 */
export const useWhileLooking = <State, What extends Opened<State>>(
  open: () => What & Opened<State>,
): { readonly opened: What; readonly state: State } | null => {
  const [source] = useState(() => new WhileLooking<State, What>(open));
  const state = useSyncExternalStore(source.look, source.seen);
  return state === null || source.opened === null ? null : { opened: source.opened, state };
};
