import { MaterialsPage } from '../../material/list/materials-page.tsx';
import { QuizList } from './quiz-list.tsx';
import { QuizListWays } from './quiz-list-ways.tsx';
import { quizzesMessages as words } from './quizzes.messages.ts';

/** The quizzes of a topic. */
export const QuizzesPage = () => (
  <MaterialsPage title={words.title} Ways={QuizListWays} List={QuizList} />
);
