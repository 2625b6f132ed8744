import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from './button.tsx';
import { uiMessages } from './ui.messages.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For what holds nothing that somebody typed. */
  readonly closesOnBackdrop?: boolean;
  /** For a list beside what is chosen in it. */
  readonly isWide?: boolean;
  /** Where the focus goes when it closes, where it names something; else to what had it before. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The buttons at the end of a dialog: as wide as each other; beneath each other where they are long; never wider than it. */
export const dialogButtons = 'flex flex-wrap gap-3 *:min-w-fit *:flex-1 *:whitespace-normal!';

/** The second click of a double one comes within so many ms: it was meant for what has opened the dialog. */
const doubleClick = 500;

/** A click beside the dialog. Its box is filled by its children, so what hits itself hits beside. */
const useBackdrop = (dialog: RefObject<HTMLDialogElement | null>, onClick?: () => void): void => {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  useEffect(() => {
    const shown = dialog.current;
    const clicked = ({ target, timeStamp }: MouseEvent): void => {
      const isDouble = timeStamp - openedAt.current < doubleClick;
      if (target === shown && !isDouble) onClick?.();
    };
    shown?.addEventListener('click', clicked);
    return () => shown?.removeEventListener('click', clicked);
  }, [dialog, onClick]);
};

/** A key that is still held since it opened the dialog presses nothing in it. */
const heldPressesNothing = (event: KeyboardEvent): void => {
  const isOnButton = event.target instanceof HTMLButtonElement;
  if (event.repeat && event.key === 'Enter' && isOnButton) event.preventDefault();
};

/** The browser's own modal dialog: it keeps the focus, and Escape closes it. Draw it to open it. */
export const Dialog = (props: DialogProps) => {
  const { title, onClose, closesOnBackdrop = false, isWide = false, focusAfter, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before what is drawn at the same time: where that takes the focus for itself, it has the last word.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    // The browser takes the first button, which closes; where something else comes first, that.
    shown?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
    return () => {
      shown?.close();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it names when the dialog closes is what counts
      const after = focusAfter?.current ?? before;
      if (after instanceof HTMLElement) after.focus();
    };
  }, [focusAfter]);
  useBackdrop(dialog, closesOnBackdrop ? onClose : undefined);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={heldPressesNothing}
      className={`m-auto ${isWide ? 'w-[min(60rem,calc(100vw-min(2rem,8.5vw)))]' : 'w-[min(30rem,calc(100vw-min(2rem,8.5vw)))]'} rounded-lg border border-line bg-raised text-ink shadow-raised [overflow-wrap:anywhere] backdrop:bg-[#0009]`}
    >
      {/* Where words are large, the room is theirs. What reaches its edges does so by the same. */}
      <div className="p-(--dialog-pad) [--dialog-pad:min(1.5rem,6.2vw)]">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-1.5 text-xl font-semibold">
            {title}
          </h2>
          <IconButton label={uiMessages.close} onClick={onClose} className="-mt-0.5 -mr-2">
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
};
