import type { MatchCounts, MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { Matched, Pair } from '@sets/shared/question/pairs.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { plainMath } from '../../../ui/math/plain-math.ts';
import type { AnswerProps } from '../question-parts.ts';
import { matchMessages as words } from './match.messages.ts';
import { nextOpen, withoutLeft, withPair } from './match-pairs.ts';

type Props = AnswerProps<MatchQuestion, Matched, MatchCounts>;

export interface Matching {
  /** The left side whose turn it is; null where all are matched and none was tapped. */
  readonly current: string | null;
  readonly said: string;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly optionOf: (left: string) => string | null;
  /** Which other left side has a right side, where each may be used once. */
  readonly takerOf: (
    option: string,
    left: string,
  ) => { readonly index: number; readonly text: string } | null;
  readonly pick: (left: string) => void;
  readonly choose: (left: string, option: string) => void;
  readonly undo: (left: string) => void;
}

const textOf = (all: MatchQuestion['lefts'], id: string): string =>
  plainMath(all.find((each) => each.id === id)?.text ?? '');

const none: readonly Pair[] = [];

/** What is matched, and what may be done with it: all of it is said, and the focus goes along. */
export const useMatching = ({ question, value, enabled, onChange }: Props): Matching => {
  const { lefts, options, again } = question;
  const pairs = value?.pairs ?? none;
  const [picked, setPicked] = useState<string | null | undefined>(undefined);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const button = [...(list.current?.querySelectorAll<HTMLElement>('[data-left]') ?? [])].find(
      (each) => each.dataset.left === wanted.current,
    );
    wanted.current = null;
    button?.focus({ preventScroll: true });
    button?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  });
  const keep = (next: readonly Pair[]): void =>
    onChange(next.length === 0 ? null : { pairs: [...next] });
  const optionOf = (left: string): string | null =>
    pairs.find((each) => each.left === left)?.option ?? null;
  return {
    current: picked === undefined ? nextOpen(lefts, pairs, null) : picked,
    said,
    list,
    optionOf,
    takerOf: (option, left) => {
      const taker = again ? undefined : pairs.find((each) => each.option === option);
      if (taker === undefined || taker.left === left) return null;
      const index = lefts.findIndex(({ id }) => id === taker.left);
      return { index, text: lefts[index]?.text ?? '' };
    },
    pick: (left) => {
      if (!enabled) return;
      const isOpen = (picked === undefined ? nextOpen(lefts, pairs, null) : picked) === left;
      setPicked(isOpen ? null : left);
    },
    choose: (left, option) => {
      if (!enabled) return;
      const isOwn = optionOf(left) === option;
      const next = isOwn ? withoutLeft(pairs, left) : withPair(question, pairs, { left, option });
      const turn = isOwn ? left : nextOpen(lefts, next, left);
      setPicked(turn);
      wanted.current = turn ?? left;
      setSaid(
        isOwn
          ? words.undone(textOf(lefts, left))
          : words.matched(textOf(lefts, left), textOf(options, option)),
      );
      keep(next);
    },
    undo: (left) => {
      if (!enabled) return;
      setPicked(left);
      wanted.current = left;
      setSaid(words.undone(textOf(lefts, left)));
      keep(withoutLeft(pairs, left));
    },
  };
};
