import { ListWays } from '../../material/list/list-ways.tsx';
import type { Shelf } from '../../material/material.ts';
import { quizExchange } from '../editor/quiz-exchange.ts';
import { quizMaterialMessages } from '../editor/quiz-material.messages.ts';
import { quizPaths } from '../quiz-paths.ts';
import { quizzesMessages } from './quizzes.messages.ts';

const words = { allResults: quizzesMessages.allResults, create: quizMaterialMessages.create };

/** Beside the heading over a list of quizzes. */
export const QuizListWays = ({ shelf }: { readonly shelf: Shelf }) => (
  <ListWays exchange={quizExchange} paths={quizPaths} {...{ shelf, words }} />
);
