import { useParams } from 'react-router-dom';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { pollStage } from '../features/poll/poll-stage.ts';
import { Rehearse } from './rehearse.tsx';

export const RehearsePollRoute = () => {
  const { pollid = '' } = useParams();
  return <Rehearse activity={pollStage} id={pollid} path={pollPaths.rehearse} />;
};
