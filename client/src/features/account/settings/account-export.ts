import { personalDataCalls } from '@sets/shared/account/settings.calls.ts';
import { failure, ok, type Outcome, refuse } from '@sets/shared/core/result.ts';
import * as z from 'zod/mini';
import { coreMessages } from '../../../core/core.messages.ts';
import { settingsMessages as words } from '../settings.messages.ts';

const failureOf = async (response: Response): Promise<Outcome<never>> => {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const told = z.safeParse(failure, isJson ? await response.json() : undefined);
  return told.success
    ? { ok: false, error: told.data }
    : refuse('UNAVAILABLE', coreMessages.unreachable);
};

/**
 * All data of the person as a zip. The token goes in a header: a link would have it in the address,
 * and thereby in histories and logs.
 */
export const fetchExport = async (token: string): Promise<Outcome<Blob>> => {
  try {
    const response = await fetch(personalDataCalls.export.path, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) return await failureOf(response);
    const file = await response.blob();
    return file.type.includes('zip') ? ok(file) : refuse('INTERNAL', words.exportFailed);
  } catch {
    // fetch rejects, and so does reading the body, only where the network failed.
    return refuse('UNAVAILABLE', coreMessages.unreachable);
  }
};

/** How long a browser may take to begin saving what it was handed, in milliseconds. */
const untilSaved = 60_000;

/** Has the browser save a file. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), untilSaved);
};
