import { useParams } from 'react-router-dom';
import { quizPaths } from '../features/quiz/quiz-paths.ts';
import { quizStage } from '../features/quiz/quiz-stage.ts';
import { Rehearse } from './rehearse.tsx';

export const RehearseQuizRoute = () => {
  const { quizid = '' } = useParams();
  return <Rehearse activity={quizStage} id={quizid} path={quizPaths.rehearse} />;
};
