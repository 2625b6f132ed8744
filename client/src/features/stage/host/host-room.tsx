import type { People } from '@sets/shared/live/room.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { HostPace } from './host-pace.tsx';
import { hostMessages as words } from './host.messages.ts';
import { type AnswersTold, useAnswerPace } from './use-answer-pace.ts';

/** Seconds. */
export const moreTime = 15;

export interface HostRoomProps {
  readonly people: People | null;
  /** Who has answered the question that is on; null while none is. */
  readonly answers: AnswersTold;
  /** Gives everybody `moreTime`; null while nothing has an end. */
  readonly onExtend: (() => void) | null;
}

const noPeople: People = { joined: 0, connected: 0, slow: 0, lost: 0 };

const grounds = {
  steady: 'bg-good-tint text-good',
  slow: 'bg-warn-tint text-warn',
  lost: 'bg-sunken',
} as const;
type Health = keyof typeof grounds;

/** How many are how; what that means stands beneath, as soon as there is anybody. */
const HealthChips = ({ people }: { people: People }) => {
  const { connected, slow, lost } = people;
  const counts = { steady: Math.max(0, connected - slow), slow, lost };
  const healths = Object.keys(grounds) as Health[];
  const told = healths.filter((health) => health === 'steady' || counts[health] > 0);
  const explained = told.filter((health) => health !== 'steady');
  return (
    <div className="grid gap-2.5">
      <ul className="flex flex-wrap gap-2 text-sm font-semibold">
        {told.map((health) => (
          <li key={health} className={classNames('rounded-full px-3 py-1', grounds[health])}>
            {words.health[health](formatCount(counts[health]))}
          </li>
        ))}
      </ul>
      {explained.map((health) => (
        <p key={health} className="text-sm text-ink-soft">
          {words.healthMeans[health]}
        </p>
      ))}
    </div>
  );
};

/** The one figure that matters now: who has answered, or, while nothing is asked, who is here. */
const Headline = ({ people, answers }: Pick<HostRoomProps, 'answers'> & { people: People }) => {
  const [count, label] =
    answers === null
      ? [people.connected, words.hereNow]
      : [answers.answered, words.ofAnswered(people.joined)];
  return (
    <p className="text-ink-soft">
      <b className="mr-1.5 text-5xl leading-none font-bold tracking-tight text-ink">
        {formatCount(count)}
      </b>{' '}
      {label}
    </p>
  );
};

/** How the room is: who has answered and how quickly, who is here, who has trouble. */
export const HostRoom = ({ people, answers, onExtend }: HostRoomProps) => {
  const pace = useAnswerPace(answers);
  const known = people ?? noPeople;
  const trouble = known.slow + known.lost;
  return (
    <section
      aria-label={words.room}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised p-5"
    >
      <Headline people={known} answers={answers} />
      {pace !== null && <HostPace pace={pace} />}
      <HealthChips people={known} />
      <p className="text-sm text-ink-soft">
        {answers === null ? words.joinedSince(known.joined) : words.here(known)}
      </p>
      {onExtend !== null && trouble > 0 && (
        <div className="grid gap-3 rounded-md bg-warn-tint p-3 text-sm text-warn">
          <p>{words.extendOffer(trouble)}</p>
          <Button size="small" onClick={onExtend} className="text-ink">
            {words.extend(moreTime)}
          </Button>
        </div>
      )}
    </section>
  );
};
