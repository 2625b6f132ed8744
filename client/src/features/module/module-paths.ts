/** Where the pages of spaces are. `/module/…` and `/space/…` are the same pages; links say `/space/`. */
export const modulePaths = {
  space: (moduleid: string): string => `/space/${moduleid}`,
  topic: (moduleid: string, topicid: string): string => `/space/${moduleid}/topic/${topicid}`,
  /** The same topic in the order of what happened in it. */
  timeline: (moduleid: string, topicid: string): string => `/space/${moduleid}/topic/v2/${topicid}`,
  /** Its word clouds. Fixed by the specification. */
  clouds: (moduleid: string, topicid: string): string => `/wordcloud/${moduleid}/${topicid}`,
  /** The chat of a space, and the discussion of a topic. */
  chat: (moduleid: string): string => `/modulechat/${moduleid}`,
  portal: (moduleid: string, topicid: string): string =>
    `/module/${moduleid}/topic/${topicid}/portal/discussion`,
  /** The discussion of a question of a topic. */
  thread: (moduleid: string, topicid: string, questionid: string): string =>
    `${modulePaths.portal(moduleid, topicid)}/${questionid}`,
  create: '/createmodule',
  created: '/modulescreated',
  moderating: '/modulesmoderating',
  visited: '/spacesvisited',
} as const;
