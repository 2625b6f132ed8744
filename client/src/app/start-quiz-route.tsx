import { useParams } from 'react-router-dom';
import { quizStage } from '../features/quiz/quiz-stage.ts';
import { HostPage } from '../features/stage/host/host-page.tsx';
import { stageActivities } from './stage-activities.ts';

/** Puts a quiz on: opens a room for it, and is its host. */
export const StartQuizRoute = () => {
  const { quizid = '' } = useParams();
  return (
    <HostPage activities={stageActivities} opens={{ activity: quizStage, definitionId: quizid }} />
  );
};
