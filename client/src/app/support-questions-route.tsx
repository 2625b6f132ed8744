import { questionsTopic } from '@sets/shared/module/support-space.ts';
import { useAbout } from '../core/about.ts';
import { TopicRoute } from './topic-route.tsx';

/** `/itsqna`: the questions of the support space, once it is known which that is. */
export const SupportQuestionsRoute = () => {
  const about = useAbout();
  if (about === null) return null;
  return <TopicRoute place={{ moduleid: about.supportSpace, topicid: questionsTopic }} />;
};
