import type { AskedQuestion } from '@sets/shared/live-qna/live-qna.feed.ts';
import type { LiveQnaView } from '@sets/shared/live-qna/live-qna.live.ts';
import { useEffect, useEffectEvent, useState } from 'react';
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

/**
 * What this person asks. The feed's shelf keeps it until the server has it, also over a reload; what
 * was asked is noted beside that, to be shown afterwards.
 */
export const useOwnQuestions = (notes: Notes, feed: Feed, view: LiveQnaView): Asking => {
  const [kept, setKept] = useState(() => readAsked(notes));
  const keep = (next: readonly KeptQuestion[]): void => {
    keepAsked(notes, next);
    setKept(next);
  };
  useNotingRefused(kept, feed.refused, keep);
  const without = (key: string): KeptQuestion[] => kept.filter(({ attempt }) => attempt !== key);
  const askAfter = (others: readonly KeptQuestion[], text: string, name: string | null): void => {
    const attempt = feed.post({ lot: view.lot, text, name } satisfies AskedQuestion);
    keep([...others, { attempt, text, name, refused: null }]);
  };
  return {
    own: ownQuestions(kept, feed, view),
    ask: (text, name) => askAfter(kept, text, name),
    dismiss: ({ key }) => {
      feed.dismiss(key);
      keep(without(key));
    },
    again: ({ key, text, name }) => {
      feed.dismiss(key);
      askAfter(without(key), text, name);
    },
    takeBack: ({ key, id }) => {
      if (id === null) return;
      feed.change(id, null);
      keep(without(key));
    },
  };
};

/** What was refused is off the shelf: why is noted, so that it is told after a reload too. */
const useNotingRefused = (
  kept: readonly KeptQuestion[],
  refused: Feed['refused'],
  keep: (next: readonly KeptQuestion[]) => void,
): void => {
  const note = useEffectEvent(() => {
    const reasons = new Map(refused.map(({ attempt, failure }) => [attempt, failure.msg]));
    const noted = kept.map((each) => {
      const why = each.refused ?? reasons.get(each.attempt) ?? null;
      return why === each.refused ? each : Object.assign({}, each, { refused: why });
    });
    if (noted.some((each, at) => each !== kept[at])) keep(noted);
  });
  // Each time that something is refused, and not when `kept` changes.
  const count = refused.length;
  useEffect(() => {
    if (count > 0) note();
  }, [count]);
};
