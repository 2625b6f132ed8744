import type { JoinBurst } from '@sets/shared/live/room.ts';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { whenItWas } from '../../../ui/when.ts';
import { hostMessages as words } from './host.messages.ts';
import { byPace, secondsOf } from './join-pace.ts';

interface HostJoinsProps {
  readonly bursts: readonly JoinBurst[];
  readonly onExclude: (burst: string, excluded: boolean) => void;
}

interface BurstProps extends Pick<HostJoinsProps, 'onExclude'> {
  readonly burst: JoinBurst;
  /** Whether there are others to tell its network from. */
  readonly tellsNetwork: boolean;
}

const Burst = ({ burst, onExclude, tellsNetwork }: BurstProps) => {
  const { joined, answered, network, from, excluded } = burst;
  const text = words.burst(joined, secondsOf(burst), whenItWas(from));
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-3">
      <p className="text-sm">
        <span className={classNames(excluded && 'text-ink-soft')}>{text}</span>
        <span className="block text-ink-soft">
          {words.ofBurst(answered, tellsNetwork ? network : null)}
        </span>
        {excluded && <span className="block font-medium">{words.excluded}</span>}
      </p>
      <Button
        size="small"
        aria-label={(excluded ? words.includeThose : words.excludeThose)(text)}
        onClick={({ currentTarget }) => {
          // The next space is for the next step, and must not undo this.
          currentTarget.blur();
          onExclude(burst.burst, !excluded);
        }}
      >
        {excluded ? words.include : words.exclude}
      </Button>
    </li>
  );
};

interface PaceProps extends HostJoinsProps {
  /** Null where there is no other pace to tell it from. */
  readonly title: string | null;
  readonly tellsNetwork: boolean;
}

const Pace = ({ title, tellsNetwork, bursts, onExclude }: PaceProps) => (
  <div className="grid gap-3">
    {title !== null && <h3 className="text-sm font-medium">{title}</h3>}
    <ul className="grid gap-3">
      {bursts.map((burst) => (
        <Burst key={burst.burst} {...{ burst, onExclude, tellsNetwork }} />
      ))}
    </ul>
  </div>
);

const peopleIn = (bursts: readonly JoinBurst[]): number =>
  bursts.reduce((sum, { joined }) => sum + joined, 0);

/** From where many joined at once, how quickly, and whether they count. */
export const HostJoins = ({ bursts, onExclude }: HostJoinsProps) => {
  const leftOut = peopleIn(bursts.filter(({ excluded }) => excluded));
  const networks = new Set(bursts.map(({ network }) => network)).size;
  const paces = byPace(bursts);
  return (
    <details className="group rounded-lg border border-line bg-raised">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 p-5 text-sm [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-medium">{words.joins}</span>
          <span className="text-ink-soft">
            {words.together(peopleIn(bursts), bursts.length, networks)}
            {leftOut > 0 && <b className="block font-medium text-ink">{words.leftOut(leftOut)}</b>}
          </span>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="flex-none text-ink-soft group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-5 pb-5">
        <p className="text-sm text-ink-soft">{words.joinsText}</p>
        {paces.map(({ pace, bursts: ofPace }) => (
          <Pace
            key={pace}
            title={paces.length > 1 ? words.paces[pace] : null}
            bursts={ofPace}
            tellsNetwork={networks > 1}
            onExclude={onExclude}
          />
        ))}
      </div>
    </details>
  );
};
