import type {
  QnaAnswer,
  QnaQuestion,
  QuestionPage,
  QuestionRead,
} from '@sets/shared/qna/qna.contract.ts';
import type { QnaQueue, QueuedItem } from '@sets/shared/qna/qna-moderation.contract.ts';
import { newId } from '../src/core/new-id.ts';
import type { Answer, Person, TestApp } from './start-test-app.ts';

type Who = Pick<Person, 'token'> | undefined;

/** The calls of questions, as a test makes them. */
export const qnaCallsOf = (app: Pick<TestApp, 'call'>) => {
  const call = <Body>(
    method: string,
    path: string,
    who: Who,
    body?: unknown,
  ): Promise<Answer<Body>> =>
    app.call<Body>(method, `/api/qna/${path}`, {
      token: who?.token,
      ...(body === undefined ? {} : { body }),
    });
  const read = (who: Who, questionid: string, query = '') =>
    call<QuestionRead>('GET', `question/${questionid}${query}`, who);
  return {
    call,
    ask: (who: Who, moduleid: string, rest: object = {}) =>
      call<QnaQuestion>('POST', 'ask', who, {
        moduleid,
        topicid: 't1',
        attempt: newId(),
        title: 'What is a basis?',
        text: '',
        labels: [],
        anonymous: false,
        asked: null,
        ...rest,
      }),
    answer: (who: Who, questionid: string, rest: object = {}) =>
      call<QnaAnswer>('POST', 'answer', who, {
        questionid,
        attempt: newId(),
        text: 'A generating set.',
        ...rest,
      }),
    list: (who: Who, moduleid: string, query = '') =>
      call<QuestionPage>('GET', `list/${moduleid}/t1${query}`, who),
    read,
    vote: (who: Who, questionid: string, on = true) =>
      call<{ votes: number; voted: boolean }>('PUT', 'vote', who, { questionid, on }),
    voteAnswer: (who: Who, answerid: string, on = true) =>
      call<{ votes: number; voted: boolean }>('PUT', 'voteanswer', who, { answerid, on }),
    accept: (who: Who, answerid: string, on = true) =>
      call<QnaAnswer>('PUT', 'accept', who, { answerid, on }),
    follow: (who: Who, questionid: string, on = true) =>
      call<{ following: boolean }>('PUT', 'follow', who, { questionid, on }),
    merge: (who: Who, questionid: string, into: string) =>
      call<QnaQuestion>('POST', 'merge', who, { questionid, into }),
    report: (who: Who, questionid: string, answerid: string | null = null) =>
      call('POST', 'report', who, { questionid, answerid, reason: 'spam', text: 'Again.' }),
    /** Decides about it as it is now, with every report that there is. */
    decide: async (
      who: Who,
      decision: string,
      questionid: string,
      answerid: string | null = null,
    ) => {
      const query = answerid === null ? '' : `?answer=${answerid}`;
      const { question, named } = (await read(who, questionid, query)).body;
      const about = answerid === null ? question : named;
      const { state = 'shown', editedAt = null } = about ?? {};
      const seen = { state, editedAt, reportedAt: null };
      return call('PUT', 'decide', who, { questionid, answerid, decision, seen });
    },
    /** Decides about something as the queue told of it. */
    decideOn: (who: Who, decision: string, { question, answer, reports }: QueuedItem) => {
      const { state, editedAt } = answer ?? question;
      return call('PUT', 'decide', who, {
        questionid: question.questionid,
        answerid: answer?.answerid ?? null,
        decision,
        seen: { state, editedAt, reportedAt: reports[0]?.at ?? 0 },
      });
    },
    queue: (who: Who, moduleid: string, query = '') =>
      call<QnaQueue>('GET', `queue/${moduleid}${query}`, who),
    reveal: (who: Who, questionid: string) =>
      call<{ author: unknown }>('POST', 'reveal', who, { questionid }),
    removeQuestion: (who: Who, questionid: string) =>
      call<{ removed: string }>('DELETE', `question/${questionid}`, who),
  };
};
