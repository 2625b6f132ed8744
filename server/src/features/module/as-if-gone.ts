import { AppError } from '../../core/app-error.ts';

/**
 * What lies in a space that is closed to somebody is not there for them: they are told, word for word,
 * what is told of an id that was never given out (decision 35).
 */
export const asIfGone = async <Found>(
  found: Promise<Found>,
  gone: () => AppError,
): Promise<Found> => {
  try {
    return await found;
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? gone() : error;
  }
};
