import { ChevronRight } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { kitchenMessages as words } from '../kitchen.messages.ts';
import type { Board } from './use-board.ts';

interface WantingMarkProps {
  readonly count: number;
  readonly className: string;
}

/** How many orders behind it want something of the vendor; said by whoever uses it. */
export const WantingMark = ({ count, className }: WantingMarkProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid h-6 min-w-6 place-items-center rounded-full bg-warn px-1.5 text-sm font-semibold text-paper tabular-nums',
      // It has its room all the same: what is beside it stays where it is.
      count === 0 && 'invisible',
      className,
    )}
  >
    {count}
  </span>
);

export const wantingWords = (count: number): string => (count === 0 ? '' : words.wantingIn(count));

/**
 * How many orders want something of the vendor, and the way to the first of them. Its place is there without any, as
 * large as with them: else a tap on a card would hit what has moved under the finger.
 */
export const Wanting = ({ board: { columns, show } }: { board: Board }) => {
  const all = columns.reduce((sum, { wanting }) => sum + wanting, 0);
  const first = columns.find(({ wanting }) => wanting > 0);
  return (
    <output className="grid min-h-12 min-w-0 grow basis-60 items-center leading-tight">
      {first === undefined ? (
        <span className="text-sm text-ink-soft narrow:text-end">{words.wantingNone}</span>
      ) : (
        <Button
          className="!justify-between !border-warn !bg-warn-tint !px-4 text-start leading-tight !whitespace-normal !text-warn narrow:justify-self-end"
          onClick={() => show(first.name)}
        >
          {words.wanting(all)}
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      )}
    </output>
  );
};
