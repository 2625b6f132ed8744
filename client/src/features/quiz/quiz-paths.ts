import { personalShelf } from '@sets/shared/material/material.contract.ts';

interface Shelf {
  readonly moduleid: string;
  readonly topicid: string;
}

/** The addresses of the quiz's pages. */
export const quizPaths = {
  list: ({ moduleid, topicid }: Shelf = personalShelf) =>
    `/tools/quiztime/viewquizzes/${moduleid}/${topicid}`,
  create: ({ moduleid, topicid }: Shelf = personalShelf) =>
    `/tools/quiztime/create/${moduleid}/${topicid}`,
  edit: (quizid: string) => `/tools/quiztime/editquiz/${quizid}`,
  start: (quizid: string) => `/tools/quiztime/startquiz/${quizid}`,
  results: (runId: string) => `/tools/quiztime/results/${runId}`,
} as const;
