import type { Author } from '@sets/shared/live/feed.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import type { PostingPlace } from './posting.ts';

/** Where a request about a feed is made, and by whom: the same of a room and of any other place. */
export interface FeedPlace extends PostingPlace {
  readonly kind: string;
  /** As whom they see its feeds. */
  readonly audience: Audience;
  /** Whose entries are their own; null for who is nobody there. */
  readonly participant: string | null;
  /** As whom they write; null for who only looks. */
  readonly author: Author | null;
}
