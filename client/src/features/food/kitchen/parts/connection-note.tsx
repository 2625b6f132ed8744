import { Button } from '../../../../ui/button.tsx';
import { exactTime } from '../../../../ui/when.ts';
import type { Delay } from '../../parts/delay-rules.ts';
import type { WaitingDeed } from '../deeds/deeds.ts';
import { kitchenMessages as words } from '../kitchen.messages.ts';

interface ConnectionNoteProps {
  readonly awaySince: number | null;
  readonly waiting: readonly WaitingDeed[];
  readonly delay: Delay;
  readonly onAgain: () => void;
}

/** Warns of a server that is slow to answer: whoever taps waits. */
const SlowNote = ({ ms }: { ms: number }) => (
  <output className="rounded-md bg-warn-tint px-4 py-3 text-warn">{words.slow(ms)}</output>
);

/** Says that the server is away, and what waits for it; or that it is slow. */
export const ConnectionNote = ({ awaySince, waiting, delay, onAgain }: ConnectionNoteProps) => {
  const held = waiting.filter(({ isHeld }) => isHeld).length;
  if (awaySince === null && held === 0) {
    return delay.type === 'known' && delay.isSlow ? <SlowNote ms={delay.ms} /> : null;
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-tint px-4 py-3 text-warn"
    >
      <div className="min-w-0">
        {awaySince !== null && <p>{words.away(exactTime(new Date(awaySince).toISOString()))}</p>}
        {held > 0 && <p>{words.held(held)}</p>}
      </div>
      <Button size="small" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
};
