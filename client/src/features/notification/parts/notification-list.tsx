import type { Notification } from '@sets/shared/notification/notification.contract.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { ago } from '../../../ui/when.ts';
import { notificationMessages as words } from '../notification.messages.ts';
import { loadNotifications, loadOlder, markRead, useNotifications } from '../notification.store.ts';

interface LineProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

const Line = ({ notification: { title, text, path, at, read }, onOpen }: LineProps) => (
  <li>
    <Link
      to={path}
      onClick={onOpen}
      className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-3 px-4 py-3 -outline-offset-3 hover:bg-sunken"
    >
      <span className={`mt-2 size-2 rounded-full ${read ? '' : 'bg-people'}`}>
        {!read && <span className="only-spoken">{words.unread}</span>}
      </span>
      <span className="grid [overflow-wrap:anywhere]">
        <span className={read ? '' : 'font-semibold'}>{title}</span>
        <span className="text-sm text-ink-soft">{text}</span>
        <time
          dateTime={new Date(at).toISOString()}
          className="mt-1 text-xs text-ink-soft first-letter:uppercase"
        >
          {ago(new Date(at).toISOString())}
        </time>
      </span>
    </Link>
  </li>
);

const Failed = ({ msg, retry }: { msg: string; retry: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-3 p-4">
    <p className="font-medium">{words.failed}</p>
    <p className="text-sm text-ink-soft">{msg}</p>
    <Button size="small" onClick={retry}>
      {words.retry}
    </Button>
  </div>
);

const Nothing = () => (
  <div className="grid gap-1 px-4 py-10 text-center">
    <p className="font-medium">{words.empty}</p>
    <p className="text-sm text-balance text-ink-soft">{words.emptyText}</p>
  </div>
);

/** What the bell opens: newest first, each leading to its page. */
export const NotificationList = ({ token, onLeave }: { token: string; onLeave: () => void }) => {
  const { notifications, unread, next, failure } = useNotifications();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const lines = notifications ?? [];
  return (
    <dialog
      open
      ref={panel}
      aria-label={words.title}
      tabIndex={-1}
      className="fixed inset-x-2 top-14 z-30 m-0 flex w-auto max-h-[min(36rem,calc(100dvh-5rem))] flex-col overflow-hidden rounded-lg border border-line bg-raised text-left text-ink shadow-raised outline-none sm:absolute sm:top-full sm:right-0 sm:left-auto sm:mt-1 sm:w-96"
    >
      <header className="flex min-h-13 flex-none items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
        <h2 className="font-semibold">{words.title}</h2>
        {unread > 0 && (
          <Button look="plain" size="small" onClick={() => void markRead(token)}>
            {words.readAll}
          </Button>
        )}
      </header>
      <div className="overflow-y-auto overscroll-contain">
        {failure !== null && (
          <Failed msg={failure.msg} retry={() => void loadNotifications(token)} />
        )}
        {notifications === null && failure === null && (
          <output className="block px-4 py-10 text-center text-ink-soft">{words.loading}</output>
        )}
        {notifications?.length === 0 && failure === null && <Nothing />}
        <ul className="divide-y divide-line">
          {lines.map((notification) => (
            <Line
              key={notification.notificationid}
              notification={notification}
              onOpen={() => {
                if (!notification.read) void markRead(token, notification);
                onLeave();
              }}
            />
          ))}
        </ul>
        {next !== null && (
          <div className="border-t border-line p-2 text-center">
            <Button look="plain" size="small" onClick={() => void loadOlder(token)}>
              {words.more}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  );
};
