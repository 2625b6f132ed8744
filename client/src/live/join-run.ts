import type { Slot } from '@sets/shared/live/activity.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnswerSheet, emptySheet } from './answer-sheet.ts';
import { type FollowedRun, followRun } from './follow-run.ts';
import type { LiveClient } from './live-client.ts';
import { Outbox } from './outbox.ts';
import type { PhoneMemory } from './phone-memory.ts';
import type { Joined, RunRef } from './seat.ts';

/** A run as a phone follows it: with this participant's own answers. */
export interface JoinedRun extends FollowedRun {
  /** Null before the first join. */
  readonly participant: string | null;
  readonly sheet: AnswerSheet;
}

export interface RunJoining {
  readonly store: StoreApi<JoinedRun>;
  /** Answers, or changes the answer: kept on the phone at once, then sent until it is acknowledged. */
  answer(slot: Slot, value: unknown): void;
  /** Asks to join again, after a failure that waits for the person. */
  retry(): void;
  close(): void;
}

/** Joins a run as participant, and comes back as the same one by the ticket in `memory`. */
export const joinRun = (client: LiveClient, run: RunRef, memory: PhoneMemory): RunJoining => {
  let outbox: Outbox | null = null;
  let runId: string | null = null;
  memory.forgetOld(Date.now());

  const onJoined = (joinedRun: string, joined: Joined): void => {
    const code = following.store.getState().run?.code;
    const ways = code === undefined ? [run] : [run, { code }];
    memory.keepTicket(ways, joinedRun, joined.ticket, Date.now());
    if (joinedRun !== runId) outbox = openOutbox(joinedRun);
    outbox?.told(joined.answers);
    store.setState({ participant: joined.participant });
  };

  const openOutbox = (joinedRun: string): Outbox => {
    outbox?.shut();
    runId = joinedRun;
    return new Outbox({
      runId: joinedRun,
      memory,
      send: (unsent) => client.request('answer:submit', { runId: joinedRun, ...unsent }),
      onSeatLost: () => following.retry(),
      onChange: (sheet) => store.setState({ sheet }),
    });
  };

  const following = followRun(
    client,
    { as: 'phone', run },
    { ticket: () => memory.ticket(run), onJoined },
  );
  const store = createStore<JoinedRun>(() => ({
    ...following.store.getState(),
    participant: null,
    sheet: emptySheet,
  }));

  const stop = new AbortController();
  const stops = [
    following.store.subscribe((now, before) => {
      store.setState(now);
      if (now.seated && !before.seated) outbox?.open();
      if (!now.seated && before.seated) outbox?.shut();
    }),
    client.on('answer:changed', (changed) => {
      if (changed.runId === runId) outbox?.told([changed.answer]);
    }),
  ];
  window.addEventListener('storage', () => outbox?.sharedChanged(), { signal: stop.signal });

  return {
    store,
    answer: (slot, value) => {
      const { offset } = following.store.getState();
      outbox?.tap(slot, value, Math.max(0, Math.round(Date.now() + offset)));
    },
    retry: () => following.retry(),
    close: () => {
      stop.abort();
      outbox?.shut();
      for (const each of stops) each();
      following.close();
    },
  };
};
