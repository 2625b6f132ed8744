import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../../../ui/button.tsx';
import { formatCount } from '../../../../ui/number-format.ts';
import { cartMessages as words } from './cart.messages.ts';

interface StepperProps {
  readonly name: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

const target = '!size-12 border-[1.5px] border-line bg-raised';

/** How many of something, by one more or less. */
export const Stepper = ({ name, count, onChange }: StepperProps) => (
  <fieldset
    aria-label={words.count}
    className="m-0 flex min-w-0 flex-none items-center gap-1 border-0 p-0"
  >
    <IconButton
      label={words.less(name)}
      isOff={count <= 1}
      onClick={() => onChange(count - 1)}
      className={target}
    >
      <Minus size={18} aria-hidden="true" />
    </IconButton>
    <output className="min-w-9 text-center text-lg font-semibold tabular-nums">
      {formatCount(count)}
    </output>
    <IconButton
      label={words.more(name)}
      isOff={count >= orderLimits.count}
      onClick={() => onChange(count + 1)}
      className={target}
    >
      <Plus size={18} aria-hidden="true" />
    </IconButton>
  </fieldset>
);
