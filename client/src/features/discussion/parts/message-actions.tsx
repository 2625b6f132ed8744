import { type Reaction, reactions } from '@sets/shared/discussion/discussion.contract.ts';
import { Ban, Eye, Pencil, Pin, PinOff, Reply, Trash2, UserRound, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { personPath } from '../../../core/person-path.ts';
import { Act, ActLink } from '../../../ui/act.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { discussionMessages as words, reactionSigns } from '../discussion.messages.ts';
import type { Message } from '../read-message.ts';
import { MessageText } from './message-text.tsx';

/** What one may do with a message; what is not given one may not. */
export interface MessageActs {
  readonly react?: (id: number, reaction: Reaction, on: boolean) => void;
  readonly reply?: (message: Message) => void;
  readonly edit?: (message: Message) => void;
  readonly remove?: (message: Message) => void;
  readonly pin?: (message: Message) => void;
  readonly mute?: (message: Message) => void;
  readonly block?: (message: Message) => void;
}

interface MessageActionsProps {
  readonly message: Message;
  readonly mine: readonly Reaction[];
  readonly isBlocked: boolean;
  readonly acts: MessageActs;
  readonly onClose: () => void;
}

const ReactionChoice = ({ message, mine, acts, onClose }: MessageActionsProps) => {
  const { react } = acts;
  if (react === undefined) return null;
  return (
    <fieldset aria-label={words.react} className="-mx-2 mb-2 grid grid-cols-6">
      {reactions.map((each) => {
        const isMine = mine.includes(each);
        return (
          <button
            key={each}
            type="button"
            aria-label={words.reactionNames[each]}
            aria-pressed={isMine}
            onClick={() => {
              react(message.id, each, !isMine);
              onClose();
            }}
            className={classNames(
              'grid min-h-14 place-items-center rounded-md text-2xl',
              isMine ? 'bg-people-tint' : 'hover:bg-sunken',
            )}
          >
            {reactionSigns[each]}
          </button>
        );
      })}
    </fieldset>
  );
};

/** What a message said before: for moderators. */
const Earlier = ({ history }: Pick<Message, 'history'>) => (
  <details className="mt-2 rounded-md border border-line px-3 py-2">
    <summary className="cursor-pointer font-medium">{words.earlier}</summary>
    <ol className="mt-2 grid max-h-60 gap-2 overflow-y-auto">
      {history.map(({ text, at }) => (
        <li key={`${at}${text}`} className="border-l-[3px] border-line-strong pl-3">
          <MessageText text={text} />
        </li>
      ))}
    </ol>
  </details>
);

/** What one may do with a message, in a sheet: the same for a thumb and for the keyboard. */
export const MessageActions = (props: MessageActionsProps) => {
  const { message, isBlocked, acts, onClose } = props;
  const [isRemoving, setRemoving] = useState(false);
  const { reply, edit, remove, pin, mute, block } = acts;
  const closing = (act: (message: Message) => void) => (): void => {
    onClose();
    act(message);
  };
  if (isRemoving && remove !== undefined) {
    return (
      <ConfirmDialog
        title={words.removeAsk}
        text={words.removeText}
        yes={words.remove}
        isDanger
        onYes={closing(remove)}
        onCancel={onClose}
      />
    );
  }
  const pinText = message.pinned ? words.unpin : words.pin;
  return (
    <Dialog title={message.by.username} onClose={onClose} closesOnBackdrop>
      <ReactionChoice {...props} />
      <ul className="-mx-3">
        {reply && <Act icon={Reply} text={words.reply} onClick={closing(reply)} />}
        {edit && <Act icon={Pencil} text={words.edit} onClick={closing(edit)} />}
        {pin && <Act icon={message.pinned ? PinOff : Pin} text={pinText} onClick={closing(pin)} />}
        <ActLink icon={UserRound} text={words.toPerson} to={personPath(message.by.userid)} />
        {mute && <Act icon={VolumeX} text={words.mute} onClick={closing(mute)} />}
        {block && (
          <Act
            icon={isBlocked ? Eye : Ban}
            text={isBlocked ? words.unblock : words.block}
            onClick={closing(block)}
          />
        )}
        {remove && (
          <Act icon={Trash2} text={words.remove} isDanger onClick={() => setRemoving(true)} />
        )}
      </ul>
      {message.history.length > 0 && <Earlier history={message.history} />}
    </Dialog>
  );
};
