import type { StallState as State } from '@sets/shared/food/stall.contract.ts';
import { Circle, CircleDot, CirclePause, type LucideIcon } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { type StateOfStall, stateWords } from './state-words.ts';

/** A colour is never all that tells one from another. */
const looks: Readonly<Record<State, { readonly icon: LucideIcon; readonly colour: string }>> = {
  open: { icon: CircleDot, colour: 'text-good' },
  closed: { icon: Circle, colour: 'text-ink-soft' },
  paused: { icon: CirclePause, colour: 'text-warn' },
};

interface StallStateProps {
  readonly stall: StateOfStall;
  readonly className?: string;
}

/** How a stall stands now, in words. */
export const StallState = ({ stall, className }: StallStateProps) => {
  const { icon: Icon, colour } = looks[stall.state];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-medium', colour, className)}>
      <Icon size={16} aria-hidden="true" className="flex-none" />
      {stateWords(stall)}
    </span>
  );
};
