import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import { pageQuery } from '../core/page.ts';
import { moduleRef } from '../module/module.contract.ts';
import { qnaQuestion, qnaSpace, questionRef } from './qna.contract.ts';
import { readingQna, writingQna } from './qna.calls.ts';
import {
  deciding,
  labelChange,
  labelRef,
  labelsTable,
  merging,
  newLabel,
  qnaLog,
  qnaQueue,
  qnaReport,
  queueQuery,
  revealed,
  settingsChange,
} from './qna-moderation.contract.ts';

const listing = {
  ...readingQna,
  auth: 'bearer',
  failures: writingQna.failures,
  params: moduleRef,
} as const;

/** Reports, the queue, and what moderators decide. */
export const qnaModerationCalls = {
  report: {
    ...writingQna,
    method: 'post',
    path: '/api/qna/report',
    summary: 'Report a question or an answer to the moderators of its space',
    limit: { count: 20, seconds: 600 },
    body: qnaReport,
    reply: done,
  },
  queue: {
    ...listing,
    path: '/api/qna/queue/:moduleid',
    summary:
      'What moderators are to decide about: reports, what waits, what is new; or what is hidden',
    query: queueQuery,
    reply: qnaQueue,
  },
  decide: {
    ...writingQna,
    path: '/api/qna/decide',
    summary: 'Show, hide or remove a question or an answer, or dismiss what was reported',
    failures: [...writingQna.failures, 'CONFLICT'],
    body: deciding,
    reply: done,
  },
  reveal: {
    ...writingQna,
    method: 'post',
    path: '/api/qna/reveal',
    summary: 'Look up who asked without a name: it is logged, and the asker is told',
    limit: { count: 10, seconds: 600 },
    body: questionRef,
    reply: revealed,
  },
  merge: {
    ...writingQna,
    method: 'post',
    path: '/api/qna/merge',
    summary: 'Make a question a part of another one, with its votes, answers and followers',
    failures: [...writingQna.failures, 'CONFLICT'],
    body: merging,
    reply: qnaQuestion,
  },
  log: {
    ...listing,
    path: '/api/qna/log/:moduleid',
    summary: 'What moderators did about questions, newest first',
    query: pageQuery,
    reply: qnaLog,
  },
} as const satisfies Calls;

/** How questions are dealt with in a space, and its labels. */
export const qnaSpaceCalls = {
  settings: {
    ...readingQna,
    path: '/api/qna/settings/:moduleid',
    summary: 'How questions are dealt with in a space, and its labels',
    params: moduleRef,
    reply: qnaSpace,
  },
  changeSettings: {
    ...writingQna,
    path: '/api/qna/settings',
    summary: 'Say whether one may ask without a name, and when moderators look',
    failures: [...writingQna.failures, 'CONFLICT'],
    body: settingsChange,
    reply: qnaSpace,
  },
  labels: {
    ...readingQna,
    path: '/api/qna/labels/:moduleid',
    summary: 'The labels of a space, with how many questions have each',
    params: moduleRef,
    reply: labelsTable,
  },
  addLabel: {
    ...writingQna,
    method: 'post',
    path: '/api/qna/labels',
    summary: 'Add a label to a space',
    failures: [...writingQna.failures, 'CONFLICT'],
    body: newLabel,
    reply: labelsTable,
  },
  changeLabel: {
    ...writingQna,
    path: '/api/qna/labels',
    summary: 'Change the name and the colour of a label',
    failures: [...writingQna.failures, 'CONFLICT'],
    body: labelChange,
    reply: labelsTable,
  },
  removeLabel: {
    ...writingQna,
    method: 'delete',
    path: '/api/qna/labels/:moduleid/:labelid',
    summary: 'Take a label from a space and from its questions',
    failures: [...writingQna.failures, 'CONFLICT'],
    params: labelRef,
    reply: labelsTable,
  },
} as const satisfies Calls;
