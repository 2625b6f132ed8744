import { CloudOff, Signal, Turtle } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { delayMessages as words } from './delay.messages.ts';
import type { Way } from './delay-rules.ts';

const textOf = (delay: Way): string => {
  if (delay.type !== 'known') return words[delay.type];
  return delay.isSlow ? words.slow(delay.ms) : words.ms(delay.ms);
};

/** How far the server is, small; more plainly where it is slow or away. */
export const DelayLine = ({ delay }: { delay: Way }) => {
  const isAway = delay.type === 'away';
  const isSlow = delay.type === 'known' && delay.isSlow;
  const Icon = isAway ? CloudOff : isSlow ? Turtle : Signal;
  return (
    <output
      className={classNames(
        'flex items-center gap-1.5 text-sm tabular-nums',
        isAway || isSlow
          ? 'rounded-md bg-warn-tint px-3 py-1.5 font-medium text-warn'
          : 'text-ink-soft',
      )}
    >
      <Icon size={16} aria-hidden="true" className="flex-none" />
      {textOf(delay)}
    </output>
  );
};
