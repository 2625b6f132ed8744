import { AppError } from './app-error.ts';

/** What is told; null where that fails for a reason that is meant for the caller: the others are told all the same. */
export const unlessRefused = async <Told>(tell: () => Promise<Told>): Promise<Told | null> => {
  try {
    return await tell();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};
