import { Inbox } from 'lucide-react';
import { useAbout } from '../../core/about.ts';
import { accountMessages as words } from './account.messages.ts';

/** Where a mail lies on a server that sends none: on a laptop, for trying out. */
export const MailCatcherHint = () => {
  if (useAbout()?.mailCatcher !== true) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Inbox size={16} className="flex-none" aria-hidden="true" />
      <span>
        {words.mailCatcher}{' '}
        <a
          href="/dev/mails"
          target="_blank"
          rel="noreferrer"
          className="font-medium text-people-ink underline underline-offset-4"
        >
          {words.mailCatcherLink}
        </a>
      </span>
    </p>
  );
};
