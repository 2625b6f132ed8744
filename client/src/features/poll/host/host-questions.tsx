import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { isSlide, type Question } from '@sets/shared/question/question-kinds.ts';
import { Check } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
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
export const HostQuestions = ({ view, onSelect }: HostQuestionsProps) => (
  <nav aria-label={words.questions}>
    <h2 className="mb-2 text-sm font-medium text-ink-soft">{words.questions}</h2>
    <ol className="grid grid-cols-1 gap-1">
      {view.order.map((index, position) => {
        const question = view.all[index];
        if (question === undefined) return null;
        const isOn = index === view.question && view.phase !== 'lobby';
        const isAsked = (view.rounds[index] ?? 0) > 0;
        return (
          <li key={question.id}>
            <button
              type="button"
              aria-current={isOn ? 'true' : undefined}
              onClick={() => onSelect(index)}
              className={classNames(
                'flex min-h-12 w-full items-baseline gap-3 rounded-md px-3 py-3 text-start text-sm',
                isOn ? 'bg-people-tint text-people-ink' : 'hover:bg-sunken',
              )}
            >
              <span className="min-w-6 flex-none whitespace-nowrap tabular-nums font-semibold">
                {position + 1}
              </span>
              <span dir="auto" className="line-clamp-2 min-w-0 grow [overflow-wrap:anywhere]">
                <MathText text={question.text} />
              </span>
              {isAsked && <Check size={16} aria-hidden="true" className="flex-none self-center" />}
              <span className="only-spoken">
                {isOn ? words.onScreen : standingOf(question, isAsked)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);
