/** The pages of blogs, as links that the server makes have them. */
export const blogPaths = {
  view: (blogid: string): string => `/blog/view/${blogid}`,
  edit: (blogid: string): string => `/blog/edit/${blogid}`,
  followed: '/blogs?list=followed',
} as const;
