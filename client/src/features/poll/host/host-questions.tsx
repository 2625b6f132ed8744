import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { isSlide, type Question } from '@sets/shared/question/question-kinds.ts';
import { Check } from 'lucide-react';
import { QuestionList } from '../../stage/host/question-list.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';

const standingOf = (question: Question, isAsked: boolean): string => {
  if (isSlide(question)) return words.isSlide;
  return isAsked ? words.asked : words.notAsked;
};

interface HostQuestionsProps {
  readonly view: PollHostView;
  readonly onSelect: (question: number) => void;
}

/** Every question and whether it was asked; a click puts one on the screen. */
export const HostQuestions = ({ view, onSelect }: HostQuestionsProps) => {
  const shown = view.order.flatMap((index) => {
    const question = view.all[index];
    return question === undefined ? [] : [{ index, question }];
  });
  const lines = shown.map(({ index, question }) => {
    const isOn = index === view.question && view.phase !== 'lobby';
    const isAsked = (view.rounds[index] ?? 0) > 0;
    const mark = isAsked && (
      <Check size={16} aria-hidden="true" className="flex-none self-center" />
    );
    const standing = isOn ? words.onScreen : standingOf(question, isAsked);
    return { id: question.id, text: question.text, isOn, mark, standing };
  });
  const select = (position: number): void => {
    const chosen = shown[position];
    if (chosen !== undefined) onSelect(chosen.index);
  };
  return <QuestionList lines={lines} onSelect={select} />;
};
