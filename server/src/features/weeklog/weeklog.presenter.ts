import type { LogEntry, LogPaper } from '@sets/shared/weeklog/weeklog.contract.ts';
import {
  storedLog,
  type StoredLog,
  type StoredPaper,
} from '@sets/shared/weeklog/weeklog.migrations.ts';
import { storedValue } from '../../core/stored-value.ts';
import { endOf, type LogRecord } from './log-store.service.ts';

/** What an entry says. @throws AppError NEWER_VERSION, UNREADABLE */
export const contentIn = ({ content }: Pick<LogRecord, 'content'>): StoredLog =>
  storedValue(storedLog, content);

/** An entry with what it says, read once. */
export interface ReadLog {
  readonly entry: LogRecord;
  readonly content: StoredLog;
}

export const readLog = (entry: LogRecord): ReadLog => ({ entry, content: contentIn(entry) });

export const articlesIn = ({ papers }: StoredLog): string[] =>
  papers.flatMap((paper) => (paper.kind === 'article' ? paper.articleid : []));

/** What is told to one reader. */
export interface Told {
  /** Of the articles that are named, those that are published. */
  readonly published: ReadonlySet<string>;
  /** They are told of what is closed, too. */
  readonly isTold: boolean;
}

/** Null where it is not for this reader. */
export const presentPaper = (paper: StoredPaper, { published, isTold }: Told): LogPaper | null => {
  const { paperid, title } = paper;
  if (paper.kind === 'pdf') {
    return { paperid, title, kind: 'pdf', bytes: paper.bytes, pages: paper.pages };
  }
  const { articleid } = paper;
  const isClosed = !published.has(articleid);
  return isClosed && !isTold ? null : { paperid, title, kind: 'article', articleid, isClosed };
};

export const presentEntry = (
  { entry, content }: ReadLog,
  names: ReadonlyMap<string, { readonly username: string }>,
  told: Told,
): LogEntry => {
  const { _id: logid, moduleid, topicid, week, revision, by, at, editedAt, removedAt } = entry;
  const { text, links, papers, files } = content;
  const maker = by === null ? undefined : names.get(by);
  return {
    logid,
    moduleid,
    topicid,
    week,
    revision,
    text,
    links,
    papers: papers.flatMap((paper) => presentPaper(paper, told) ?? []),
    files: files.map(({ logfileid, name, bytes }) => ({ logfileid, name, bytes })),
    by: by === null || maker === undefined ? null : { userid: by, username: maker.username },
    at: at.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    removedUntil: removedAt && new Date(endOf(removedAt)).toISOString(),
  };
};
