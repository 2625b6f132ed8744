import type { OwnPost, OwnPostLine } from '@sets/shared/blog/blog.contract.ts';
import { aPost, reports } from './blog-samples.ts';
import type { Camera, Picture, Size } from './camera.ts';
import type { Product } from './product.ts';

const sizes: readonly Size[] = ['phone', 'laptop', 'projector'];
const at = new Date(Date.now() - 3_600_000).toISOString();
const why = 'It names a person who did not agree. Take the name out, and tell us.';

const { blogid, title, text, tags, cover, summary } = aPost;
const draft: OwnPost = {
  blogid,
  revision: 7,
  content: { title, text, tags, cover },
  savedAt: at,
  audience: 'school',
  commentsOpen: true,
  published: { at, editedAt: null, differs: true },
  takenDown: null,
  removedUntil: null,
};
const line: OwnPostLine = {
  blogid,
  title,
  summary,
  savedAt: at,
  audience: 'everybody',
  published: { at, editedAt: null, differs: false },
  takenDown: null,
  likes: 24,
  comments: 3,
};
const none = { published: null, likes: 0, comments: 0 };
const own: OwnPostLine[] = [
  { ...line, blogid: 'b'.repeat(22), published: { at, editedAt: at, differs: true } },
  { ...line, ...none, blogid: 'c'.repeat(22), title: '', summary: '' },
  {
    ...line,
    blogid: 'd'.repeat(22),
    title: 'Who sat beside whom at the exam, and what became of it in the weeks after it',
    takenDown: why,
  },
  { ...line, audience: 'link', likes: 1, comments: 0 },
];

/** Blogs as they are written, and what becomes of them: one's own posts, the editor, and taking down. */
export const photographBlogDesk = async (
  camera: Camera,
  product: Product,
  picture: Picture,
): Promise<void> => {
  const files = { '/api/file/cover1': picture };
  const yours = { as: product.lecturer, sizes, path: '/blogs?list=yours', until: 'main h3' };
  await camera.take({
    ...yours,
    name: 'blog-own',
    isWhole: true,
    answers: { '/api/blog/own**': { posts: own, next: 'more' } },
  });
  await camera.take({
    ...yours,
    name: 'blog-own-empty',
    until: 'main h2:not(.only-spoken)',
    answers: { '/api/blog/own**': { posts: [], next: null } },
  });
  const editor = {
    as: product.lecturer,
    sizes,
    path: `/blog/edit/${blogid}`,
    until: 'main textarea',
  };
  const post = (change: Partial<OwnPost>) => ({
    ...files,
    '/api/blog/post/*': { ...draft, ...change },
  });
  await camera.take({ ...editor, name: 'blog-edit', answers: post({}) });
  await camera.take({ ...editor, name: 'blog-edit-down', answers: post({ takenDown: why }) });
  await camera.take({
    as: product.admin,
    sizes,
    name: 'blog-take-down',
    path: '/admin/homepage?part=reports',
    until: 'main blockquote',
    answers: { '/api/report/list**': reports },
    before: async (page) => {
      await page.getByText('What they added (2)').first().click();
      await page
        .getByRole('button', { name: /^Take down: / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  });
};
