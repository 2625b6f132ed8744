import { type RefObject, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';

type Submitted = SubmitEvent<HTMLFormElement>;

/** What a form is given that is judged here and not by the browser. */
interface FaultFocus {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: Submitted) => void;
  readonly noValidate: true;
}

/**
 * Submits a form by `submit`. After each try, as soon as a field is marked as faulty
 * (`aria-invalid`), the first one has the focus, and with it what is wrong is read out; the same
 * fault twice is told twice.
 */
export const useFaultFocus = (submit: (event: Submitted) => void | Promise<void>): FaultFocus => {
  const ref = useRef<HTMLFormElement>(null);
  const isDue = useRef(false);
  const [, setTries] = useState(0);
  // After each drawing: what is wrong may be known at once, or only when the server has answered. Before it is painted:
  // who types on when the words appear types into the field.
  useLayoutEffect(() => {
    if (!isDue.current) return;
    const faulty = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty === null || faulty === undefined) return;
    isDue.current = false;
    faulty.focus();
  });
  const onSubmit = (event: Submitted): void => {
    event.preventDefault();
    isDue.current = true;
    setTries((tries) => tries + 1);
    void submit(event);
  };
  return { ref, onSubmit, noValidate: true };
};
