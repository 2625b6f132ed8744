import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import { useId } from 'react';
import { checkoutMessages } from './checkout.messages.ts';
import { RadioRow } from './radio-row.tsx';

const words = checkoutMessages.pay;

interface PayChoiceProps {
  /** What is said of the other way: at the counter, or when it is brought. */
  readonly counter: string;
  readonly pay: Cart['pay'];
  readonly onChoose: (pay: Cart['pay']) => void;
}

/** By card now, or when it is handed over. */
export const PayChoice = ({ counter, pay, onChoose }: PayChoiceProps) => {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 p-0">
      <legend className="mb-2 p-0 text-xl font-semibold">{words.title}</legend>
      <RadioRow name={name} isChosen={pay === 'counter'} onChoose={() => onChoose('counter')}>
        <span className="min-w-0 grow">{counter}</span>
      </RadioRow>
      <RadioRow name={name} isChosen={pay === 'card'} onChoose={() => onChoose('card')}>
        <span className="min-w-0 grow">
          {words.card}
          <span className="block text-sm text-ink-soft">{words.cardHint}</span>
        </span>
      </RadioRow>
    </fieldset>
  );
};
