import { createHmac } from 'node:crypto';
import {
  blogContent,
  blogLimits,
  type BlogContent,
  type ImportReport,
} from '@sets/shared/blog/blog.contract.ts';
import { lineOf } from '@sets/shared/core/text.ts';
import type { Actor } from '../../../core/actor.ts';
import { AppError } from '../../../core/app-error.ts';
import { createBoundedByKey } from '../../../core/bounded.ts';
import type { Clock } from '../../../core/clock.ts';
import { createFairQueue } from '../../../core/fair-queue.ts';
import { inThread } from '../../../core/in-thread.ts';
import { exchangeMessages as words, remarks as said } from './exchange.messages.ts';
import { keepPictures } from './keep-pictures.ts';
import { written } from './picture-links.ts';
import type { ExchangedPictures, ExchangedPosts } from './exchange-ports.ts';
import {
  type ImportRead,
  type ImportResult,
  mostEntries,
  type ReadPost,
  type Refusal,
} from './read-import.ts';

export interface ImportTools {
  readonly posts: Pick<ExchangedPosts, 'expectMayWrite' | 'isThere' | 'makeDraft'>;
  readonly pictures: Pick<ExchangedPictures, 'keep'>;
  readonly clock: Pick<Clock, 'now'>;
  /** By which the ids of drafts are made: nobody else finds one from its text. */
  readonly secret: string;
  /** Reads a file, which is handed over; null where that takes too long. */
  readonly read: (bytes: Uint8Array<ArrayBuffer>) => Promise<ImportResult | null>;
}

type Who = Pick<Actor, 'userid'>;
type Item = ImportReport['items'][number];
type Drafted = Pick<Item, 'blogid' | 'wasThere'>;

/** What is held of a file is a file and what it unpacks to: two at a time, each of another account. */
const ofAll = { atOnce: 2, waiting: 20, msg: words.busy } as const;
const ofOne = { atOnce: 1, waiting: 2, msg: words.ownBusy } as const;
/** The pictures of one file may take so long, in ms: others wait for their turn. */
const mostOfPictures = 120_000;

const thread = new URL('import-thread.ts', import.meta.url);
/** In ms, and in MB beside what it unpacks. */
const bounds = { time: 20_000, memory: 192 } as const;

/** Reads files in a thread with bounds on time and memory. What it is given leaves this one, so there is no third copy. */
export const readInThread: ImportTools['read'] = async (data) =>
  (await inThread({ thread, data, ...bounds, transfer: [data.buffer] })) as ImportResult | null;

const refused: Readonly<Record<Refusal, () => AppError>> = {
  neither: () => new AppError('BAD_REQUEST', words.neither),
  badArchive: () => new AppError('BAD_REQUEST', words.badArchive),
  tooManyEntries: () => new AppError('TOO_LARGE', words.tooManyEntries(mostEntries)),
  tooMuch: () => new AppError('TOO_LARGE', words.tooMuch),
};

/** Without folders, and without what would break a line. */
const nameOf = (path: string): string => lineOf(path.replace(/^.*[/\\]/s, ''), 120);

/** Makes drafts of files. What was made stays, whatever comes after it: to send a file again adds nothing twice. */
export class ImportService {
  readonly #tools: ImportTools;
  readonly #inTurn = createFairQueue(ofAll);
  readonly #ofOne = createBoundedByKey(ofOne);

  constructor(tools: ImportTools) {
    this.#tools = tools;
  }

  /** @throws AppError FORBIDDEN, BAD_REQUEST, TOO_LARGE, UNAVAILABLE */
  async import(actor: Who, sent: Buffer, gone: AbortSignal): Promise<ImportReport> {
    await this.#tools.posts.expectMayWrite(actor);
    return this.#ofOne(actor.userid, () =>
      this.#inTurn([actor.userid], async () => this.#keep(actor, await this.#read(sent), gone)),
    );
  }

  async #read(sent: Buffer): Promise<ImportRead> {
    const read = await this.#tools.read(Uint8Array.from(sent));
    if (read === null) throw new AppError('TOO_LARGE', words.tooLong);
    if ('refusal' in read) throw refused[read.refusal]();
    return read;
  }

  async #keep(actor: Who, { items, pictures }: ImportRead, gone: AbortSignal) {
    const { clock } = this.#tools;
    const until = clock.now() + mostOfPictures;
    const isLate = (): boolean => clock.now() > until;
    const lines: Item[] = [];
    let full: string | null = null;
    for (const item of items) {
      const name = nameOf(item.path);
      const why = 'left' in item ? item.left : gone.aborted ? said.stopped : full;
      if ('left' in item || why !== null) {
        lines.push({ name, blogid: null, wasThere: false, remarks: [why ?? ''] });
        continue;
      }
      const remarks = [...item.remarks];
      try {
        const made = await this.#draft(actor, item, { pictures, isLate, remarks });
        lines.push({ name, ...made, remarks });
      } catch (error) {
        // What one account may hold, and do, is said of each text; all else is a fault of ours.
        if (!(error instanceof AppError)) throw error;
        if (error.code === 'FULL') full = error.message;
        lines.push({ name, blogid: null, wasThere: false, remarks: [error.message] });
      }
    }
    return { items: lines };
  }

  /** Makes a draft, and gives its id; also where it is there already. Null where it came to be too long. */
  async #draft(actor: Who, read: ReadPost, given: DraftGiven): Promise<Drafted> {
    const { posts, pictures } = this.#tools;
    const blogid = this.#idOf(actor, read);
    const { userid } = actor;
    if (!(await posts.isThere(userid, blogid))) {
      const kept = await keepPictures(read, given, (bytes) => pictures.keep(actor, blogid, bytes));
      const content = contentOf(read, kept);
      if (content === null) {
        given.remarks.splice(0, Infinity, said.textTooLong);
        return { blogid: null, wasThere: false };
      }
      if (await posts.makeDraft(userid, blogid, content)) return { blogid, wasThere: false };
    }
    given.remarks.splice(0, Infinity, said.there);
    return { blogid, wasThere: true };
  }

  /** The same account and the same bytes are the same draft; nobody else can tell which. */
  #idOf({ userid }: Who, { digest }: ReadPost): string {
    return createHmac('sha256', this.#tools.secret)
      .update(`import of a post\0${userid}\0${digest}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  }
}

type DraftGiven = Parameters<typeof keepPictures>[1];

/** Null where its pictures made it longer than a post may be. */
const contentOf = (read: ReadPost, kept: ReadonlyMap<string, string>): BlogContent | null => {
  const { title, tags, pieces, cover } = read;
  const text = written(pieces, (path) => kept.get(path));
  if (text.length > blogLimits.text) return null;
  return blogContent.parse({
    title,
    tags,
    text,
    cover: cover === null ? null : (kept.get(cover) ?? null),
  });
};
