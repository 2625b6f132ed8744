import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { type RefObject, useId } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Price } from '../../parts/price.tsx';
import type { KeptCart } from '../cart/kept-cart.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { RadioRow } from './radio-row.tsx';

const words = checkoutMessages.had;

interface HadPartProps {
  readonly cart: KeptCart;
  readonly stall: Stall;
  /** Somebody has pressed to order, and has not said where to. */
  readonly isPlaceMissing: boolean;
  /** What holds the field that says where to. */
  readonly placeField: RefObject<HTMLDivElement | null>;
  readonly onChange: (change: Partial<KeptCart>) => void;
}

/** Picked up or brought: where the stall brings none, only what is chosen already can be taken back. */
export const HadPart = (props: HadPartProps) => {
  const { cart, stall, isPlaceMissing, placeField, onChange } = props;
  const name = useId();
  const { delivers, place } = stall;
  if (delivers === null && cart.had === 'pick-up') return null;
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 p-0">
      <legend className="mb-2 p-0 text-xl font-semibold">{words.title}</legend>
      <RadioRow
        name={name}
        isChosen={cart.had === 'pick-up'}
        onChoose={() => onChange({ had: 'pick-up' })}
      >
        <span className="min-w-0 grow">
          {words.pickUp}
          <span dir="auto" className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
            {place}
          </span>
        </span>
      </RadioRow>
      <RadioRow
        name={name}
        isChosen={cart.had === 'delivery'}
        onChoose={() => onChange({ had: 'delivery' })}
      >
        <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
          {words.delivery}
          {delivers !== null && <Price amount={delivers.price} currency={stall.currency} isMore />}
        </span>
      </RadioRow>
      {cart.had === 'delivery' && (
        <div ref={placeField} className="pt-2">
          <Field
            label={words.place}
            hint={words.placeHint}
            fault={isPlaceMissing ? words.noPlace : undefined}
            required
            dir="auto"
            maxLength={orderLimits.place}
            value={cart.place}
            onChange={({ target }) => onChange({ place: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
};
