import type { ReactNode } from 'react';
import { useAbout } from '../core/about.ts';
import { shellMessages as words } from './shell.messages.ts';

/** A mail draft that asks for a demo. */
export const contactDraft = (to: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(words.mail.subject)}&body=${encodeURIComponent(words.mail.body)}`;

interface ContactLinkProps {
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Contact Us. Until the server has told the address, there is nothing to follow. */
export const ContactLink = ({ className, label, children }: ContactLinkProps) => {
  const to = useAbout()?.supportEmail;
  return (
    <a
      href={to === undefined ? undefined : contactDraft(to)}
      className={className}
      aria-label={label}
      title={label}
    >
      {children}
    </a>
  );
};
