import type { PracticeCard, PracticeJudged } from '@sets/shared/practice/practice.contract.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { useMemo, useState } from 'react';
import type { AnyAnswerParts } from '../question/answer-parts.ts';
import { orderIn } from './own-order.ts';
import { practiceMessages as words } from './practice.messages.ts';
import { useJudging } from './use-judging.ts';

interface CardAsked {
  readonly moduleid: string;
  readonly card: PracticeCard;
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
  readonly onJudged: (judged: PracticeJudged) => void;
}

/** Answers a card: what is marked, what is sent of it and how, and what came of that. */
export const useCard = ({ moduleid, card, question, parts, onJudged }: CardAsked) => {
  const { attempt, judged, failure, isBusy, judge } = useJudging(moduleid, card);
  const [value, setValue] = useState<unknown>(null);
  const order = useMemo(() => orderIn(attempt, question), [attempt, question]);
  const atOnce = parts.answersAtOnce(question);
  // It may have been counted, so it is no other answer now: only the same can be tried again.
  const isUnsure = failure?.code === 'UNAVAILABLE';
  const isOpen = judged === null && !isBusy && !isUnsure;
  const give = async (given: unknown): Promise<void> => {
    setValue(given);
    const told = await judge(given);
    if (told) onJudged(told);
  };
  const mark = (marked: unknown): void => {
    if (!isOpen) return;
    if (atOnce && marked !== null) void give(marked);
    else setValue(marked);
  };
  const sending = parts.sending?.(question, value);
  const isWhole = isUnsure || (value !== null && sending?.isWhole !== false);
  const label = isUnsure ? words.retry : isWhole ? words.check : (sending?.label ?? words.check);
  const send = (): Promise<void> => give(value);
  const check = judged === null && (!atOnce || isUnsure) ? { isWhole, label, send } : null;
  return { value, order, atOnce, isOpen, judged, failure, isBusy, isUnsure, mark, give, check };
};
export type CardAnswering = ReturnType<typeof useCard>;
