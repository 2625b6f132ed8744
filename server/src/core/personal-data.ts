/** A feature's part of what is held about a person. */
export interface PersonalData {
  /** The name of its file in the export, without an ending. */
  readonly name: string;
  /** What that file holds, in one sentence to its person. */
  readonly holds: string;
  /** All of it as JSON; null where there is nothing. */
  collect(userid: string): Promise<unknown>;
  /**
   * Deletes it; what others need stays, without the name. Called again after a failure, and when the
   * account is gone: for what was begun while the rest was erased.
   */
  erase(userid: string): Promise<void>;
}
