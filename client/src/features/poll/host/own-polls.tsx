import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { personalShelf } from '@sets/shared/poll/poll.contract.ts';
import { pollName } from '@sets/shared/poll/poll.live.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { OwnList } from '../../stage/host/own-list.tsx';
import type { OwnPartProps } from '../../stage/stage-activity.ts';
import type { Shelf } from '../poll.api.ts';
import { usePolls } from '../use-polls.ts';
import { ownPollsMessages as words } from './own-polls.messages.ts';

type ListProps = Pick<OwnPartProps, 'token' | 'onSelect'>;

const PollsOfShelf = ({ token, shelf, onSelect }: ListProps & { readonly shelf: Shelf }) => {
  const { polls, failure } = usePolls(token, shelf);
  const noPolls = polls === null ? words.loading : words.none;
  return (
    <OwnList
      own={
        polls && polls.map(({ pollid, title }) => ({ id: pollid, title: title || words.nameless }))
      }
      note={failure === null ? noPolls : words.failed}
      onSelect={onSelect}
    />
  );
};

const isPersonal = ({ moduleid, topicid }: Shelf): boolean =>
  moduleid === personalShelf.moduleid && topicid === personalShelf.topicid;

/** First what lies beside the poll that is on, where that is elsewhere. It may be somebody else's, or gone. */
const PollsBeside = ({ pollid, ...list }: ListProps & { readonly pollid: string }) => {
  const { data, failure } = useAsked(pollCalls.read, { token: list.token, params: { pollid } });
  if (data === null && failure === null) return <p className="mt-4">{words.loading}</p>;
  return (
    <>
      {data !== null && !isPersonal(data) && <PollsOfShelf shelf={data} {...list} />}
      <PollsOfShelf shelf={personalShelf} {...list} />
    </>
  );
};

/** One's own polls, to go on with in the same room. */
export const OwnPolls = ({ on, ...list }: OwnPartProps) =>
  on.activity === pollName ? (
    <PollsBeside pollid={on.definitionId} {...list} />
  ) : (
    <PollsOfShelf shelf={personalShelf} {...list} />
  );
