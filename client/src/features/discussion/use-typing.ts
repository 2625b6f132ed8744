import {
  type DiscussionPerson,
  typingSignal,
} from '@sets/shared/discussion/discussion.contract.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Feed } from '../../live/use-feed.ts';
import type { Message } from './read-message.ts';

/** How long somebody is said to be typing after they did, and how often one tells, in ms. */
const lasts = 4_000;
const every = 3_000;

interface Typing extends DiscussionPerson {
  readonly until: number;
  /** The newest message when they typed. */
  readonly after: number;
}

/** Whoever has written a message since they typed has done so. */
const stillTyping = (typing: readonly Typing[], messages: readonly Message[]): readonly Typing[] =>
  typing.filter(({ userid, after }) => {
    const news = messages.slice(messages.findLastIndex(({ id }) => id <= after) + 1);
    return news.every(({ by }) => by.userid !== userid);
  });

/** Who is typing now, but oneself, until their message is shown; and what to call when one types. */
export const useTyping = (
  feed: Pick<Feed, 'signal' | 'onSignals'>,
  userid: string | null,
  messages: readonly Message[],
): { readonly typing: readonly DiscussionPerson[]; readonly typed: () => void } => {
  const [typing, setTyping] = useState<readonly Typing[]>([]);
  const toldAt = useRef(0);
  const newest = useRef(0);
  useEffect(() => {
    newest.current = messages.at(-1)?.id ?? 0;
  }, [messages]);
  const { signal, onSignals } = feed;
  useEffect(
    () =>
      onSignals((signals) => {
        const now = Date.now();
        const people = signals.flatMap((each) => {
          const read = z.safeParse(typingSignal, each);
          const by = read.success ? read.data.by : undefined;
          return by === undefined || by.userid === userid
            ? []
            : [{ ...by, until: now + lasts, after: newest.current }];
        });
        if (people.length === 0) return;
        const named = new Set(people.map((each) => each.userid));
        setTyping((before) => [
          ...before.filter((each) => each.until > now && !named.has(each.userid)),
          ...people,
        ]);
      }),
    [onSignals, userid],
  );
  useEffect(() => {
    if (typing.length === 0) return undefined;
    const soonest = Math.min(...typing.map(({ until }) => until));
    const timer = setTimeout(
      () => setTyping((before) => before.filter(({ until }) => until > Date.now())),
      Math.max(0, soonest - Date.now()) + 10,
    );
    return () => clearTimeout(timer);
  }, [typing]);
  const typed = useCallback(() => {
    const now = Date.now();
    if (now - toldAt.current < every) return;
    toldAt.current = now;
    signal({ typing: true });
  }, [signal]);
  return { typing: stillTyping(typing, messages), typed };
};
