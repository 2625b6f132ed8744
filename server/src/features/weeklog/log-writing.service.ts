import { isDeepStrictEqual } from 'node:util';
import {
  type LogDraft,
  type LogEntry,
  weeklogLimits,
} from '@sets/shared/weeklog/weeklog.contract.ts';
import type { StoredLog } from '@sets/shared/weeklog/weeklog.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { createBoundedByKey } from '../../core/bounded.ts';
import { asIfGone } from '../module/as-if-gone.ts';
import { canWriteIn } from '../module/module.policy.ts';
import {
  charsOf,
  newArticlesIn,
  newPapersIn,
  newUploadsIn,
  type Plan,
  planOf,
  withoutNews,
} from './log-draft.ts';
import type { LogEnd } from './log-end.service.ts';
import type { LogFiles } from './log-files.service.ts';
import type { LogReading } from './log-reading.service.ts';
import { contentFields, endOf, type LogPlace, type LogRecord } from './log-store.service.ts';
import { logMessages } from './weeklog.messages.ts';
import { contentIn, readLog } from './weeklog.presenter.ts';
import type { WeeklogTools } from './weeklog-tools.ts';

interface WritingTools extends Pick<
  WeeklogTools,
  'store' | 'spaces' | 'uploads' | 'publishedIn' | 'clock'
> {
  readonly files: LogFiles;
  readonly end: LogEnd;
  readonly reading: Pick<LogReading, 'present'>;
}

const conflict = (msg: string): AppError => new AppError('CONFLICT', msg);
const gone = (): AppError => new AppError('NOT_FOUND', logMessages.gone);
const full = (): AppError => new AppError('FULL', logMessages.full);

/**
 * What moderators write of what was done. Each change names the revision that was seen; what is so already, as where
 * a call is made again, changes nothing, whichever revision that names.
 */
export class LogWriting {
  readonly #tools: WritingTools;
  /** Of this process: files of one account are looked at one by one. */
  readonly #inTurn = createBoundedByKey({ atOnce: 1, waiting: 20, msg: logMessages.busy });

  constructor(tools: WritingTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT, FULL, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  save(actor: Actor, logid: string, draft: LogDraft): Promise<LogEntry> {
    return this.#inTurn(actor.userid, () => this.#save(actor, logid, draft));
  }

  async #save(actor: Actor, logid: string, draft: LogDraft): Promise<LogEntry> {
    await this.#expectMayWrite(actor, draft);
    const there = await this.#tools.store.find(logid);
    if (there !== null) expectHere(there, draft);
    if (there !== null && isAsDrafted(there, draft)) return this.#present(there);
    expectSeen(there, draft.revision);
    const plan = planOf(draft, there && contentIn(there));
    await this.#expectFits(logid, draft, plan, there);
    const { files, end } = this.#tools;
    const wanted = newUploadsIn(plan);
    const uses = there?.uploads ?? [];
    await end.lookLater({
      logid,
      uploadids: [...new Set([...wanted, ...uses])],
      paperids: [...(there?.papers ?? [])],
    });
    const taken = await files.take({ who: actor, logid }, plan);
    const content: StoredLog = { text: draft.text, links: draft.links, ...taken };
    try {
      // Until here may take a while: they may moderate it no more.
      await this.#expectMayWrite(actor, draft);
      return await (there === null
        ? this.#insert(actor, logid, draft, content)
        : this.#change(actor, there, draft, content));
    } catch (error) {
      await files.refuse(error, logid, wanted);
      throw error;
    }
  }

  async #insert(
    { userid }: Actor,
    logid: string,
    draft: LogDraft,
    content: StoredLog,
  ): Promise<LogEntry> {
    const { store } = this.#tools;
    const { moduleid, topicid, week } = draft;
    const made: LogRecord = {
      _id: logid,
      moduleid,
      topicid,
      week,
      by: userid,
      at: this.#now(),
      editedAt: null,
      removedAt: null,
      revision: 1,
      isMixed: false,
      ...contentFields(content),
    };
    if (!(await store.insert(made))) return this.#again(logid, draft);
    if ((await store.countOf(draft)) > weeklogLimits.entries) {
      // Another process has made one at the same moment.
      await store.remove(logid);
      throw full();
    }
    return this.#present(made);
  }

  /** Somebody made it at the same moment: this very one, sent twice, or another. @throws AppError CONFLICT */
  async #again(logid: string, draft: LogDraft): Promise<LogEntry> {
    const there = await this.#tools.store.find(logid);
    if (there === null || !isAsDrafted(there, draft)) throw conflict(logMessages.changed);
    return this.#present(there);
  }

  async #change(
    { userid }: Actor,
    there: LogRecord,
    { week }: LogDraft,
    content: StoredLog,
  ): Promise<LogEntry> {
    const { store, uploads, end } = this.#tools;
    const isMixed = there.isMixed || userid !== there.by;
    const fields = { week, editedAt: this.#now(), isMixed, ...contentFields(content) };
    const changed = await store.change(there, fields);
    await end.papersGone(there.papers.filter((each) => !changed.papers.includes(each)));
    await uploads.remove(there.uploads.filter((each) => !changed.uploads.includes(each)));
    return this.#present(changed);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE */
  async remove(actor: Actor, logid: string, revision: number): Promise<LogEntry> {
    const there = await this.#own(actor, logid);
    if (there.removedAt !== null) return this.#present(there);
    if (there.revision !== revision) throw conflict(logMessages.changed);
    // What takes it away for good comes first, also where this process ends here.
    await this.#tools.end.purgeLater();
    return this.#present(await this.#tools.store.change(there, { removedAt: this.#now() }));
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE */
  async putBack(actor: Actor, logid: string, revision: number): Promise<LogEntry> {
    const there = await this.#own(actor, logid);
    if (there.removedAt === null) return this.#present(there);
    // It goes at any moment, in several writes.
    if (this.#tools.clock.now() >= endOf(there.removedAt)) throw gone();
    if (there.revision !== revision) throw conflict(logMessages.changed);
    return this.#present(await this.#tools.store.change(there, { removedAt: null }));
  }

  /** An entry of a topic that they moderate, which this program can read. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async #own(actor: Actor, logid: string): Promise<LogRecord> {
    const there = await this.#tools.store.find(logid);
    if (there === null) throw gone();
    await asIfGone(this.#expectMayWrite(actor, there), gone);
    contentIn(there);
    return there;
  }

  async #present(entry: LogRecord): Promise<LogEntry> {
    const [told] = await this.#tools.reading.present(entry.moduleid, [readLog(entry)], true);
    if (told === undefined) throw gone();
    return told;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async #expectMayWrite(actor: Actor, { moduleid, topicid }: LogPlace): Promise<void> {
    const { spaces } = this.#tools;
    const { reader, record } = await spaces.moderatedTopic(actor, { moduleid, topicid });
    if (!canWriteIn(reader, record)) throw new AppError('FORBIDDEN', logMessages.unverified);
  }

  /** @throws AppError BAD_REQUEST, CONFLICT, FULL */
  async #expectFits(
    logid: string,
    draft: LogDraft,
    plan: Plan,
    there: LogRecord | null,
  ): Promise<void> {
    const { store, publishedIn } = this.#tools;
    if (there === null && (await store.countOf(draft)) >= weeklogLimits.entries) throw full();
    const chars = charsOf(draft);
    // To shorten one is always possible.
    if (chars > (there?.chars ?? 0)) {
      const beside = await store.charsBeside(logid, draft);
      if (beside + chars > weeklogLimits.chars) throw new AppError('FULL', logMessages.fullOfText);
    }
    if (await store.hasElsewhere(logid, newPapersIn(plan))) {
      throw conflict(logMessages.paperTaken);
    }
    const articles = newArticlesIn(plan);
    if (articles.length === 0) return;
    const published = await publishedIn(draft.moduleid, articles);
    if (!articles.every((articleid) => published.has(articleid))) {
      throw new AppError('BAD_REQUEST', logMessages.noArticle);
    }
  }

  #now(): Date {
    return new Date(this.#tools.clock.now());
  }
}

/** @throws AppError CONFLICT where it lies elsewhere, or was removed */
const expectHere = (there: LogRecord, { moduleid, topicid }: LogDraft): void => {
  const isHere = there.moduleid === moduleid && there.topicid === topicid;
  if (!isHere) throw conflict(logMessages.taken);
  if (there.removedAt !== null) throw conflict(logMessages.removed);
};

/** @throws AppError NEWER_VERSION, UNREADABLE */
const isAsDrafted = (there: LogRecord, draft: LogDraft): boolean => {
  const content = contentIn(there);
  return there.week === draft.week && isDeepStrictEqual(withoutNews(draft, content), content);
};

/** @throws AppError NOT_FOUND, CONFLICT */
const expectSeen = (there: LogRecord | null, revision: number): void => {
  if (there === null) {
    if (revision !== 0) throw gone();
    return;
  }
  if (there.revision !== revision) throw conflict(logMessages.changed);
};
