import { useId } from 'react';
import { Price } from '../../parts/price.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import { RadioRow } from './radio-row.tsx';
import { tipsFor } from './tips.ts';

const words = checkoutMessages.tip;

interface TipPartProps {
  /** What the items cost. */
  readonly items: number;
  readonly tip: number;
  readonly currency: string;
  readonly onChange: (tip: number) => void;
}

/** A tip, if one likes: none, or a round amount. One that was chosen before stays among them. */
export const TipPart = ({ items, tip, currency, onChange }: TipPartProps) => {
  const name = useId();
  const tips = [...new Set([0, ...tipsFor(items, currency), tip])].toSorted((a, b) => a - b);
  return (
    <fieldset className="min-w-0 border-0 p-0">
      <legend className="mb-2 p-0 text-xl font-semibold">{words.title}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
        {tips.map((each) => (
          <RadioRow key={each} name={name} isChosen={each === tip} onChoose={() => onChange(each)}>
            {each === 0 ? words.none : <Price amount={each} currency={currency} />}
          </RadioRow>
        ))}
      </div>
    </fieldset>
  );
};
