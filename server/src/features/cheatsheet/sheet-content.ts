import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { clean } from '@sets/shared/core/text.ts';
import { AppError } from '../../core/app-error.ts';
import { sheetMessages } from './cheatsheet.messages.ts';

/* What a file is, its bytes say, whatever it is called. */

/** So many bytes of a file tell whether it is a PDF. */
export const pdfMark = Buffer.from('%PDF-');
/** A character in UTF-8 has at most so many bytes. */
const mostBytes = 4;

const refused = (msg: string): AppError => new AppError('BAD_REQUEST', msg);

/** @throws AppError TOO_LARGE for what can only be too long */
export const expectTextOf = (bytes: number): void => {
  if (bytes > sheetLimits.text * mostBytes) {
    throw new AppError('TOO_LARGE', sheetMessages.longText);
  }
};

/** @throws AppError BAD_REQUEST, TOO_LARGE */
export const markdownIn = (bytes: Buffer): string => {
  const text = decoded(bytes);
  // A text has none, and much that is no text has.
  if (text.includes('\0')) throw refused(sheetMessages.noText);
  if (text.length > sheetLimits.text) throw new AppError('TOO_LARGE', sheetMessages.longText);
  if (clean(text) === '') throw refused(sheetMessages.emptyText);
  return text;
};

const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new AppError('BAD_REQUEST', sheetMessages.noText, { cause: error });
  }
};
