import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { Ban, Check } from 'lucide-react';
import { QuestionList } from '../../stage/host/question-list.tsx';
import { quizHostMessages as words } from './quiz-host.messages.ts';
import { comesNext, isRunning } from './quiz-steps.ts';

interface QuizQuestionsProps {
  readonly view: QuizHostView;
  readonly onSelect: (at: number) => void;
}

const markClass = 'flex-none self-center';

/** Every question and where it stands; a click goes back to what was told, and asks what was not. */
export const QuizQuestions = ({ view, onSelect }: QuizQuestionsProps) => {
  const next = comesNext(view) ?? view.order.length;
  const lines = view.order.flatMap((place, at) => {
    const item = view.items[place];
    if (item === undefined) return [];
    const { id, text } = item.question;
    const isOn = view.place === place;
    const isTold = view.told.includes(place);
    const isVoid = view.voidedAll.includes(place);
    const marks = {
      voided: <Ban size={16} aria-hidden="true" className={markClass} />,
      told: <Check size={16} aria-hidden="true" className={markClass} />,
      skipped: null,
      toCome: null,
    };
    const asked = isTold ? 'told' : at < next ? 'skipped' : 'toCome';
    const mark = marks[isVoid ? 'voided' : asked];
    const said = [isOn ? words.onScreen : words[asked], ...(isVoid ? [words.voided] : [])];
    // What was told is gone back to once nobody answers any more.
    const isOff = isTold && !isOn && isRunning(view);
    return [{ id, text, isOn, mark, standing: said.join(', '), isOff }];
  });
  return <QuestionList lines={lines} onSelect={onSelect} />;
};
