import { type FormEvent, useEffect, useRef, useState } from 'react';
import { stagePaths } from '../stage-paths.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { phoneMessages } from './phone.messages.ts';
import { typedCode } from './typed-code.ts';

interface JoinPageProps {
  readonly onCode: (code: string) => void;
  /** Whether something was answered on this phone before. */
  readonly hasAnswered?: boolean;
  /** What was tried and did not lead anywhere, and why. */
  readonly tried?: { readonly code: string; readonly msg: string };
}

/** The field for the code on the screen. */
export const JoinPage = ({ onCode, hasAnswered = false, tried }: JoinPageProps) => {
  const [typed, setTyped] = useState(tried?.code ?? '');
  const [problem, setProblem] = useState(tried?.msg ?? null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = phoneMessages.title(phoneMessages.join);
    // A keyboard that comes up by itself hides half of a phone: only who was here before gets it.
    if (tried !== undefined) field.current?.focus();
  }, [tried]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = typedCode(typed);
    if (code.ok && code.value !== tried?.code) {
      onCode(code.value);
      return;
    }
    setProblem(code.ok ? (tried?.msg ?? null) : code.error.msg);
    field.current?.focus();
  };

  return (
    <PhoneFrame>
      <main className="phone-join">
        <form onSubmit={submit} noValidate>
          <h1>
            <label htmlFor="code">{phoneMessages.joinTitle}</label>
          </h1>
          <input
            ref={field}
            id="code"
            name="code"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            aria-invalid={problem !== null}
            aria-describedby="code-note"
          />
          <p id="code-note" role={problem === null ? undefined : 'alert'}>
            {problem ?? phoneMessages.codeHint}
          </p>
          <button type="submit" className="phone-button" data-look="primary">
            {phoneMessages.join}
          </button>
        </form>
        {hasAnswered && (
          <a className="phone-link" href={stagePaths.mine}>
            {phoneMessages.answeredBefore}
          </a>
        )}
      </main>
    </PhoneFrame>
  );
};
