import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is shorter was not made here, and can be guessed. */
const SHORTEST = 32;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** What is kept so: what signs sessions and tickets, and what opens pages for whoever runs the server. */
type SecretName = 'jwt-secret' | 'metrics-token' | 'mails-key';

/**
 * A secret that is made once and kept in `dataDir` for this user alone; that which signs sessions and tickets,
 * unless another is named. Where there is one, nothing is written: a server starts with a full disk too.
 *
 * @throws Error with a sentence where it cannot be made or read, or is none
 */
export const keptSecret = async (
  dataDir: string,
  name: SecretName = 'jwt-secret',
): Promise<string> => {
  const path = join(dataDir, name);
  const kept = await readIfThere(path);
  if (kept !== null) return checked(path, kept, name);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await make(path);
  } catch (cause) {
    throw new Error(`The file ${path} cannot be made: ${reasonOf(cause)}.`, { cause });
  }
  return readFile(path, 'utf8');
};

const checked = (path: string, kept: string, name: SecretName): string => {
  if (kept.trim().length >= SHORTEST) return kept;
  const ends = name === 'jwt-secret' ? '; all sessions end with that' : '';
  throw new Error(
    `The file ${path} holds fewer than ${SHORTEST} characters, which is no secret. Put it back from a backup, or delete it: a new one is made at the next start${ends}.`,
  );
};

const readIfThere = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw new Error(`The file ${path} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
};

/** It appears whole or not at all: of two servers that start together, both read the same one. */
const make = async (path: string): Promise<void> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

const reasonOf = (error: unknown): string => {
  if (isCode(error, 'ENOTDIR') || isCode(error, 'EEXIST'))
    return 'a file is in the place of its folder. Set DATA_DIR to a folder, or move the file away';
  if (isCode(error, 'ENOSPC') || isCode(error, 'EDQUOT')) return 'the disk is full';
  if (isCode(error, 'EROFS')) return 'the disk can only be read';
  if (isCode(error, 'EACCES') || isCode(error, 'EPERM'))
    return 'the user that runs Sets may not read and write there';
  return error instanceof Error ? error.message : String(error);
};
