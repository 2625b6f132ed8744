/** Those of these pictures that something names. */
export type Named = (fileids: readonly string[]) => Promise<ReadonlySet<string>>;

/** What a picture is sent for: the fact of its kind, with the id of the thing. */
export type SentFor = Readonly<Record<string, string>>;

/** Of these pictures those that have another thing, and which: it is theirs once what they were sent for is gone. */
export type Heirs = (fileids: readonly string[]) => Promise<ReadonlyMap<string, SentFor>>;

/** A kind of things that have pictures and are in no space's own list, as posts. `app` has a row for each. */
export interface PicturedKind {
  /** What is kept with a picture, by this name, is the id of its thing. It is in the store, so it never changes. */
  readonly fact: string;
  /** Whether somebody may see this picture of a thing; null for a visitor. */
  readonly shows: (userid: string | null, id: string, fileid: string) => Promise<boolean>;
  /** Whether who sent one sees it, whatever `shows` says: it may be for what nobody else reads yet. */
  readonly senderSees: boolean;
  readonly named: Named;
}
