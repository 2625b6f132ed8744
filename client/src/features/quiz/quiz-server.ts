import { quizCalls } from '@sets/shared/quiz/quiz.calls.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { materialServer } from '../material/material-server.ts';

/** The quizzes of the server. */
export const quizServer = materialServer({
  calls: quizCalls,
  ref: 'quizid',
  filed: ({ quizid, revision, moduleid, topicid, createdAt: _c, updatedAt: _u, ...rest }) => ({
    id: quizid,
    revision,
    shelf: { moduleid, topicid },
    definition: rest satisfies QuizDefinition,
  }),
  lines: ({ quizzes }) => quizzes.map(({ quizid, ...line }) => ({ id: quizid, ...line })),
});
