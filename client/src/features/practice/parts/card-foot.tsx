import { type Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { practiceMessages as words } from '../practice.messages.ts';
import type { CardAnswering } from '../use-card.ts';

interface CardFootProps {
  readonly answering: CardAnswering;
  /** The step that is next: whoever uses keys finds it. */
  readonly step: Ref<HTMLButtonElement>;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** Below the question, where the thumb is: to check what is marked, to be told, or to go on. */
export const CardFoot = ({ answering, step, isLast, onNext }: CardFootProps) => {
  const { judged, check, isBusy, isUnsure, give } = answering;
  return (
    <footer className="practice-foot">
      {judged !== null && (
        <Button ref={step} look="primary" size="large" onClick={onNext}>
          {isLast ? words.finish : words.nextQuestion}
        </Button>
      )}
      {check !== null && (
        <Button
          ref={step}
          look="primary"
          size="large"
          disabled={!check.isWhole || isBusy}
          onClick={() => void check.send()}
        >
          {check.label}
        </Button>
      )}
      {judged === null && (
        <Button look="plain" disabled={isBusy || isUnsure} onClick={() => void give(null)}>
          {words.dontKnow}
        </Button>
      )}
    </footer>
  );
};
