/** Where articles are. Their pages are fixed by the specification; where they are written is not. */
export const articlePaths = {
  view: (articleid: string): string => `/article/${encodeURIComponent(articleid)}`,
  edit: (articleid: string): string => `/article/${encodeURIComponent(articleid)}/edit`,
  /** A new one, which belongs to a space. */
  create: (articleid: string, moduleid: string): string =>
    `${articlePaths.edit(articleid)}?${new URLSearchParams({ space: moduleid })}`,
} as const;
