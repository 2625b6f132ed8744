import type { Result } from '@sets/shared/core/result.ts';
import { create } from 'zustand';

interface Confirming {
  /** Told whether the session was confirmed; null while nobody is asked. */
  readonly answer: ((isConfirmed: boolean) => void) | null;
}

/** Whether somebody is just asked for their password. */
export const useConfirming = create<Confirming>(() => ({ answer: null }));

/** Ends the question that is open, if there is one. */
export const endConfirming = (isConfirmed: boolean): void => {
  const { answer } = useConfirming.getState();
  useConfirming.setState({ answer: null });
  answer?.(isConfirmed);
};

const askForPassword = (): Promise<boolean> => {
  endConfirming(false);
  return new Promise((answer) => useConfirming.setState({ answer }));
};

/**
 * Makes a call; where its session must be confirmed first, asks for the password, then makes it
 * again. Undefined where the person called it off: nothing was changed, and nothing is wrong.
 */
export const whenConfirmed = async <Value>(
  call: () => Promise<Result<Value>>,
): Promise<Result<Value> | undefined> => {
  const told = await call();
  if (told.ok || told.error.code !== 'CONFIRM_FIRST') return told;
  return (await askForPassword()) ? call() : undefined;
};
