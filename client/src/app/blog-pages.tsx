import { AskToBlock } from '../features/people/ask-to-block.tsx';
import { BlogsPage } from '../features/blog/read/blogs-page.tsx';
import { PostPage, type PostJoints } from '../features/blog/read/post-page.tsx';
import type { CommentJoints } from '../features/comment/comment-desk.ts';
import { CommentsPart } from '../features/comment/comments-part.tsx';
import { peoplePaths } from '../features/people/people-paths.ts';
import { ReportDialog } from '../features/report/report-dialog.tsx';

/** How one stands to whom one is about to block: it makes no difference then. */
const stranger = { follows: false, isFollower: false, isBlocked: false };

const Block: CommentJoints['Block'] = ({ person, ...asked }) => (
  <AskToBlock person={{ ...person, you: stranger }} {...asked} />
);

const PostComments: PostJoints['Comments'] = ({ blogid, onCount }) => (
  <CommentsPart
    subject={{ kind: 'blog', id: blogid }}
    onCount={onCount}
    Report={ReportDialog}
    Block={Block}
  />
);

const PostReport: PostJoints['Report'] = ({ blogid, onClose }) => (
  <ReportDialog subject={{ kind: 'blog', id: blogid }} onClose={onClose} />
);

/** The lists of posts. */
export const BlogsRoute = () => <BlogsPage followersPath={peoplePaths.followers} />;

/** A post, with its comments, and the way to report it. */
export const PostRoute = () => <PostPage Comments={PostComments} Report={PostReport} />;
