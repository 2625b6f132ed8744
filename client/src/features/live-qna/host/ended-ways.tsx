import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import type { LiveQnaShelf } from '@sets/shared/live-qna/live-qna.contract.ts';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useToken } from '../../account/account.store.ts';
import { modulePaths } from '../../module/module-paths.ts';
import type { EndedPartProps } from '../../stage/stage-activity.ts';
import { promisesAnchor } from '../live-qna-paths.ts';
import { liveQnaHostMessages as words } from './live-qna-host.messages.ts';

const ToTopic = ({ moduleid, topicid }: LiveQnaShelf) => {
  const query = { moduleid, topicid };
  const { data } = useAsked(liveQnaCalls.promises, { token: useToken() ?? '', query });
  const left = data?.total ?? 0;
  const topic = modulePaths.topic(moduleid, topicid);
  return (
    <Link
      to={left > 0 ? `${topic}#${promisesAnchor}` : topic}
      className={buttonClass(left > 0 ? 'primary' : 'outline')}
    >
      {left > 0 ? words.answerLeft(left) : words.toTopic}
    </Link>
  );
};

/** After the end: to the topic, and to what waits there for a written answer. */
export const EndedWays = ({ definitionId }: EndedPartProps) => {
  const { data } = useAsked(liveQnaCalls.read, {
    token: useToken() ?? '',
    params: { liveqnaid: definitionId },
  });
  return data === null ? null : <ToTopic moduleid={data.moduleid} topicid={data.topicid} />;
};
