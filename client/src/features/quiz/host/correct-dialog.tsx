import type { QuizItem } from '@sets/shared/quiz/quiz.contract.ts';
import type { QuizRemedy } from '@sets/shared/quiz/quiz.live.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import { useState } from 'react';
import { whileWaiting } from '../../../ui/wait.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useToken } from '../../account/account.store.ts';
import { formParts } from '../../question/kind-parts.ts';
import { putRightInQuiz } from './put-right-in-quiz.ts';
import { quizHostMessages as words } from './quiz-host.messages.ts';
import { RemedyEffect } from './remedy-effect.tsx';

interface CorrectDialogProps {
  readonly run: { readonly runId: string; readonly definitionId: string };
  /** Of the definition. */
  readonly place: number;
  readonly item: QuizItem;
  /** Whether it was told what is right. */
  readonly isTold: boolean;
  /** Whether it counts for nobody, where that is said here too. */
  readonly voided?: boolean;
  readonly onRemedy: (remedy: QuizRemedy) => void;
  readonly onClose: () => void;
}

/** What is said anew of a question, and what is to be done of it; one thing at a time. */
const useRemedy = ({ place, item: { question, right: before }, voided }: CorrectDialogProps) => {
  const [chosen, setChosen] = useState<Right | null>(before);
  const [isVoid, setVoid] = useState(voided === true);
  // As it counts: of what is no longer asked, nothing; and the same however it was said.
  const right = chosen === null ? null : (kindOf(question).keyed?.of(question, chosen) ?? null);
  const isSame = JSON.stringify(right) === JSON.stringify(before);
  const remedy = ((): QuizRemedy | null => {
    if (isVoid !== (voided === true)) return { type: 'void', place, on: isVoid };
    return isVoid || isSame || right === null ? null : { type: 'correct', place, right };
  })();
  return { chosen, setChosen, isVoid, setVoid, remedy };
};

const yesOf = (remedy: QuizRemedy | null): string => {
  if (remedy?.type !== 'void') return words.correctYes;
  return remedy.on ? words.void : words.unvoid;
};

/** Says anew what is right, or that it counts for nobody, and what that would change, before it is done. */
export const CorrectDialog = (props: CorrectDialogProps) => {
  const { run, item, isTold, voided, onRemedy, onClose } = props;
  const { question } = item;
  const token = useToken() ?? '';
  const { chosen, setChosen, isVoid, setVoid, remedy } = useRemedy(props);
  const [isInQuiz, setInQuiz] = useState(true);
  const { Key } = formParts(question.kind);
  const isKeyed = Key !== undefined && !isVoid && voided !== true;
  const doIt = (): void => {
    onClose();
    if (remedy === null) return;
    onRemedy(remedy);
    if (remedy.type === 'void' || !isInQuiz) return;
    const { definitionId: quizid } = run;
    const { right } = remedy;
    void whileWaiting(putRightInQuiz(token, { quizid, questionid: question.id, right }));
  };
  return (
    <Dialog title={words.correctTitle} onClose={onClose}>
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        <MathText text={question.text} />
      </p>
      {voided !== undefined && (
        <div className="mt-4">
          <Switch label={words.voidAfter} checked={isVoid} onChange={setVoid} />
        </div>
      )}
      {isKeyed && (
        <div className="mt-4 grid max-h-[40dvh] grid-cols-1 gap-1 overflow-y-auto px-1">
          <Key question={question} right={chosen} onChange={setChosen} />
        </div>
      )}
      <div aria-live="polite" className="mt-4 min-h-12 text-ink-soft">
        {remedy !== null && <RemedyEffect runId={run.runId} remedy={remedy} />}
      </div>
      <p className="mt-2 text-ink-soft">{isTold ? words.correctText : words.correctEarly}</p>
      {isKeyed && (
        <div className="mt-4 border-t border-line pt-4">
          <Switch label={words.inQuiz} checked={isInQuiz} onChange={setInQuiz} />
        </div>
      )}
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.correctNo}</Button>
        <Button look="primary" disabled={remedy === null} onClick={doIt}>
          {yesOf(remedy)}
        </Button>
      </div>
    </Dialog>
  );
};
