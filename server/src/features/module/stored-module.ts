/** An address that was invited to moderate, and has no verified account yet. */
export interface InvitationRecord {
  readonly id: string;
  /** As it was typed. */
  readonly email: string;
  /** As `emailKeyOf` makes it. */
  readonly emailKey: string;
  readonly at: Date;
}

/** A space as it is stored. `_id` is the moduleid. */
export interface StoredModule {
  readonly _id: string;
  /** A `storedModule` of any version; not there where only `title` was stored. */
  readonly content?: unknown;
  /** Of a space that was stored before there was `content`. */
  readonly title?: string;
  /** The userid of whose it is. */
  readonly owner: string;
  /** The userids of those who were invited to moderate it, in the order in which they came. */
  readonly moderators: readonly string[];
  /** Newest last. */
  readonly invitations?: readonly InvitationRecord[];
  /** When it was deleted; null, or not there, where it was not. */
  readonly deletedAt?: Date | null;
  /** Grows by one with every change. */
  readonly revision?: number;
  readonly createdAt: Date;
}
