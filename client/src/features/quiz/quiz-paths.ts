import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { Shelf } from '../material/material.ts';

/** The addresses of the quiz's pages. */
export const quizPaths = {
  list: ({ moduleid, topicid }: Shelf = personalShelf) =>
    `/tools/quiztime/viewquizzes/${moduleid}/${topicid}`,
  create: ({ moduleid, topicid }: Shelf = personalShelf) =>
    `/tools/quiztime/create/${moduleid}/${topicid}`,
  edit: (quizid: string) => `/tools/quiztime/editquiz/${quizid}`,
  start: (quizid: string) => `/tools/quiztime/startquiz/${quizid}`,
  rehearsalOf: (quizid: string) => `/tools/quiztime/rehearse/${quizid}`,
  /** With so many simulated students. */
  rehearse: (quizid: string, students: number) =>
    `/tools/quiztime/rehearse/${quizid}?students=${students}`,
  /** To read through, on paper too. */
  review: (quizid: string) => `/tools/quiztime/review/${quizid}`,
  /** The runs of one quiz. */
  history: ({ moduleid, topicid }: Shelf, quizid: string) =>
    `/tools/quiztime/history/${moduleid}/${topicid}/${quizid}`,
  /** What one quiz came to, each time that it was presented. */
  trend: (quizid: string) => `/tools/quiztime/trend/${quizid}`,
  replay: (runId: string) => `/tools/quiztime/results/${runId}/replay`,
  compare: (runId: string) => `/tools/quiztime/results/${runId}/compare`,
  /** The runs of all quizzes. */
  allResults: '/tools/quiztime/results',
  results: (runId: string) => `/tools/quiztime/results/${runId}`,
} as const;
