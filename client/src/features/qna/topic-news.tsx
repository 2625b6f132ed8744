import { lazy, Suspense } from 'react';
import { useToken } from '../account/account.store.ts';

/** The connection is loaded behind what is read. */
const Listen = lazy(() => import('./listen.tsx'));

interface TopicNewsProps {
  readonly moduleid: string;
  readonly topicid: string;
  /** Something changed: to ask anew. Not called while nobody looks; who comes back is told anyway. */
  readonly onNews: () => void;
}

/** Keeps a page that shows questions of a topic as it is now. */
export const TopicNews = (props: TopicNewsProps) => {
  const token = useToken();
  const { moduleid, topicid } = props;
  return (
    <Suspense>
      <Listen key={[token, moduleid, topicid].join('/')} token={token} {...props} />
    </Suspense>
  );
};
