import { useSending } from '../../core/use-sending.ts';
import { Button, type ButtonLook } from '../button.tsx';
import { toast } from '../toast.ts';

interface PutBackButtonProps {
  readonly text: string;
  readonly look?: ButtonLook;
  /** Gives why it was not done, or null. */
  readonly onPutBack: () => Promise<{ readonly msg: string } | null>;
}

/** Puts back what was removed; why it cannot be is said. */
export const PutBackButton = ({ text, look = 'outline', onPutBack }: PutBackButtonProps) => {
  const { isBusy, send } = useSending();
  const putBack = (): void =>
    void send(async () => {
      const failure = await onPutBack();
      if (failure !== null) toast.error(failure.msg);
    });
  return (
    <Button look={look} aria-disabled={isBusy} onClick={putBack}>
      {text}
    </Button>
  );
};
