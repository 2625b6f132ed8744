import './menu.css';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { uiActions, useUiState } from '../core/ui-state.ts';
import { useAccount } from '../features/account/account.store.ts';
import { signOut } from '../features/account/sign-out.ts';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { whileWaiting } from '../ui/wait.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { MenuWays } from './menu-ways.tsx';
import { shellMessages as words } from './shell.messages.ts';
import { shellPaths } from './shell-paths.ts';

/** Confirmed: the menu closes, and the person waits until the session is over. */
const useLogout = () => {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const logOut = async (): Promise<void> => {
    setAsking(false);
    uiActions.closeMenu();
    await whileWaiting(signOut());
    await navigate(shellPaths.home);
  };
  return { isAsking, setAsking, logOut };
};

/** The browser's own modal dialog keeps the focus and gives it back. */
const useOpen = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    // Going back leaves the menu too.
    window.addEventListener('popstate', uiActions.closeMenu);
    return () => {
      window.removeEventListener('popstate', uiActions.closeMenu);
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
};

const OpenMenu = ({ onLogOut }: { onLogOut: () => void }) => {
  const dialog = useOpen();
  const who = useAccount();
  return (
    <dialog
      ref={dialog}
      className="menu"
      aria-label={words.menu}
      onCancel={(event) => {
        event.preventDefault();
        uiActions.closeMenu();
      }}
    >
      <div className="flex h-(--app-bar-height) flex-none items-center justify-between px-3 narrow:px-6">
        <span className="px-1 text-xl narrow:text-2xl">
          <Wordmark />
        </span>
        <IconButton label={words.closeMenu} className="size-11" onClick={uiActions.closeMenu}>
          <X size={24} aria-hidden="true" />
        </IconButton>
      </div>
      <MenuWays who={who} onLogOut={onLogOut} />
    </dialog>
  );
};

/** Over the whole page, from the top. */
export const AppMenu = () => {
  const isOpen = useUiState(({ showMenu }) => showMenu);
  const { isAsking, setAsking, logOut } = useLogout();
  return (
    <>
      {isOpen && <OpenMenu onLogOut={() => setAsking(true)} />}
      {isAsking && (
        <ConfirmDialog
          title={words.sure}
          text={words.sureText}
          yes={words.logout}
          isDanger
          onYes={() => void logOut()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
