import { personalShelf } from '@sets/shared/poll/poll.contract.ts';
import { OwnList } from '../../stage/host/own-list.tsx';
import type { OwnPartProps } from '../../stage/stage-activity.ts';
import { usePolls } from '../use-polls.ts';
import { ownPollsMessages as words } from './own-polls.messages.ts';

/** One's own polls, to go on with in the same room. */
export const OwnPolls = ({ token, onSelect }: OwnPartProps) => {
  const { polls, failure } = usePolls(token, personalShelf);
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
