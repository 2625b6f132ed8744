import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../account/account.store.ts';
import type { Shelf } from '../material.ts';
import { copyMessages as words } from './copy.messages.ts';
import { isPersonal, useCopySpaces } from './use-copy-places.ts';

/** A space, and a topic of it once one is known. */
interface Place {
  readonly moduleid: string;
  readonly topicid: string | null;
}

/** The shelf that was chosen; null while its topic is not known. */
export const shelfOf = ({ moduleid, topicid }: Place): Shelf | null => {
  if (isPersonal({ moduleid })) return personalShelf;
  return topicid === null ? null : { moduleid, topicid };
};

interface TopicsProps {
  readonly token: string;
  readonly moduleid: string;
  readonly topicid: string | null;
  readonly onTopic: (topicid: string | null) => void;
}

/** The topics of a space; the first is taken until another one is chosen. */
const Topics = ({ token, moduleid, topicid, onTopic }: TopicsProps) => {
  const { data, failure } = useAsked(moduleCalls.read, { token, params: { moduleid } });
  const topics = (data?.topics ?? []).filter(({ archived }) => !archived);
  const known = topics.find((each) => each.topicid === topicid) ?? topics[0];
  if (data !== null && (known?.topicid ?? null) !== topicid) onTopic(known?.topicid ?? null);
  if (failure !== null && data === null) return <p className="text-bad">{failure.msg}</p>;
  if (data === null) return <Skeleton label={words.loading} isPart />;
  if (known === undefined) return <p className="text-warn">{words.noTopics}</p>;
  return (
    <Select
      label={words.topic}
      value={known.topicid}
      choices={topics.map((each) => ({ value: each.topicid, text: each.title }))}
      onChange={onTopic}
    />
  );
};

interface ChooseShelfProps {
  readonly token: string;
  /** Where one is. */
  readonly here: Pick<Shelf, 'moduleid'>;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** One of the spaces in which one makes something, and a topic of it. */
export const ChooseShelf = ({ token, here, place, onPlace }: ChooseShelfProps) => {
  const userid = useAccount()?.userid ?? '';
  const spaces = useCopySpaces({ token, userid }, here);
  const { moduleid, topicid } = place;
  return (
    <>
      {spaces === null ? (
        <Skeleton label={words.loading} isPart />
      ) : (
        <Select
          label={words.space}
          value={moduleid}
          choices={spaces}
          onChange={(next) => onPlace({ moduleid: next, topicid: null })}
        />
      )}
      {!isPersonal({ moduleid }) && (
        <Topics
          token={token}
          moduleid={moduleid}
          topicid={topicid}
          onTopic={(next) => onPlace({ moduleid, topicid: next })}
        />
      )}
    </>
  );
};
