import { type ReactNode, useEffect, useRef } from 'react';
import { Sign } from '../../../ui/sign.tsx';
import { phoneMessages } from './phone.messages.ts';

interface PhoneNoteProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Whether something is under way. */
  readonly waiting?: boolean;
  /** The next step. */
  readonly children?: ReactNode;
}

/** A screen with one thing to say. Its title takes the focus, so that it is read out. */
export const PhoneNote = ({ title, text, waiting = false, children }: PhoneNoteProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    document.title = phoneMessages.title(title);
  }, [title]);
  return (
    <main className="phone-note">
      <Sign waiting={waiting} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {/* What waits may have something to say later: heard only where it was there before. */}
      {waiting ? <output>{text}</output> : text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className="phone-steps">{children}</div>}
    </main>
  );
};
