import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import type { PdfSource, PdfText } from '../../core/pdf/read-pdf.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { SheetRecords } from './sheet-records.service.ts';

export type Who = Pick<Actor, 'userid'>;

/** What uses a file. */
interface Owner {
  readonly kind: 'cheatsheet';
  readonly id: string;
}

/** Files as people have sent them, in parts. */
export interface SheetUploads {
  /** Of somebody's own that is whole. @throws AppError NOT_FOUND, CONFLICT */
  readonly find: (
    userid: string,
    uploadid: string,
  ) => Promise<{ readonly uploadid: string; readonly name: string; readonly bytes: number }>;
  /** Bytes from `from` to `to`, which is not in it, piece by piece. */
  readonly read: (uploadid: string, from?: number, to?: number) => AsyncIterable<Buffer>;
  /** It stays from now on. The same owner again changes nothing. @throws AppError CONFLICT */
  readonly claim: (userid: string, uploadid: string, owner: Owner) => Promise<void>;
  readonly remove: (uploadids: readonly string[]) => Promise<void>;
  readonly removeOf: (owner: Owner) => Promise<void>;
}

/** Pictures of cheat sheets, where all pictures are kept. */
interface SheetPictures {
  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE */
  readonly keep: (
    actor: Who,
    place: { readonly sheetid: string; readonly allow: () => Promise<void> },
    sent: Buffer,
  ) => Promise<Picture>;
  /** @throws AppError NOT_FOUND */
  readonly read: (actor: Who | null, fileid: string) => Promise<Buffer>;
  /** Something that named these does no more. */
  readonly loosen: (fileids: readonly string[]) => Promise<void>;
  /** These go now. */
  readonly remove: (fileids: readonly string[]) => Promise<void>;
  readonly removeAllOfSheet: (sheetid: string) => Promise<void>;
}

/** What a PDF is, and its text, of at most `sheetLimits.text` characters. @throws AppError UNAVAILABLE */
export type ReadPdf = (source: PdfSource) => Promise<PdfText>;

/** What this feature needs of other features. */
export interface SheetPorts {
  readonly people: Pick<PeopleService, 'lookUp' | 'lookUpAll'>;
  /** Whom one does not see: whom one blocks, and who blocks one. */
  readonly blocks: { readonly around: (userid: string) => Promise<ReadonlySet<string>> };
  /** Of these spaces those that somebody may read, with their titles. */
  readonly spacesSeen: (
    actor: Who | null,
    moduleids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  readonly uploads: SheetUploads;
  readonly pictures: SheetPictures;
  readonly readPdf: ReadPdf;
  /** A cheat sheet is gone for good: what was said under it goes too. */
  readonly onGone: (sheetid: string) => Promise<void>;
}

/** What the parts of this feature find. */
export interface SheetTools extends SheetPorts {
  readonly models: SheetRecords;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
}
