import { AppError } from '../../core/app-error.ts';

/** @throws AppError UNAVAILABLE where the store fails */
export const durable = async <Found>(work: () => Promise<Found>): Promise<Found> => {
  try {
    return await work();
  } catch (error) {
    const msg = 'This could not be saved yet. It will be sent again.';
    throw new AppError('UNAVAILABLE', msg, { cause: error });
  }
};
