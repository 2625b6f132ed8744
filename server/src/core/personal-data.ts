/** A file as it lies in the export. */
export interface HeldFile {
  readonly name: string;
  /** As a whole, or in pieces of which each is read when the one before has gone out. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

/** A feature's part of what is held about a person. */
export interface PersonalData {
  /** The name of its file in the export, without an ending. */
  readonly name: string;
  /** What that file holds, in one sentence to its person. */
  readonly holds: string;
  /**
   * All of it as JSON; null where there is nothing. What can be much comes entry by entry: each is read when the one
   * before has gone out, and the file is a list of them.
   */
  collect(userid: string): Promise<unknown> | AsyncIterable<unknown>;
  /**
   * What is no JSON, in files of their own beside that one. Each is read when the one before has gone
   * out, so no more than one of them, or a piece of one, is held at a time.
   */
  files?(userid: string): AsyncIterable<HeldFile>;
  /**
   * Deletes it; what others need stays, without the name. Called again after a failure, and when the
   * account is gone: for what was begun while the rest was erased.
   */
  erase(userid: string): Promise<void>;
}
