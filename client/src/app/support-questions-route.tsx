import { questionsTopic } from '@sets/shared/module/support-space.ts';
import { Navigate } from 'react-router-dom';
import { useAbout } from '../core/about.ts';
import { modulePaths } from '../features/module/module-paths.ts';

/** `/itsqna`: leads to the questions of the support space, once it is known which that is. */
export const SupportQuestionsRoute = () => {
  const about = useAbout();
  if (about === null) return null;
  return <Navigate to={modulePaths.topic(about.supportSpace, questionsTopic)} replace />;
};
