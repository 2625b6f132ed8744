import { quizExchangeCalls as calls } from '@sets/shared/quiz/quiz-exchange.calls.ts';
import type { RouteGroup } from '../../core/route.ts';
import { exchangeRoutes } from '../material/exchange/exchange-routes.ts';
import type { FileReader } from '../material/exchange/file-reader.ts';
import { quizFiles } from './quiz-files.ts';
import type { QuizService } from './quiz.routes.ts';

/** Files of questions are read, and quizzes written as files. */
export const quizExchangeRoutes = (
  quizzes: Pick<QuizService, 'read'>,
  reader: FileReader,
): RouteGroup => ({
  name: 'Quizzes as files',
  schemas: { QuizFileRead: calls.read.reply },
  routes: exchangeRoutes(calls, 'quizid', {
    files: quizFiles,
    reader,
    definitionOf: async (actor, quizid) => (await quizzes.read(actor, quizid)).definition,
  }),
});
