import type { Actor } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { LogStore } from './log-store.service.ts';

export type Who = Pick<Actor, 'userid'>;

/** What uses a file: an entry. */
export interface LogOwner {
  readonly kind: 'weeklog';
  readonly id: string;
}

export const ownerOf = (logid: string): LogOwner => ({ kind: 'weeklog', id: logid });

/** Files as people have sent them, in parts. */
export interface LogUploads {
  /** Of somebody's own that is whole. @throws AppError NOT_FOUND, CONFLICT */
  readonly find: (
    userid: string,
    uploadid: string,
  ) => Promise<{ readonly uploadid: string; readonly bytes: number }>;
  /** Bytes from `from` to `to`, which is not in it, piece by piece. @throws AppError NOT_FOUND */
  readonly read: (uploadid: string, from?: number, to?: number) => AsyncIterable<Buffer>;
  /** It stays from now on. The same owner again changes nothing. @throws AppError NOT_FOUND, CONFLICT */
  readonly claim: (userid: string, uploadid: string, owner: LogOwner) => Promise<void>;
  readonly remove: (uploadids: readonly string[]) => Promise<void>;
  readonly removeOf: (owner: LogOwner) => Promise<void>;
  /** Which of these an entry has. */
  readonly heldBy: (owner: LogOwner, uploadids: readonly string[]) => Promise<string[]>;
  /** What entries have of a person's stays when they go. */
  readonly disown: (userid: string, kind: LogOwner['kind']) => Promise<void>;
}

/** The bytes of a PDF, wherever they lie. */
interface PdfSource {
  readonly bytes: number;
  read(from: number, to: number): Promise<Buffer>;
}

/** What a PDF was found to be. */
type ReadPdf = (source: PdfSource) => Promise<
  | { readonly ok: true; readonly pages: number }
  | { readonly ok: false; readonly why: 'damaged' | 'locked' }
  /** Its time or its memory was over. */
  | { readonly ok: 'unread' }
>;

/** What this feature needs of other features. */
export interface WeeklogPorts {
  readonly people: Pick<PeopleService, 'names'>;
  /** The way to spaces and their topics. */
  readonly spaces: Pick<ModuleAccess, 'topic' | 'moderatedTopic'>;
  readonly uploads: LogUploads;
  readonly readPdf: ReadPdf;
  /** Of these articles those that are published in this space. */
  readonly publishedIn: (
    moduleid: string,
    articleids: readonly string[],
  ) => Promise<ReadonlySet<string>>;
  /** These papers are gone for good: what was noted in their margins goes too. */
  readonly onGone: (paperids: readonly string[]) => Promise<void>;
}

/** What the parts of this feature find. */
export interface WeeklogTools extends WeeklogPorts {
  readonly store: LogStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
}
