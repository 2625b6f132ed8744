/** Where the pages of spaces are. `/module/…` and `/space/…` are the same pages; links say `/space/`. */
export const modulePaths = {
  space: (moduleid: string): string => `/space/${moduleid}`,
  topic: (moduleid: string, topicid: string): string => `/space/${moduleid}/topic/${topicid}`,
  create: '/createmodule',
  created: '/modulescreated',
  moderating: '/modulesmoderating',
  visited: '/spacesvisited',
} as const;
