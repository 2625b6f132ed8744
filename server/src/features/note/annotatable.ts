import type { NoteSubject } from '@sets/shared/note/note.contract.ts';

/** What has a margin to write in, as the feature that has it tells of it. */
export interface Annotatable {
  readonly kind: NoteSubject['kind'];
  /** Whether its places are pages. */
  readonly hasPages: boolean;
  /** Null alike for what is not there and what is not for them. `mayClose`: they moderate its space. */
  readonly forReader: (
    userid: string,
    id: string,
  ) => Promise<{ readonly moduleid: string; readonly mayClose: boolean } | null>;
}
