import { useMemo, useSyncExternalStore } from 'react';
import { type JoinedRun, joinRun, type RunJoining } from '../../live/join-run.ts';
import type { LiveClient } from '../../live/live-client.ts';
import type { PhoneMemory } from '../../live/phone-memory.ts';
import type { RunRef } from '../../live/seat.ts';

/** Joins while a page looks, and leaves when it does not look any more. */
class JoinWhileLooking {
  readonly #open: () => RunJoining;
  joining: RunJoining | null = null;

  constructor(open: () => RunJoining) {
    this.#open = open;
  }

  readonly look = (onChange: () => void): (() => void) => {
    const joining = this.#open();
    this.joining = joining;
    const stop = joining.store.subscribe(onChange);
    return () => {
      stop();
      joining.close();
      this.joining = null;
    };
  };

  readonly seen = (): JoinedRun | null => this.joining?.store.getState() ?? null;
}

/** A run as this phone's person is in it; null only until the page is drawn for the first time. */
export const useJoinedRun = (
  client: LiveClient,
  run: RunRef,
  memory: PhoneMemory,
): { joined: JoinedRun; joining: RunJoining } | null => {
  const source = useMemo(
    () => new JoinWhileLooking(() => joinRun(client, run, memory)),
    [client, run, memory],
  );
  const joined = useSyncExternalStore(source.look, source.seen);
  return joined === null || source.joining === null ? null : { joined, joining: source.joining };
};
