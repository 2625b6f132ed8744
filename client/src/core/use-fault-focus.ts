import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the form: whenever `fault` is another one than before, its first faulty field has the focus,
 * and with it is read what is wrong. Give an object that is made anew at each attempt, so that the
 * same fault twice is told twice.
 */
export const useFaultFocus = (fault: object | null): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  return form;
};
