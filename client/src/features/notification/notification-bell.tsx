import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { useToken } from '../account/account.store.ts';
import { notificationMessages as words } from './notification.messages.ts';
import { useNotifications } from './notification.store.ts';
import { NotificationList } from './parts/notification-list.tsx';
import { useFreshNotifications } from './use-fresh-notifications.ts';

/** Calls `close` once somebody presses Escape, or touches or goes to something outside of it. */
const useWayOut = (isOpen: boolean, close: (isBack: boolean) => void) => {
  const whole = useRef<HTMLDivElement>(null);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onOther = ({ target }: Event): void => {
      if (target instanceof Node && whole.current?.contains(target) === false) onClose(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose(true);
    };
    document.addEventListener('pointerdown', onOther, { signal });
    document.addEventListener('focusin', onOther, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => stop.abort();
  }, [isOpen]);
  return whole;
};

const BellOf = ({ token }: { token: string }) => {
  const unread = useNotifications((told) => told.unread);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const whole = useWayOut(isOpen, (isBack) => {
    setOpen(false);
    if (isBack) button.current?.focus();
  });
  useFreshNotifications(token);
  return (
    <div ref={whole} className="sm:relative">
      <IconButton
        ref={button}
        label={words.bell(unread)}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="relative size-[min(2.75rem,48px)]"
        onClick={() => setOpen(!isOpen)}
      >
        <Bell size={20} aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-people px-1 text-[0.6875rem] leading-none font-semibold text-on-people ring-2 ring-paper"
          >
            {words.badge(unread)}
          </span>
        )}
      </IconButton>
      {isOpen && <NotificationList token={token} onLeave={() => setOpen(false)} />}
    </div>
  );
};

/** The bell of the top bar, with what is unread; nothing for visitors. */
export const NotificationBell = () => {
  const token = useToken();
  return token === null ? null : <BellOf key={token} token={token} />;
};
