import { AppError } from './app-error.ts';
import type { Audit, Audited } from './audit.ts';

/**
 * Writes down what was just done. What cannot be written down must not have happened: then it is
 * undone.
 * @throws AppError UNAVAILABLE
 */
export const auditOrUndo = async (
  audit: Audit,
  audited: Audited,
  undo: () => Promise<unknown>,
): Promise<void> => {
  try {
    await audit(audited);
  } catch (cause) {
    await undo();
    const msg = 'The audit log could not be written, so nothing was changed. Try again.';
    throw new AppError('UNAVAILABLE', msg, { cause });
  }
};
