import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFaultFocus } from '../../core/use-fault-focus.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { inputClass } from '../../ui/field.tsx';
import { whileWaiting } from '../../ui/wait.ts';
import { DoneNote, FaultNote } from './note.tsx';
import { MailCatcherHint } from './mail-catcher-hint.tsx';
import { signOut } from './sign-out.ts';
import { useVerification } from './use-verification.ts';
import { verificationMessages as words } from './verification.messages.ts';

const codeLength = 6;

/** What was typed or pasted, as `123 456`, without what is no digit of a code. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, codeLength);

interface CodeInputProps {
  readonly value: string;
  readonly fault: string | null;
  /** Of what says what is wrong. */
  readonly noteId: string;
  /** A code is on its way: it is typed next. */
  readonly isSent: boolean;
  readonly onChange: (digits: string) => void;
}

/** The cursor comes back into it when a wrong code was cleared. */
const CodeInput = ({ value, fault, noteId, isSent, onChange }: CodeInputProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (fault !== null || isSent) input.current?.focus();
  }, [fault, isSent]);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {words.code}
      </label>
      <input
        id={id}
        ref={input}
        name="pin"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : noteId}
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        className={classNames(
          inputClass,
          'min-h-16 pl-[calc(1rem+0.4em)] text-center text-2xl font-semibold tracking-[0.4em]',
        )}
      />
    </div>
  );
};

type Verification = ReturnType<typeof useVerification>;

/** Sending comes first until a code is on its way. */
const SendCode = ({ doing, secondsToNext, isSent, sendCode }: Verification) => (
  <div className="grid gap-1.5">
    <Button
      look={isSent ? 'outline' : 'primary'}
      data-takes-focus
      disabled={doing !== null || secondsToNext > 0}
      onClick={() => void sendCode()}
    >
      {doing === 'send' ? words.sending : words.send}
    </Button>
    {secondsToNext > 0 && (
      <p className="text-center text-sm text-ink-soft">{words.next(secondsToNext)}</p>
    )}
  </div>
);

interface VerificationFormProps {
  readonly who: SignedIn;
  readonly onVerified?: (() => void) | undefined;
  /** What is to be read or done besides, such as a way to put it off. */
  readonly children?: ReactNode;
}

/** The verification-code screen, to be put under its title. */
export const VerificationForm = (props: VerificationFormProps) => {
  const { who, onVerified, children } = props;
  const verification = useVerification(who, onVerified);
  const noteId = useId();
  const { pin, setPin, failure, isSent, wasSent, doing, verify } = verification;
  const form = useFaultFocus(verify);
  return (
    <form {...form} className="grid gap-5">
      <p className="text-ink-soft">{wasSent ? words.leadSent(who.email) : words.lead(who.email)}</p>
      {isSent && <DoneNote>{words.sent}</DoneNote>}
      <SendCode {...verification} />
      <CodeInput value={pin} fault={failure} noteId={noteId} isSent={isSent} onChange={setPin} />
      <FaultNote text={failure} id={noteId} />
      <Button
        type="submit"
        look={isSent || pin !== '' ? 'primary' : 'outline'}
        disabled={doing !== null}
      >
        {doing === 'verify' ? words.verifying : words.verify}
      </Button>
      <MailCatcherHint />
      <footer className="flex flex-wrap justify-between gap-2 border-t border-line pt-4">
        <Button
          look="plain"
          className="-ml-3 !px-3 text-bad"
          onClick={() => void whileWaiting(signOut())}
        >
          {words.logOut}
        </Button>
        {children}
      </footer>
    </form>
  );
};
