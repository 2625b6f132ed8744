import { useParams } from 'react-router-dom';
import { pollStage } from '../features/poll/poll-stage.ts';
import { HostPage } from '../features/stage/host/host-page.tsx';
import { stageActivities } from './stage-activities.ts';

/** Puts a poll on: opens a room for it, and is its host. */
export const StartPollRoute = () => {
  const { pollid = '' } = useParams();
  return (
    <HostPage activities={stageActivities} opens={{ activity: pollStage, definitionId: pollid }} />
  );
};
