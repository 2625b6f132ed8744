import { BlogsPage } from '../features/blog/read/blogs-page.tsx';
import { PostPage, type PostJoints } from '../features/blog/read/post-page.tsx';
import { CommentsPart } from '../features/comment/comments-part.tsx';
import { peoplePaths } from '../features/people/people-paths.ts';
import { ReportDialog } from '../features/report/report-dialog.tsx';
import { BlockCommenter } from './block-commenter.tsx';

const PostComments: PostJoints['Comments'] = ({ blogid, onCount }) => (
  <CommentsPart
    subject={{ kind: 'blog', id: blogid }}
    onCount={onCount}
    Report={ReportDialog}
    Block={BlockCommenter}
  />
);

const PostReport: PostJoints['Report'] = ({ blogid, onClose }) => (
  <ReportDialog subject={{ kind: 'blog', id: blogid }} onClose={onClose} />
);

/** The lists of posts. */
export const BlogsRoute = () => <BlogsPage followersPath={peoplePaths.followers} />;

/** A post, with its comments, and the way to report it. */
export const PostRoute = () => <PostPage Comments={PostComments} Report={PostReport} />;
