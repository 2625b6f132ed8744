import { useParams } from 'react-router-dom';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { QuizList } from './quiz-list.tsx';
import { QuizListWays } from './quiz-list-ways.tsx';
import { quizzesMessages as words } from './quizzes.messages.ts';

/** The quizzes of a topic. */
export const QuizzesPage = () => {
  const token = useToken() ?? '';
  const { moduleid = '', topicid = '' } = useParams();
  useTitle(words.title);
  return (
    <main className="mx-auto w-full max-w-content px-4 py-10">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold">{words.title}</h1>
        <QuizListWays shelf={{ moduleid, topicid }} />
      </header>
      <QuizList key={`${moduleid}/${topicid}`} token={token} shelf={{ moduleid, topicid }} />
    </main>
  );
};
