import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { newId } from '../new-id.ts';
import type { Message } from './letterhead.ts';
import type { MailTransport } from './mail-transport.ts';

/** How many mails are kept; older ones are removed. */
export const mostMails = 200;

const keptMail = z.strictObject({
  /** Milliseconds since the epoch. */
  at: z.int(),
  from: z.string(),
  replyTo: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.optional(z.string()),
});

export interface KeptMail extends z.infer<typeof keptMail> {
  readonly mailid: string;
}

/** A name that sorts by the order of arrival: milliseconds, then letters by chance. */
const nameShape = /^(\d{15})-[A-Za-z0-9_-]{20}$/;
const ending = '.json';

/** Mails as files in a folder, a JSON file each, for this user of the machine alone. */
export interface MailCatcher extends MailTransport {
  /** Newest first. */
  list(): Promise<KeptMail[]>;
  /** Null where there is no such mail (any more). */
  find(mailid: string): Promise<KeptMail | null>;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';

const orNothing = async <Value>(reading: Promise<Value>): Promise<Value | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

export const openMailCatcher = (dataDir: string, clock: Pick<Clock, 'now'>): MailCatcher => {
  const folder = join(dataDir, 'mails');
  const pathOf = (mailid: string): string => join(folder, mailid + ending);

  /** Names of mails, newest first. */
  const names = async (): Promise<string[]> =>
    ((await orNothing(readdir(folder))) ?? [])
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .filter((name) => nameShape.test(name))
      .toSorted()
      .toReversed();

  const find = async (mailid: string): Promise<KeptMail | null> => {
    if (!nameShape.test(mailid)) return null;
    const text = await orNothing(readFile(pathOf(mailid), 'utf8'));
    return text === null ? null : { mailid, ...keptMail.parse(JSON.parse(text)) };
  };

  return {
    kind: 'catcher',
    find,
    list: async () => {
      const kept = await Promise.all((await names()).slice(0, mostMails).map(find));
      return kept.filter((mail) => mail !== null);
    },
    deliver: async (message: Message) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = clock.now();
      // Two mails of one millisecond, or of a clock that was set back, still sort as they came.
      const before = await names();
      const last = Number(nameShape.exec(before[0] ?? '')?.[1] ?? 0);
      const path = pathOf(`${String(Math.max(at, last + 1)).padStart(15, '0')}-${newId()}`);
      // It appears whole or not at all: who reads the folder meanwhile finds no half of a mail.
      const draft = `${path}.draft`;
      await writeFile(draft, JSON.stringify({ at, ...message }, null, 2), { mode: 0o600 });
      await rename(draft, path);
      for (const old of before.slice(mostMails - 1)) await rm(pathOf(old), { force: true });
    },
    close: async () => undefined,
  };
};
