import { type ReactNode, useEffect, useRef } from 'react';
import { phoneMessages } from './phone.messages.ts';

interface PhoneNoteProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Whether something is under way. */
  readonly waiting?: boolean;
  /** The next step. */
  readonly children?: ReactNode;
}

/** The two sets and what they share; the same drawing as in phone.html. */
const PhoneSymbol = ({ pulsing }: { readonly pulsing: boolean }) => (
  <svg className="phone-symbol" data-pulsing={pulsing} viewBox="0 0 36 24" aria-hidden="true">
    <path d="M18 3.06a10.5 10.5 0 0 1 0 17.88a10.5 10.5 0 0 1 0-17.88z" />
    <circle cx="12.5" cy="12" r="10.5" />
    <circle cx="23.5" cy="12" r="10.5" />
  </svg>
);

/** A screen with one thing to say. Its title takes the focus, so that it is read out. */
export const PhoneNote = ({ title, text, waiting = false, children }: PhoneNoteProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    document.title = phoneMessages.title(title);
  }, [title]);
  return (
    <main className="phone-note">
      <PhoneSymbol pulsing={waiting} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p role={waiting ? 'status' : undefined}>{text}</p>}
      {children !== undefined && <div className="phone-steps">{children}</div>}
    </main>
  );
};
