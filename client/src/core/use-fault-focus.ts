import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * For a form: after each try, as soon as a field is marked as faulty (`aria-invalid`), the first one
 * has the focus, and with it what is wrong is read out. `onTry` at the beginning of each submit: the
 * same fault twice is told twice.
 */
export const useFaultFocus = (): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onTry: () => void;
} => {
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(false);
  const [, setTries] = useState(0);
  // After each drawing: what is wrong may be known at once, or only when the server has answered.
  useEffect(() => {
    if (!isDue.current) return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty === null || faulty === undefined) return;
    isDue.current = false;
    faulty.focus();
  });
  const onTry = (): void => {
    isDue.current = true;
    setTries((tries) => tries + 1);
  };
  return { form, onTry };
};
