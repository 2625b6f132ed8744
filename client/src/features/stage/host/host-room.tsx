import type { People } from '@sets/shared/live/room.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { hostMessages as words } from './host.messages.ts';

/** Seconds. */
export const moreTime = 15;

export interface HostRoomProps {
  readonly people: People | null;
  /** Who has answered the question that is on; null while none is. */
  readonly answered: number | null;
  /** Gives everybody `moreTime`; null while nothing has an end. */
  readonly onExtend: (() => void) | null;
}

interface FigureProps {
  readonly label: string;
  readonly count: number | null;
  readonly hint?: string;
  readonly isTrouble?: boolean;
}

const Figure = ({ label, count, hint, isTrouble = false }: FigureProps) => (
  <div title={hint}>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className={classNames('text-2xl font-semibold', isTrouble && 'text-warn')}>
      {count === null ? '–' : formatCount(count)}
    </dd>
  </div>
);

/** How the room is: who has joined, who of them is here, who has answered, who has trouble. */
export const HostRoom = ({ people, answered, onExtend }: HostRoomProps) => {
  const { slow, lost } = people ?? { slow: 0, lost: 0 };
  const trouble = slow + lost;
  return (
    <section
      aria-label={words.room}
      className="grid gap-4 rounded-lg border border-line bg-raised p-5"
    >
      <dl className="grid grid-cols-3 gap-x-3 gap-y-4">
        <Figure label={words.joined} count={people?.joined ?? null} hint={words.joinedHint} />
        <Figure label={words.hereNow} count={people?.connected ?? null} />
        <Figure label={words.answered} count={answered} />
        <Figure label={words.slow} count={slow} hint={words.slowHint} isTrouble={slow > 0} />
        <Figure label={words.lost} count={lost} hint={words.lostHint} isTrouble={lost > 0} />
      </dl>
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
