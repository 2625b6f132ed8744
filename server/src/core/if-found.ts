import { AppError } from './app-error.ts';

/** What is found; null where that fails as NOT_FOUND: it is not there, or not for whoever asks. */
export const ifFound = async <Found>(found: Promise<Found>): Promise<Found | null> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
