import './item-range.css';
import type { ComponentProps, CSSProperties } from 'react';

interface ItemRangeProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'style'> {
  readonly value: number;
  readonly max: number;
  readonly enabled: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * A slider in the colour of its item. Kinds that have one share its style by this part: a chunk of
 * style alone would be asked for by phones, though it is not built.
 */
export const ItemRange = ({ enabled, onChange, ...props }: ItemRangeProps) => (
  <input
    {...props}
    type="range"
    className="item-range"
    min={0}
    style={{ '--part': props.value / props.max } as CSSProperties}
    // Not `disabled`: the focus would fall off the page when the question closes.
    aria-disabled={!enabled}
    onChange={({ target }) => onChange(Number(target.value))}
  />
);
