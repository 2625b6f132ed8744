import type { JoinBurst } from '@sets/shared/live/room.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { timeOfDay } from '../../../ui/when.ts';
import { hostMessages as words } from './host.messages.ts';

interface HostJoinsProps {
  readonly bursts: readonly JoinBurst[];
  readonly onExclude: (burst: string, excluded: boolean) => void;
}

const seconds = ({ from, to }: JoinBurst): number => Math.max(1, Math.ceil((to - from) / 1_000));

const Burst = ({ burst, onExclude }: { burst: JoinBurst } & Pick<HostJoinsProps, 'onExclude'>) => {
  const { joined, from, excluded } = burst;
  const text = words.burst(joined, seconds(burst), timeOfDay(from));
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-3">
      <p className="text-sm">
        <span className={classNames(excluded && 'text-ink-soft line-through')}>{text}</span>
        {excluded && <span className="block text-warn-ink">{words.excluded}</span>}
      </p>
      <Button
        size="small"
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

/** From where many joined at once, and whether they count. */
export const HostJoins = ({ bursts, onExclude }: HostJoinsProps) => (
  <details
    className="group rounded-lg border border-line bg-raised"
    open={bursts.some(({ excluded }) => excluded)}
  >
    <summary className="min-h-11 cursor-pointer p-5 text-sm font-medium">{words.joins}</summary>
    <div className="grid gap-4 px-5 pb-5">
      <p className="text-sm text-ink-soft">{words.joinsText}</p>
      <ul className="grid gap-3">
        {bursts.map((burst) => (
          <Burst key={burst.burst} burst={burst} onExclude={onExclude} />
        ))}
      </ul>
    </div>
  </details>
);
