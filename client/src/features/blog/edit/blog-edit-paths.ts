/** Where posts are written and read. Fixed by the specification. */
export const blogEditPaths = {
  blogs: '/blogs',
  publish: '/blog/publish',
  edit: (blogid: string): string => `/blog/edit/${blogid}`,
  view: (blogid: string): string => `/blog/view/${blogid}`,
} as const;
