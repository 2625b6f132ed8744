import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import type { LiveQnaShelf } from '@sets/shared/live-qna/live-qna.contract.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { OwnList } from '../../stage/host/own-list.tsx';
import { spacedCode } from '../../stage/spaced-code.ts';
import type { OwnPartProps } from '../../stage/stage-activity.ts';
import { liveQnaMessages as words } from '../live-qna.messages.ts';

type ListProps = Pick<OwnPartProps, 'token' | 'onSelect'>;

const InTopic = ({ token, shelf, onSelect }: ListProps & { readonly shelf: LiveQnaShelf }) => {
  const { moduleid, topicid } = shelf;
  const { data, failure } = useAsked(liveQnaCalls.list, { token, query: { moduleid, topicid } });
  const none = data === null ? words.loading : words.none;
  const own = data?.items.map(({ liveqnaid, title, code }) => ({
    id: liveqnaid,
    title: title || words.nameless,
    where: code === null ? undefined : words.underWayIn(spacedCode(code)),
  }));
  return (
    <OwnList own={own ?? null} note={failure === null ? none : words.failed} onSelect={onSelect} />
  );
};

/** What lies in the topic of the one that is on; of others there is no list of all. */
export const OwnLiveQna = ({ on, ...list }: OwnPartProps) => {
  const isOne = on.activity === liveQnaName;
  return isOne ? (
    <Beside liveqnaid={on.definitionId} {...list} />
  ) : (
    <p className="mt-4">{words.inTopics}</p>
  );
};

const Beside = ({ liveqnaid, ...list }: ListProps & { readonly liveqnaid: string }) => {
  const { data, failure } = useAsked(liveQnaCalls.read, {
    token: list.token,
    params: { liveqnaid },
  });
  if (data === null)
    return <p className="mt-4">{failure === null ? words.loading : words.failed}</p>;
  return <InTopic shelf={data} {...list} />;
};
