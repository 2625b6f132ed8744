import type { CallDeclaration } from '@sets/shared/core/call.ts';
import { type Askable, type Given, type Told } from '../../core/api.ts';
import { useAsked } from '../../core/use-asked.ts';

/** A call with what it is given, and what is read of its answer: for who asks without knowing which call it is. */
export interface Reading<Data> {
  readonly call: Askable;
  readonly given: object;
  readonly read: (told: unknown) => Data;
}

export const reading = <Call extends Askable, Data>(
  call: Call,
  given: Given<Call>,
  read: (told: Told<Call>) => Data,
): Reading<Data> => ({
  call,
  given,
  // It is given what this very call was answered.
  read: (told) => read(told as Told<Call>),
});

/** As `useAsked`. */
export const useReading = <Data>({ call, given, read }: Reading<Data>) => {
  const asked = useAsked(call, given as Given<CallDeclaration & Askable>);
  return { ...asked, data: asked.data === null ? null : read(asked.data) };
};
