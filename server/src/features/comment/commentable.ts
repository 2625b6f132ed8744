import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';

/** A kind of thing that can be commented on, as the feature that has it offers it. */
export interface Commentable {
  readonly kind: CommentSubject['kind'];
  /** The thing as this person may read it now; null where it is not there for them. */
  forReader(userid: string, id: string): Promise<CommentedThing | null>;
  /** It has so many comments now. Of what is gone it does nothing. */
  counted(id: string, count: number): Promise<void>;
}

interface CommentedThing {
  /** Userid of who wrote it. */
  readonly author: string;
  readonly title: string;
  /** Its page, as `/blog/view/…`. */
  readonly path: string;
  readonly commentsOpen: boolean;
}

/** What can be commented on, of all kinds. */
export class Commentables {
  readonly #kinds: readonly Commentable[];

  constructor(kinds: readonly Commentable[]) {
    this.#kinds = kinds;
  }

  async forReader(userid: string, { kind, id }: CommentSubject): Promise<CommentedThing | null> {
    return (await this.#of(kind)?.forReader(userid, id)) ?? null;
  }

  async counted({ kind, id }: CommentSubject, count: number): Promise<void> {
    await this.#of(kind)?.counted(id, count);
  }

  #of(kind: string): Commentable | undefined {
    return this.#kinds.find((each) => each.kind === kind);
  }
}
