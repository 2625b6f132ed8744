/** Where blogs are. Fixed by the specification, but for what stands behind the `?`. */
export const blogPaths = {
  feed: '/blogs',
  yours: '/blogs?list=yours',
  publish: '/blog/publish',
  view: (blogid: string): string => `/blog/view/${encodeURIComponent(blogid)}`,
  edit: (blogid: string): string => `/blog/edit/${encodeURIComponent(blogid)}`,
  tag: (tag: string): string => `/blogs?${new URLSearchParams({ tag })}`,
  author: (userid: string): string => `/blogs?${new URLSearchParams({ author: userid })}`,
} as const;
