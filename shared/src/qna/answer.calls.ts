import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import {
  answerChange,
  answerRef,
  answerSwitch,
  newAnswer,
  qnaAnswer,
  qnaHistory,
  voted,
} from './qna.contract.ts';
import { readingQna, writingQna } from './qna.calls.ts';

/** The answers to a question of a topic. */
export const answerCalls = {
  answer: {
    ...writingQna,
    method: 'post',
    path: '/api/qna/answer',
    summary: 'Answer a question',
    limit: { count: 60, seconds: 600 },
    body: newAnswer,
    reply: qnaAnswer,
    status: 201,
  },
  edit: {
    ...writingQna,
    failures: [...writingQna.failures, 'CONFLICT'],
    path: '/api/qna/answer',
    summary: 'Change the words of one’s own answer; what it was is kept',
    body: answerChange,
    reply: qnaAnswer,
  },
  remove: {
    ...writingQna,
    method: 'delete',
    path: '/api/qna/answer/:answerid',
    summary: 'Delete an answer',
    params: answerRef,
    reply: done,
  },
  vote: {
    ...writingQna,
    path: '/api/qna/voteanswer',
    summary: 'Give an answer one’s vote, or take it back',
    body: answerSwitch,
    reply: voted,
  },
  accept: {
    ...writingQna,
    path: '/api/qna/accept',
    summary: 'Say that an answer answers the question, in place of any other, or no more',
    body: answerSwitch,
    reply: qnaAnswer,
  },
  history: {
    ...readingQna,
    path: '/api/qna/answerhistory/:answerid',
    summary: 'How an answer was worded over time',
    params: answerRef,
    reply: qnaHistory,
  },
} as const satisfies Calls;
