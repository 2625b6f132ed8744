import type { LiveQnaCommand } from '@sets/shared/live-qna/live-qna.live.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { HostQuestion } from '../questions-on-show.ts';
import { liveQnaHostMessages as words } from './live-qna-host.messages.ts';
import type { Desk } from './use-desk.ts';

interface DeskDialogsProps {
  readonly desk: Desk;
  readonly questions: readonly HostQuestion[];
  readonly send: (command: LiveQnaCommand) => void;
}

/** Asks before something is done that cannot be taken back. */
export const DeskDialogs = ({ desk, questions, send }: DeskDialogsProps) => {
  const { asked, setAsked, acts, counts } = desk;
  if (asked === null) return null;
  const shared = { isDanger: true, onCancel: () => setAsked(null) };
  const then = (act: () => void) => () => {
    setAsked(null);
    act();
  };
  if (asked.about === 'end') {
    return (
      <ConfirmDialog
        {...shared}
        title={words.endTitle}
        text={words.endText(counts.open + counts.waiting)}
        yes={words.endYes}
        onYes={then(() => send({ type: 'end' }))}
      />
    );
  }
  const { question } = asked;
  if (asked.about === 'remove') {
    return (
      <ConfirmDialog
        {...shared}
        title={words.removeTitle}
        text={words.removeText}
        yes={words.removeYes}
        onYes={then(() => acts.remove(question))}
      />
    );
  }
  return (
    <ConfirmDialog
      {...shared}
      title={words.personTitle}
      text={words.personText(questions.filter(({ by }) => by === question.by).length)}
      yes={words.personYes}
      onYes={then(() => acts.stop(question.by))}
    />
  );
};
