import { Ban, Ellipsis, Link2, RotateCcw, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Act } from '../../../ui/act.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { AskToBlock } from '../ask-to-block.tsx';
import { peopleMessages as words } from '../people.messages.ts';
import { peoplePaths } from '../people-paths.ts';
import { type Somebody, useStanding, useStandingActs } from '../use-standing.ts';

/** Puts the link to a person's page on the clipboard. */
export const copyPersonLink = async (userid: string): Promise<void> => {
  const isCopied = await copyText(window.location.origin + peoplePaths.person(userid));
  if (isCopied) toast.success(words.copied);
  else toast.error(words.notCopied);
};

interface AskProps {
  readonly person: Somebody;
  readonly onClose: () => void;
}

/** Whether one no longer wants somebody as a follower. */
export const AskToRemove = ({ person, onClose }: AskProps) => {
  const change = useStandingActs();
  return (
    <ConfirmDialog
      title={words.removeTitle(person.username)}
      text={words.removeText}
      yes={words.removeYes}
      isDanger
      onYes={() => {
        onClose();
        void change('removeFollower', person);
      }}
      onCancel={onClose}
    />
  );
};

type Shown = 'acts' | 'remove' | 'block';

const Acts = ({ person, onClose, onAsk }: AskProps & { onAsk: (shown: Shown) => void }) => {
  const standing = useStanding(person);
  const change = useStandingActs();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={person.username} onClose={onClose} closesOnBackdrop>
      <ul className="-mx-3">
        <Act
          icon={Link2}
          text={words.copyLink}
          onClick={closing(() => void copyPersonLink(person.userid))}
        />
        {standing?.isFollower === true && (
          <Act icon={UserMinus} text={words.removeFollower} onClick={() => onAsk('remove')} />
        )}
        {standing?.isBlocked === true && (
          <Act
            icon={RotateCcw}
            text={words.unblock}
            onClick={closing(() => void change('unblock', person))}
          />
        )}
        {standing?.isBlocked === false && (
          <Act icon={Ban} text={words.block} isDanger onClick={() => onAsk('block')} />
        )}
      </ul>
    </Dialog>
  );
};

/** What else there is to do with a person, in a sheet: the same for a thumb and for the keyboard. */
export const PersonMenu = ({ person }: { person: Somebody }) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const onClose = (): void => setShown(null);
  return (
    <>
      <IconButton
        label={words.menu}
        aria-haspopup="dialog"
        className="size-12!"
        onClick={() => setShown('acts')}
      >
        <Ellipsis size={22} aria-hidden="true" />
      </IconButton>
      {shown === 'acts' && <Acts person={person} onClose={onClose} onAsk={setShown} />}
      {shown === 'remove' && <AskToRemove person={person} onClose={onClose} />}
      {shown === 'block' && <AskToBlock person={person} onClose={onClose} />}
    </>
  );
};
