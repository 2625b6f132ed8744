import type { QuizItem } from '@sets/shared/quiz/quiz.contract.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formParts } from '../../question/kind-parts.ts';
import { quizHostMessages as words } from './quiz-host.messages.ts';
import { RemedyEffect } from './remedy-effect.tsx';

interface CorrectDialogProps {
  readonly runId: string;
  /** Of the definition. */
  readonly place: number;
  readonly item: QuizItem;
  /** Whether it was told what is right. */
  readonly isTold: boolean;
  readonly onCorrect: (right: Right) => void;
  readonly onClose: () => void;
}

/** Says anew what is right, and what that would change, before it is done. */
export const CorrectDialog = (props: CorrectDialogProps) => {
  const { runId, place, item, isTold, onCorrect, onClose } = props;
  const { question } = item;
  const [chosen, setChosen] = useState<Right | null>(item.right);
  const { Key } = formParts(question.kind);
  const keyed = kindOf(question).keyed;
  // As it counts: of what is no longer asked, nothing; and the same however it was said.
  const right = chosen === null ? null : (keyed?.of(question, chosen) ?? null);
  const isSame = JSON.stringify(right) === JSON.stringify(item.right);
  return (
    <Dialog title={words.correctTitle} onClose={onClose}>
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        <MathText text={question.text} />
      </p>
      <div className="mt-4 grid max-h-[40dvh] grid-cols-1 gap-1 overflow-y-auto px-1">
        {Key !== undefined && <Key question={question} right={chosen} onChange={setChosen} />}
      </div>
      <div aria-live="polite" className="mt-4 min-h-12 text-ink-soft">
        {right !== null && !isSame && (
          <RemedyEffect runId={runId} remedy={{ type: 'correct', place, right }} />
        )}
      </div>
      <p className="mt-2 text-ink-soft">{isTold ? words.correctText : words.correctEarly}</p>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.correctNo}</Button>
        <Button
          look="primary"
          disabled={right === null || isSame}
          onClick={() => {
            onClose();
            if (right !== null) onCorrect(right);
          }}
        >
          {words.correctYes}
        </Button>
      </div>
    </Dialog>
  );
};
