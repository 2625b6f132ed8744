import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { QuizItem } from '@sets/shared/quiz/quiz.contract.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { Ban, Eye, EyeOff, PencilLine, RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { HostRight } from '../../question/host-right.tsx';
import { resultParts } from '../../question/result-parts.ts';
import { KeyHint } from '../../stage/host/key-hint.tsx';
import { QuestionHead } from '../../stage/host/question-head.tsx';
import { quizHostMessages as words } from './quiz-host.messages.ts';
import type { QuizSteps } from './quiz-steps.ts';

interface CurrentProps {
  readonly view: QuizHostView;
  readonly tally: QuizTally | null;
  readonly steps: QuizSteps;
}

interface OfItemProps extends CurrentProps {
  readonly item: QuizItem;
}

/** What can be done about a question that was not asked as it should have been. */
const Remedies = ({ view, steps }: CurrentProps) => (
  <div className="flex flex-wrap gap-3 max-lg:order-last max-sm:*:flex-1">
    <Button size="small" aria-haspopup="dialog" title={words.correctHint} onClick={steps.correct}>
      <PencilLine size={16} aria-hidden="true" />
      {words.correct}
      <KeyHint>{words.keyNames.correct}</KeyHint>
    </Button>
    <Button size="small" onClick={steps.toggleVoid}>
      {view.voided ? (
        <RotateCcw size={16} aria-hidden="true" />
      ) : (
        <Ban size={16} aria-hidden="true" />
      )}
      {view.voided ? words.unvoid : words.void}
      <KeyHint>{words.keyNames.void}</KeyHint>
    </Button>
  </div>
);

/** How people have answered, and how many are right: the host sees it while they do. */
const Answers = (props: OfItemProps) => {
  const { view, tally, item } = props;
  const { question, right } = item;
  const { Results } = resultParts(question);
  const isTold = view.phase === 'revealed';
  const Mark = isTold ? Eye : EyeOff;
  return (
    <>
      {/* On a phone the counts come first, on a laptop they are below what can be seen at once. */}
      <div className="contents gap-x-6 gap-y-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
        <HostRight
          question={question}
          right={right}
          hits={tally?.hits ?? undefined}
          answered={tally?.answered ?? 0}
        />
        <Remedies {...props} />
      </div>
      {/* Above, the picture of the projector says it. */}
      <p className="flex items-center gap-1.5 text-sm font-medium text-ink-soft lg:hidden">
        <Mark size={16} aria-hidden="true" />
        {words.seenBy[isTold ? 'everybody' : 'host']}
      </p>
      <div className="text-lg lg:text-base">
        <Results
          caption={words.results(question.text)}
          question={question}
          counts={tally?.counts ?? kindOf(question).counts(question, {}, { audience: 'host' })}
          answered={tally?.answered ?? 0}
          right={right}
        />
      </div>
    </>
  );
};

/** The question that is on, with what the host alone knows of it. */
export const QuizCurrent = (props: CurrentProps) => {
  const { view } = props;
  const item = view.place === null ? undefined : view.items[view.place];
  if (item === undefined) return null;
  const { question, right, points, explanation } = item;
  return (
    <section className="grid grid-cols-1 gap-4">
      <QuestionHead view={view} question={question} beside={words.worth[points]} />
      {view.phase === 'reading' ? (
        <HostRight question={question} right={right} hits={undefined} answered={0} />
      ) : (
        <Answers {...props} item={item} />
      )}
      {view.voided && (
        <p className="flex items-center gap-2 rounded-md bg-warn-tint px-4 py-3 text-warn">
          <Ban size={18} aria-hidden="true" className="flex-none" />
          {words.isVoid}
        </p>
      )}
      {explanation !== '' && (
        <p dir="auto" className="max-w-prose text-ink-soft [overflow-wrap:anywhere]">
          {words.explanation} <MathText text={explanation} />
        </p>
      )}
    </section>
  );
};
