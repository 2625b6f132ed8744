import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  answerQuery,
  following,
  labelling,
  nearQuery,
  nearQuestions,
  newQuestion,
  qnaHistory,
  qnaQuestion,
  questionChange,
  questionPage,
  questionQuery,
  questionRead,
  questionRef,
  questionRemoved,
  questionSwitch,
  voted,
} from './qna.contract.ts';
import { topicCounts } from './qna-moderation.contract.ts';
import { unsubscribeProof } from './unsubscribe.contract.ts';
import { topicRef } from '../module/module.contract.ts';

/** NOT_FOUND also where the space is closed to whoever asks, or a question is not shown to them. */
export const readingQna = {
  method: 'get',
  auth: 'optional',
  limit: { count: 600, seconds: 60 },
  failures: ['NOT_FOUND', ...cannotRead],
} as const;

/** FORBIDDEN where they see it and may not. */
export const writingQna = {
  method: 'put',
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
} as const;

/** The questions of a topic. */
export const qnaCalls = {
  list: {
    ...readingQna,
    path: '/api/qna/list/:moduleid/:topicid',
    summary: 'The questions of a topic, by pages: newest, most votes, or unanswered; of one label',
    params: topicRef,
    query: questionQuery,
    reply: questionPage,
  },
  counts: {
    ...readingQna,
    path: '/api/qna/counts/:moduleid/:topicid',
    summary: 'How many questions a topic has, and how many wait for an answer',
    params: topicRef,
    reply: topicCounts,
  },
  read: {
    ...readingQna,
    path: '/api/qna/question/:questionid',
    summary: 'A question with a page of its answers; of a merged one, what it was merged into',
    params: questionRef,
    query: answerQuery,
    reply: questionRead,
  },
  history: {
    ...readingQna,
    path: '/api/qna/history/:questionid',
    summary: 'How a question was worded over time, and what was merged into it',
    params: questionRef,
    reply: qnaHistory,
  },
  // For who may ask, as often as somebody who types comes to rest.
  near: {
    ...writingQna,
    method: 'post',
    limit: { count: 60, seconds: 60 },
    path: '/api/qna/near',
    summary: 'The questions of a space that are nearest to what somebody types',
    body: nearQuery,
    reply: nearQuestions,
  },
  ask: {
    ...writingQna,
    method: 'post',
    path: '/api/qna/ask',
    summary: 'Ask a question in a topic',
    limit: { count: 20, seconds: 600 },
    body: newQuestion,
    reply: qnaQuestion,
    status: 201,
  },
  edit: {
    ...writingQna,
    failures: [...writingQna.failures, 'CONFLICT'],
    path: '/api/qna/question',
    summary: 'Change the words of one’s own question; what it was is kept',
    body: questionChange,
    reply: qnaQuestion,
  },
  remove: {
    ...writingQna,
    method: 'delete',
    failures: [...writingQna.failures, 'CONFLICT'],
    path: '/api/qna/question/:questionid',
    summary: 'Delete a question; its words alone where others have answered it and one only asked',
    params: questionRef,
    reply: questionRemoved,
  },
  vote: {
    ...writingQna,
    path: '/api/qna/vote',
    summary: 'Give a question one’s vote, or take it back',
    body: questionSwitch,
    reply: voted,
  },
  follow: {
    ...writingQna,
    path: '/api/qna/follow',
    summary: 'Be told of new answers by e-mail, or no more',
    body: questionSwitch,
    reply: following,
  },
  unsubscribe: {
    ...writingQna,
    method: 'post',
    auth: 'none',
    failures: ['FORBIDDEN'],
    path: '/api/qna/unsubscribe/:questionid',
    summary: 'Be told of new answers no more, by the link of a mail: without logging in',
    params: questionRef,
    query: unsubscribeProof,
    reply: done,
  },
  label: {
    ...writingQna,
    failures: [...writingQna.failures, 'CONFLICT'],
    path: '/api/qna/label',
    summary: 'Say which labels a question has',
    body: labelling,
    reply: qnaQuestion,
  },
  pin: {
    ...writingQna,
    path: '/api/qna/pin',
    summary: 'Keep a question above the list of its topic, or no more',
    body: questionSwitch,
    reply: qnaQuestion,
  },
} as const satisfies Calls;
