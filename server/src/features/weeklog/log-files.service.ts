import type {
  StoredLog,
  StoredLogFile,
  StoredPaper,
} from '@sets/shared/weeklog/weeklog.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import { newUploadsIn, type Plan, type PlannedFile, type PlannedPaper } from './log-draft.ts';
import { logMessages } from './weeklog.messages.ts';
import type { LogStore } from './log-store.service.ts';
import { ownerOf, type WeeklogTools, type Who } from './weeklog-tools.ts';

const pdfMark = Buffer.from('%PDF-');

/** Where files are wanted. */
interface Place {
  readonly who: Who;
  readonly logid: string;
}

interface FileTools extends Pick<WeeklogTools, 'uploads' | 'readPdf'> {
  readonly store: Pick<LogStore, 'find'>;
}

/** Files of entries: looked at before anything names them, and gone again where they are refused. */
export class LogFiles {
  readonly #tools: FileTools;

  constructor(tools: FileTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, BAD_REQUEST, CONFLICT, UNAVAILABLE */
  async take(place: Place, plan: Plan): Promise<Pick<StoredLog, 'papers' | 'files'>> {
    const { uploads } = this.#tools;
    const { who, logid } = place;
    const claimed: string[] = [];
    try {
      for (const uploadid of newUploadsIn(plan)) {
        await uploads.claim(who.userid, uploadid, ownerOf(logid));
        claimed.push(uploadid);
      }
      const papers: StoredPaper[] = [];
      for (const paper of plan.papers) papers.push(await this.#paper(who, paper));
      const files: StoredLogFile[] = [];
      for (const file of plan.files) files.push(await this.#file(who, file));
      return { papers, files };
    } catch (error) {
      await this.refuse(error, logid, claimed);
      throw error;
    }
  }

  /** Of what was refused nothing stays; where only the server was busy, what was sent waits for the next try. */
  async refuse(error: unknown, logid: string, uploadids: readonly string[]): Promise<void> {
    if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') return;
    const { store, uploads } = this.#tools;
    // As it is by now: another process may just have stored the same, sent twice.
    const entry = await store.find(logid);
    await uploads.remove(uploadids.filter((each) => entry?.uploads.includes(each) !== true));
  }

  async #paper({ userid }: Who, paper: PlannedPaper): Promise<StoredPaper> {
    if (!paper.isNew) return paper.is;
    if (paper.is.kind === 'article') return paper.is;
    const { uploadid } = paper.is;
    const { bytes } = await this.#tools.uploads.find(userid, uploadid);
    return { ...paper.is, bytes, pages: await this.#pagesOf(uploadid, bytes) };
  }

  async #file({ userid }: Who, file: PlannedFile): Promise<StoredLogFile> {
    if (!file.isNew) return file.is;
    const { bytes } = await this.#tools.uploads.find(userid, file.is.uploadid);
    return { ...file.is, bytes };
  }

  /** 0 where they could not be counted: it is shown all the same. @throws AppError BAD_REQUEST, UNAVAILABLE */
  async #pagesOf(uploadid: string, bytes: number): Promise<number> {
    const read = (from: number, to: number) => this.#bytes(uploadid, from, to);
    const begin = await read(0, pdfMark.length);
    if (!begin.equals(pdfMark)) throw new AppError('BAD_REQUEST', logMessages.noPdf);
    const found = await this.#tools.readPdf({ bytes, read });
    if (found.ok === false) throw new AppError('BAD_REQUEST', logMessages[found.why]);
    return found.ok === 'unread' ? 0 : found.pages;
  }

  async #bytes(uploadid: string, from: number, to: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.#tools.uploads.read(uploadid, from, to)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}
