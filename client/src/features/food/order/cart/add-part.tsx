import type { Item } from '@sets/shared/food/item.contract.ts';
import { moneyText } from '@sets/shared/food/money.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { locale } from '../../../../core/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { cartMessages as words } from './cart.messages.ts';
import { countOf } from './cart-rules.ts';
import { Stepper } from './stepper.tsx';
import type { ItemChoosing } from './use-choosing.ts';

interface AddPartProps {
  readonly item: Item;
  readonly currency: string;
  readonly choosing: ItemChoosing;
}

/** Where something is still to be chosen, the press leads there. */
const goTo = (groupid: string): void => {
  const group = document.getElementById(`group-${groupid}`);
  group?.scrollIntoView({ block: 'center' });
  group?.focus({ preventScroll: true });
};

const AskOther = ({ choosing }: Pick<AddPartProps, 'choosing'>) => {
  const { other, begin, keep } = choosing;
  return other === null ? null : (
    <ConfirmDialog
      title={words.other.title}
      text={words.other.text(countOf(other), other.stall)}
      yes={words.other.yes}
      onYes={begin}
      onCancel={keep}
    />
  );
};

/** How many of an item, and into the cart: in sight however long the item is, at the lower edge of what holds it. */
const AddRow = ({ item, currency, choosing }: AddPartProps) => {
  const { count, setCount, missing, sum, add } = choosing;
  const [first] = missing;
  return (
    <div className="sticky bottom-0 z-1 -mx-(--dialog-pad) -mb-(--dialog-pad) grid grid-cols-1 gap-3 border-t border-line bg-raised px-(--dialog-pad) pt-3 pb-4">
      <p aria-live="polite" className="text-sm font-medium text-warn empty:hidden">
        {first === undefined ? null : words.stillToChoose(missing.map(({ name }) => name))}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Stepper name={item.name} count={count} onChange={setCount} />
        <Button
          look={first === undefined ? 'primary' : 'outline'}
          className="flex-1 !whitespace-normal"
          onClick={() => (first === undefined ? add() : goTo(first.id))}
        >
          {words.add(moneyText(sum, currency, locale))}
        </Button>
      </div>
    </div>
  );
};

/** A note on an item, how many of it, and into the cart: the last rows of a dialog, to whose edges the very last reaches. */
export const AddPart = (props: AddPartProps) => {
  const { item, choosing } = props;
  return (
    <>
      {item.unavailable === 'not-now' && (
        <p className="rounded-md bg-warn-tint px-4 py-3 text-warn">{words.servedThen}</p>
      )}
      <Field
        label={words.note}
        hint={words.noteHint}
        dir="auto"
        maxLength={orderLimits.lineNote}
        value={choosing.note}
        onChange={({ target }) => choosing.setNote(target.value)}
      />
      <AddRow {...props} />
      <AskOther choosing={choosing} />
    </>
  );
};
