import type { CommentJoints } from '../features/comment/comment-desk.ts';
import { AskToBlock } from '../features/people/ask-to-block.tsx';

/** How one stands to whom one is about to block: it makes no difference then. */
const stranger = { follows: false, isFollower: false, isBlocked: false };

/** Asks before whoever wrote a comment is blocked. */
export const BlockCommenter: CommentJoints['Block'] = ({ person, ...asked }) => (
  <AskToBlock person={{ ...person, you: stranger }} {...asked} />
);
