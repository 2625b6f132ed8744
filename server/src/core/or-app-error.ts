import { AppError } from './app-error.ts';

/** What `read` gives, or why it cannot be read: for lists, in which one that cannot is no failure of the others. */
export const orAppError = <Value>(read: () => Value): Value | AppError => {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};
