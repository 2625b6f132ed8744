import type { Paper, paperRef, Weeklog } from '@sets/shared/weeklog/weeklog.contract.ts';
import type { StoredPaper } from '@sets/shared/weeklog/weeklog.migrations.ts';
import type * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';
import { fileNameOf } from '../../core/file-name.ts';
import { ifFound } from '../../core/if-found.ts';
import type { RangedFile } from '../../core/route.ts';
import type { FoundTopic } from '../module/module-access.ts';
import { canModerate, canWriteIn } from '../module/module.policy.ts';
import type { LogPlace, LogRecord } from './log-store.service.ts';
import { logMessages } from './weeklog.messages.ts';
import {
  articlesIn,
  contentIn,
  presentEntry,
  presentPaper,
  readLog,
  type ReadLog,
} from './weeklog.presenter.ts';
import type { WeeklogTools, Who } from './weeklog-tools.ts';

type PaperRef = z.infer<typeof paperRef>;
type Pdf = Extract<StoredPaper, { readonly kind: 'pdf' }>;

const gone = (msg: string): AppError => new AppError('NOT_FOUND', msg);

/** What was done in weeks, for whoever may read the space. */
export class LogReading {
  readonly #tools: Pick<WeeklogTools, 'store' | 'people' | 'spaces' | 'uploads' | 'publishedIn'>;

  constructor(
    tools: Pick<WeeklogTools, 'store' | 'people' | 'spaces' | 'uploads' | 'publishedIn'>,
  ) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async of(who: Who | null, place: LogPlace): Promise<Weeklog> {
    const { store, spaces } = this.#tools;
    const { reader, record } = await spaces.topic(who, place);
    const told = canModerate(reader, record);
    const stored = await store.of(place);
    const seen = stored.filter(({ removedAt }) => told || removedAt === null);
    return {
      entries: await this.present(place.moduleid, seen.map(readLog), told),
      startDate: record.content.startDate,
      mayEdit: canWriteIn(reader, record),
    };
  }

  /** Entries of one space, as whoever is told of everything, or is not, reads them. */
  async present(moduleid: string, all: readonly ReadLog[], told: boolean) {
    const { people } = this.#tools;
    const [names, published] = await Promise.all([
      people.names([...new Set(all.flatMap(({ entry }) => entry.by ?? []))]),
      this.#published(
        moduleid,
        all.flatMap(({ content }) => articlesIn(content)),
      ),
    ]);
    return all.map((each) => presentEntry(each, names, { published, isTold: told }));
  }

  /** All of its address must be right. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async paper(who: Who | null, ref: PaperRef): Promise<Paper> {
    const { reader, record, topic } = await this.#tools.spaces.topic(who, ref);
    const { moduleid, topicid, weekid } = ref;
    const entry = await this.#there(ref.logid, logMessages.noPaper);
    const isHere =
      entry.moduleid === moduleid && entry.topicid === topicid && `${entry.week}` === weekid;
    if (!isHere) throw gone(logMessages.noPaper);
    const content = contentIn(entry);
    const stored = content.papers.find(({ paperid }) => paperid === ref.paperid);
    if (stored === undefined) throw gone(logMessages.noPaper);
    const published = await this.#published(moduleid, articlesIn({ ...content, papers: [stored] }));
    const paper = presentPaper(stored, { published, isTold: canModerate(reader, record) });
    if (paper === null) throw gone(logMessages.noPaper);
    const { title, school } = record.content;
    return {
      paper,
      space: { moduleid, title, school },
      topic: { topicid, title: topic.title },
      week: entry.week,
      at: entry.at.toISOString(),
      mayEdit: canWriteIn(reader, record),
    };
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async pdf(who: Who | null, logid: string, paperid: string): Promise<RangedFile> {
    const entry = await this.#seen(who, logid, logMessages.noPaper);
    const paper = pdfIn(entry, paperid);
    if (paper === null) throw gone(logMessages.noPaper);
    return this.#ranged(fileNameOf(paper.title, '.pdf'), paper);
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async file(who: Who | null, logid: string, logfileid: string): Promise<RangedFile> {
    const entry = await this.#seen(who, logid, logMessages.noFile);
    const file = contentIn(entry).files.find((each) => each.logfileid === logfileid);
    if (file === undefined) throw gone(logMessages.noFile);
    return this.#ranged(fileNameOf(file.name), file);
  }

  /** Of a PDF with a margin to write in: null alike for what is not there and what is not for them. @throws AppError NEWER_VERSION, UNREADABLE */
  async forReader(
    userid: string | null,
    paperid: string,
  ): Promise<{ readonly moduleid: string; readonly mayClose: boolean } | null> {
    const entry = await this.#tools.store.withPaper(paperid);
    if (entry === null || entry.removedAt !== null) return null;
    const who = userid === null ? null : { userid };
    const found = await this.#topicOf(who, entry);
    if (found === null || pdfIn(entry, paperid) === null) return null;
    const { moduleid } = entry;
    return { moduleid, mayClose: canWriteIn(found.reader, found.record) };
  }

  #ranged(
    name: string,
    { uploadid, bytes }: { readonly uploadid: string; readonly bytes: number },
  ): RangedFile {
    const read = (from: number, to: number) => this.#tools.uploads.read(uploadid, from, to);
    return { name, bytes, version: uploadid, read };
  }

  async #published(moduleid: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return ids.length === 0 ? new Set() : this.#tools.publishedIn(moduleid, [...new Set(ids)]);
  }

  /** @throws AppError NOT_FOUND */
  async #there(logid: string, otherwise: string): Promise<LogRecord> {
    const entry = await this.#tools.store.find(logid);
    if (entry === null || entry.removedAt !== null) throw gone(otherwise);
    return entry;
  }

  /** @throws AppError NOT_FOUND: alike for what is not there and what is not for them */
  async #seen(who: Who | null, logid: string, otherwise: string): Promise<LogRecord> {
    const entry = await this.#there(logid, otherwise);
    if ((await this.#topicOf(who, entry)) === null) throw gone(otherwise);
    return entry;
  }

  #topicOf(who: Who | null, place: LogPlace): Promise<FoundTopic | null> {
    return ifFound(this.#tools.spaces.topic(who, place));
  }
}

const pdfIn = (entry: LogRecord, wanted: string): Pdf | null => {
  const paper = contentIn(entry).papers.find(({ paperid }) => paperid === wanted);
  return paper?.kind === 'pdf' ? paper : null;
};
