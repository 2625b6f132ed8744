import { limits } from '@sets/shared/core/limits.ts';
import type { Question, QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { editorMessages as words } from '../poll-editor.messages.ts';
import { AddQuestion } from './add-question.tsx';

interface QuestionRailProps {
  readonly questions: readonly Question[];
  readonly current: number;
  /** Indexes of questions that lack something. */
  readonly incomplete: ReadonlySet<number>;
  readonly onSelect: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onAdd: (kind: QuestionKindName) => void;
}

/** Every question in its order. Alt with an arrow key moves the one that has the focus. */
export const QuestionRail = (props: QuestionRailProps) => {
  const { questions, current, incomplete, onSelect, onMove, onAdd } = props;
  return (
    <nav aria-label={words.questions} className="min-w-0">
      {/* `relative`: else what is only spoken in it widens the page. */}
      <ol className="relative flex gap-2 overflow-x-auto p-1 lg:grid lg:grid-cols-1 lg:gap-1">
        {questions.map((question, index) => (
          <li key={question.id} className="flex-none">
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSelect(index)}
              onKeyDown={(event) => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (!event.altKey || step === undefined) return;
                event.preventDefault();
                onMove(index, index + step);
              }}
              className={classNames(
                'flex min-h-12 w-full items-baseline gap-3 rounded-md px-4 py-3 text-start',
                index === current ? 'bg-people-tint text-people-ink' : 'hover:bg-sunken',
              )}
            >
              <span className="only-spoken">{words.questionNumber}</span>
              <span className="font-semibold">{index + 1}</span>
              <span
                dir="auto"
                className="line-clamp-2 hidden min-w-0 grow text-sm [overflow-wrap:anywhere] lg:[display:-webkit-box]"
              >
                {question.text === '' ? words.blankQuestion : <MathText text={question.text} />}
              </span>
              {incomplete.has(index) && (
                <span aria-hidden="true" className="size-2 flex-none rounded-full bg-warn" />
              )}
            </button>
          </li>
        ))}
      </ol>
      {questions.length < limits.questionsPerPoll ? (
        <AddQuestion onAdd={onAdd} />
      ) : (
        <p className="px-4 py-3 text-sm text-ink-soft">{words.full(limits.questionsPerPoll)}</p>
      )}
    </nav>
  );
};
