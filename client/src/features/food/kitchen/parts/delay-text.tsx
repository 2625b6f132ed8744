import type { Delay } from '../../parts/use-delay.ts';
import { kitchenMessages as words } from '../kitchen.messages.ts';

/** How long the server takes to answer, for whoever wonders whether it is the network. */
export const DelayText = ({ delay: { ms } }: { delay: Delay }) =>
  ms === null ? null : (
    <span className="text-sm text-ink-soft tabular-nums">{words.delay(ms)}</span>
  );
