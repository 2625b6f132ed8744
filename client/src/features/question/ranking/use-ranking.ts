import {
  placesOf,
  type RankingCounts,
  type RankingQuestion,
} from '@sets/shared/question/kinds/ranking.ts';
import type { Ranked } from '@sets/shared/question/ranked.ts';
import { useState } from 'react';
import { plainMath } from '../../../ui/math/plain-math.ts';
import type { AnswerProps } from '../question-parts.ts';
import { rankingMessages as words } from './ranking.messages.ts';
import { completed, withMoved, withPlaced, withStep } from './reorder.ts';
import { useDrag } from './use-drag.ts';
import { useRankList } from './use-rank-list.ts';

type Props = AnswerProps<RankingQuestion, Ranked, RankingCounts>;

/** The order as it is marked, and what may be done with it: all of it is said, and keeps the focus. */
export const useRanking = ({ question, value, enabled, onChange }: Props) => {
  const { options } = question;
  const places = placesOf(question);
  const order = value?.order ?? [];
  const isFull = order.length >= places;
  const [said, setSaid] = useState('');
  const { list, focusNext } = useRankList();
  const change = (next: readonly string[]): void => {
    if (enabled) onChange(next.length === 0 ? null : { order: [...next] });
  };
  const drag = useDrag(list, (item, to) => change(withMoved(order, item, to)));
  const nameOf = (id: string): string =>
    plainMath(options.find((each) => each.id === id)?.text ?? '');
  const place = (id: string): void => {
    if (!enabled || isFull) return;
    const all = options.map((each) => each.id);
    const next = completed(withPlaced(order, id, places), all, places);
    const open = all.find((each) => !next.includes(each));
    focusNext(open !== undefined && next.length < places ? open : id);
    setSaid(words.moved(nameOf(id), order.length + 1, places));
    change(next);
  };
  const step = (id: string, by: -1 | 1): void => {
    if (!enabled) return;
    const next = withStep(order, id, by);
    const to = next.indexOf(id);
    focusNext(id, by === -1 ? 'up' : 'down');
    setSaid(to === -1 ? words.taken(nameOf(id)) : words.moved(nameOf(id), to + 1, places));
    change(next);
  };
  return { order, isFull, said, list, drag, place, step };
};
