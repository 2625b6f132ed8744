import type { QuizItem } from '@sets/shared/quiz/quiz.contract.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
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
  /** Whether it counts for nobody, where that is said here too. */
  readonly voided?: boolean;
  readonly onVoid?: (on: boolean) => void;
  readonly onClose: () => void;
}

/** Says anew what is right, or that it counts for nobody, and what that would change, before it is done. */
export const CorrectDialog = (props: CorrectDialogProps) => {
  const { runId, place, item, isTold, onCorrect, voided = false, onVoid, onClose } = props;
  const { question } = item;
  const [isVoid, setVoid] = useState(voided);
  const [chosen, setChosen] = useState<Right | null>(item.right);
  const { Key } = formParts(question.kind);
  const keyed = kindOf(question).keyed;
  // As it counts: of what is no longer asked, nothing; and the same however it was said.
  const right = chosen === null ? null : (keyed?.of(question, chosen) ?? null);
  const isSame = JSON.stringify(right) === JSON.stringify(item.right);
  const put = right === null || isSame ? null : ({ type: 'correct', place, right } as const);
  // One thing at a time: what is right of a question that counts for nobody changes nothing.
  const remedy =
    isVoid === voided ? (isVoid ? null : put) : ({ type: 'void', place, on: isVoid } as const);
  const voiding = remedy?.type === 'void' ? remedy.on : null;
  const yes = voiding === null ? words.correctYes : voiding ? words.void : words.unvoid;
  const doIt = (): void => {
    onClose();
    if (remedy?.type === 'correct') onCorrect(remedy.right);
    if (remedy?.type === 'void') onVoid?.(remedy.on);
  };
  return (
    <Dialog title={words.correctTitle} onClose={onClose}>
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        <MathText text={question.text} />
      </p>
      {onVoid !== undefined && (
        <div className="mt-4">
          <Switch label={words.voidAfter} checked={isVoid} onChange={setVoid} />
        </div>
      )}
      <div className="mt-4 grid max-h-[40dvh] grid-cols-1 gap-1 overflow-y-auto px-1">
        {Key !== undefined && !isVoid && !voided && (
          <Key question={question} right={chosen} onChange={setChosen} />
        )}
      </div>
      <div aria-live="polite" className="mt-4 min-h-12 text-ink-soft">
        {remedy !== null && <RemedyEffect runId={runId} remedy={remedy} />}
      </div>
      <p className="mt-2 text-ink-soft">{isTold ? words.correctText : words.correctEarly}</p>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.correctNo}</Button>
        <Button look="primary" disabled={remedy === null} onClick={doIt}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
};
