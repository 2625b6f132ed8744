import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * The secret that signs sessions and tickets, made once and kept in `dataDir` for this user alone.
 * It appears whole or not at all: of two servers that start together, both read the same one.
 */
export const keptSecret = async (dataDir: string): Promise<string> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'jwt-secret');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
};
