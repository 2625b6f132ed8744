/** Where cheat sheets are. Fixed by the specification, but for what stands behind the `?`. */
export const sheetPaths = {
  list: '/cheatsheets',
  view: (sheetid: string): string => `/cheatsheets/${encodeURIComponent(sheetid)}`,
  upload: '/cheatsheets/upload',
  mine: '/cheatsheets/myfiles',
  edit: (sheetid: string): string => `/cheatsheets/editfile/${encodeURIComponent(sheetid)}`,
  subject: (subject: string): string => `/cheatsheets?${new URLSearchParams({ subject })}`,
  tag: (tag: string): string => `/cheatsheets?${new URLSearchParams({ tag })}`,
  language: (language: string): string => `/cheatsheets?${new URLSearchParams({ language })}`,
  space: (moduleid: string): string => `/cheatsheets?${new URLSearchParams({ space: moduleid })}`,
  author: (userid: string): string => `/cheatsheets?${new URLSearchParams({ author: userid })}`,
} as const;
