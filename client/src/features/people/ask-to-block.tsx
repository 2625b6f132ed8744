import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { peopleMessages as words } from './people.messages.ts';
import { type Somebody, useStandingActs } from './use-standing.ts';

interface AskToBlockProps {
  readonly person: Somebody;
  readonly onClose: () => void;
  /** The server has it. */
  readonly onBlocked?: () => void;
}

/** Whether one no longer wants to have to do with somebody. */
export const AskToBlock = ({ person, onClose, onBlocked }: AskToBlockProps) => {
  const change = useStandingActs();
  const block = async (): Promise<void> => {
    if (await change('block', person)) onBlocked?.();
  };
  return (
    <ConfirmDialog
      title={words.blockTitle(person.username)}
      text={words.blockText}
      yes={words.blockYes}
      isDanger
      onYes={() => {
        onClose();
        void block();
      }}
      onCancel={onClose}
    />
  );
};
