import { modulePaths } from '../module/module-paths.ts';

const { topic } = modulePaths;

/** Where the pages of questions are. */
export const qnaPaths = {
  question: (moduleid: string, topicid: string, questionid: string): string =>
    `${topic(moduleid, topicid)}/${questionid}`,
  answer: (moduleid: string, topicid: string, questionid: string, answerid: string): string =>
    `${topic(moduleid, topicid)}/${questionid}/answer/${answerid}`,
  inDepth: (moduleid: string, topicid: string, questionid: string): string =>
    `${topic(moduleid, topicid)}/${questionid}/indepth`,
  /** Fixed by the specification. */
  labels: (moduleid: string): string => `/module/labelstable/${moduleid}`,
  /** What came of the questions of a topic. */
  analytics: (moduleid: string, topicid: string): string =>
    `/tools/analytics/qna/${moduleid}/${topicid}`,
  /** What waits for a moderator of the space, and how its questions are handled. */
  moderation: (moduleid: string): string => `/space/${moduleid}/moderation`,
  /** What a run came to, for whoever presented it. */
  results: (runId: string): string => `/tools/polltime/results/${runId}`,
  /** A room, on phones. */
  room: (code: string): string => `/j/${code}`,
} as const;
