import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveQnaView } from '@sets/shared/live-qna/live-qna.live.ts';
import { newId } from '../../../core/new-id.ts';
import type { Notes } from '../../../live/phone-memory.ts';
import type { Feed } from '../../../live/use-feed.ts';
import {
  keepAsked,
  type KeptQuestion,
  type OwnQuestion,
  ownQuestions,
  readAsked,
} from './own-questions.ts';

export interface Asking {
  readonly own: readonly OwnQuestion[];
  readonly ask: (text: string, name: string | null) => void;
  /** What the server did not take is put away. */
  readonly dismiss: (question: OwnQuestion) => void;
  readonly again: (question: OwnQuestion) => void;
  /** Takes back what everybody sees. */
  readonly takeBack: (question: OwnQuestion) => void;
}

/** What this person asks. It is on the phone's disk before it goes anywhere, and goes out after a reload too. */
export const useOwnQuestions = (notes: Notes, feed: Feed, view: LiveQnaView): Asking => {
  const [kept, setKept] = useState(() => readAsked(notes));
  const keep = (next: readonly KeptQuestion[]): void => {
    keepAsked(notes, next);
    setKept(next);
  };
  const post = ({ key, text, name }: KeptQuestion): void =>
    feed.post({ lot: view.lot, key, text, name });
  useUnsentOnce(kept, post);
  useNotingSent(kept, feed, keep);
  const without = (key: string): KeptQuestion[] => kept.filter((each) => each.key !== key);
  return {
    own: ownQuestions(kept, feed, view),
    ask: (text, name) => {
      const asked = { key: newId(), text, name, sent: false };
      keep([...kept, asked]);
      post(asked);
    },
    dismiss: ({ key, refused }) => {
      if (refused !== null) feed.dismiss(refused.attempt);
      keep(without(key));
    },
    again: ({ key, refused }) => {
      if (refused !== null) feed.dismiss(refused.attempt);
      const asked = kept.find((each) => each.key === key);
      if (asked === undefined) return;
      keep([...without(key), { ...asked, sent: false }]);
      post(asked);
    },
    takeBack: ({ key, id }) => {
      if (id === null) return;
      feed.change(id, null);
      keep(without(key));
    },
  };
};

/** What was not sent when the page was closed is sent now. */
const useUnsentOnce = (
  kept: readonly KeptQuestion[],
  post: (question: KeptQuestion) => void,
): void => {
  const begin = useEffectEvent(() => {
    for (const question of kept) if (!question.sent) post(question);
  });
  useEffect(() => begin(), []);
};

const keyOf = ({ item }: { readonly item: unknown }): unknown =>
  (item as { readonly key?: unknown } | null)?.key;

/** Notes which questions the server has: those that are neither on their way nor refused. */
const useNotingSent = (
  kept: readonly KeptQuestion[],
  { unsent, refused }: Pick<Feed, 'unsent' | 'refused'>,
  keep: (next: readonly KeptQuestion[]) => void,
): void => {
  const [posted] = useState(() => new Set<unknown>());
  useEffect(() => {
    for (const each of unsent) posted.add(keyOf(each));
    const pending = new Set([...unsent, ...refused].map((each) => keyOf(each)));
    const isDone = ({ key, sent }: KeptQuestion): boolean =>
      !sent && posted.has(key) && !pending.has(key);
    if (!kept.some(isDone)) return;
    keep(kept.map((each) => (isDone(each) ? { ...each, sent: true } : each)));
  });
};
