import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { Ban, PencilLine, RotateCcw } from 'lucide-react';
import { IconButton } from '../../../../ui/button.tsx';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { aloneHostMessages as words } from './alone.messages.ts';

interface QuestionsProps {
  readonly view: QuizHostView;
  readonly tally: QuizTally | null;
  readonly send: (command: QuizCommand) => void;
  /** What is right of the question at this place is to be said anew. */
  readonly onCorrect: (place: number) => void;
}

/** How large a part of the answers is right, as a bar; the words beside it say the same. */
const Share = ({ hits, answered }: { readonly hits: number; readonly answered: number }) => (
  <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-sunken">
    <span
      className="block h-full rounded-full bg-people"
      style={{ width: `${answered === 0 ? 0 : (hits / answered) * 100}%` }}
    />
  </span>
);

/** Every question, with how many are right of those who answered it first, and what can be put right. */
export const AloneQuestions = ({ view, tally, send, onCorrect }: QuestionsProps) => (
  <section className="grid grid-cols-1 gap-2">
    <header className="flex flex-wrap items-baseline justify-between gap-x-5">
      <h2 className="text-xl font-semibold">{words.questions}</h2>
      <p className="text-sm text-ink-soft">{words.firstAttempts}</p>
    </header>
    <ol>
      {view.order.map((place, index) => {
        const text = view.items[place]?.question.text ?? '';
        const told = tally?.alone?.questions.find((each) => each.place === place);
        const { hits = 0, answered = 0 } = told ?? {};
        const isVoid = view.voidedAll.includes(place);
        return (
          <li key={place} className="flex items-center gap-3 border-t border-line py-3">
            <span className="w-6 flex-none self-start font-semibold tabular-nums">{index + 1}</span>
            <div className="grid min-w-0 grow gap-1.5">
              <p dir="auto" className="[overflow-wrap:anywhere]">
                <MathText text={text} />
              </p>
              <Share {...{ hits, answered }} />
              <p className="text-sm text-ink-soft">
                {isVoid ? words.voided : words.rightOf(hits, answered)}
              </p>
            </div>
            <IconButton label={words.correct(index + 1)} onClick={() => onCorrect(place)}>
              <PencilLine size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={isVoid ? words.unvoid(index + 1) : words.void(index + 1)}
              onClick={() => send({ type: 'void', place, on: !isVoid })}
            >
              {isVoid ? (
                <RotateCcw size={18} aria-hidden="true" />
              ) : (
                <Ban size={18} aria-hidden="true" />
              )}
            </IconButton>
          </li>
        );
      })}
    </ol>
  </section>
);
