import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { type PollLine } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { OwnList } from '../../stage/host/own-list.tsx';
import { spacedCode } from '../../stage/spaced-code.ts';
import type { OwnPartProps } from '../../stage/stage-activity.ts';
import type { Shelf } from '../poll.api.ts';
import { usePolls } from '../use-polls.ts';
import { ownPollsMessages as words } from './own-polls.messages.ts';

type ListProps = Pick<OwnPartProps, 'token' | 'onSelect'>;

const itemOf = ({ pollid, title, code }: PollLine) => ({
  id: pollid,
  title: title || words.nameless,
  where: code === null ? undefined : words.underWayIn(spacedCode(code)),
});

/** What is under way already comes last: mostly, something else is to come next. */
const freeFirst = (polls: readonly PollLine[]): PollLine[] =>
  polls.toSorted((one, other) => Number(one.code !== null) - Number(other.code !== null));

interface ShelfProps extends ListProps {
  readonly shelf: Shelf;
  /** Those that stand in a list above. */
  readonly except?: readonly PollLine[] | null;
}

const PollsOfShelf = ({ token, shelf, except = null, onSelect }: ShelfProps) => {
  const { polls: all, failure } = usePolls(token, shelf);
  const above = new Set((except ?? []).map(({ pollid }) => pollid));
  const polls = all && all.filter(({ pollid }) => !above.has(pollid));
  if (polls?.length === 0 && above.size > 0) return null;
  const noPolls = polls === null ? words.loading : words.none;
  return (
    <OwnList
      own={polls && freeFirst(polls).map((poll) => itemOf(poll))}
      note={failure === null ? noPolls : words.failed}
      onSelect={onSelect}
    />
  );
};

/** The polls of a topic, then one’s own that are not among them. */
const PollsOfTopic = ({ shelf, ...list }: ListProps & { readonly shelf: Shelf }) => {
  const { polls } = usePolls(list.token, shelf);
  return (
    <>
      <PollsOfShelf shelf={shelf} {...list} />
      <PollsOfShelf shelf={personalShelf} except={polls} {...list} />
    </>
  );
};

/** First what lies beside the poll that is on, where that is elsewhere. It may be somebody else's, or gone. */
const PollsBeside = ({ pollid, ...list }: ListProps & { readonly pollid: string }) => {
  const { data, failure } = useAsked(pollCalls.read, { token: list.token, params: { pollid } });
  if (data === null && failure === null) return <p className="mt-4">{words.loading}</p>;
  return data === null ? (
    <PollsOfShelf shelf={personalShelf} {...list} />
  ) : (
    <PollsOfTopic shelf={data} {...list} />
  );
};

/** One's own polls, to go on with in the same room. */
export const OwnPolls = ({ on, ...list }: OwnPartProps) =>
  on.activity === pollName ? (
    <PollsBeside pollid={on.definitionId} {...list} />
  ) : (
    <PollsOfShelf shelf={personalShelf} {...list} />
  );
