import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** What is kept so: what signs sessions and tickets, and what opens pages for whoever runs the server. */
type SecretName = 'jwt-secret' | 'metrics-token' | 'mails-key';

/**
 * A secret that is made once and kept in `dataDir` for this user alone; that which signs sessions and tickets,
 * unless another is named. It appears whole or not at all: of two servers that start together, both read the same one.
 */
export const keptSecret = async (
  dataDir: string,
  name: SecretName = 'jwt-secret',
): Promise<string> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, name);
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
