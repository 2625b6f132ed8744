import { broughtBy } from '@sets/shared/food/free-of.ts';
import type { Item } from '@sets/shared/food/item.contract.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { TriangleAlert } from 'lucide-react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { AddPart } from '../../order/cart/add-part.tsx';
import type { ItemChoosing } from '../../order/cart/use-choosing.ts';
import { clockWords } from '../../parts/clock-words.ts';
import { foodMessages } from '../../parts/food.messages.ts';
import { DietMarks } from '../../parts/item-marks.tsx';
import { Price } from '../../parts/price.tsx';
import { avoidedIn } from '../fits.ts';
import type { Wishes } from '../food-choices.ts';
import { ItemPicture } from '../item-picture.tsx';
import { Availability } from '../item-row.tsx';
import { OptionGroups } from './option-groups.tsx';

interface ItemDialogProps {
  readonly item: Item;
  readonly stall: Stall;
  readonly wishes: Wishes;
  readonly choosing: ItemChoosing;
  readonly onClose: () => void;
}

const declared = ({ allergens }: Item): string => {
  if (allergens === null) return foodMessages.notDeclared;
  return allergens.length === 0 ? foodMessages.noAllergens : foodMessages.allergensIn(allergens);
};

/** What is in it, also by what one chooses, and what of that one avoids. */
const Allergens = ({ item, wishes }: { item: Item; wishes: Wishes }) => {
  const avoided = avoidedIn(item.allergens, wishes);
  const brought = broughtBy(item);
  const isDoubtful =
    item.allergens === null || avoided.length + avoidedIn(brought, wishes).length > 0;
  return (
    <div
      className={`grid gap-1 rounded-md px-4 py-3 ${isDoubtful ? 'bg-warn-tint text-warn' : 'bg-sunken'}`}
    >
      {avoided.length > 0 && (
        <p className="flex items-start gap-2 font-medium">
          <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 flex-none" />
          {foodMessages.avoided(avoided)}
        </p>
      )}
      <p>{declared(item)}</p>
      {brought.length > 0 && <p>{foodMessages.someBring(brought)}</p>}
    </div>
  );
};

/** All that is told of an item. */
const About = ({ item, stall, wishes }: Pick<ItemDialogProps, 'item' | 'stall' | 'wishes'>) => (
  <>
    {item.picture !== null && (
      <ItemPicture
        key={item.picture}
        picture={item.picture}
        width={432}
        height={288}
        className="aspect-3/2 h-auto w-full rounded-md"
      />
    )}
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Price
        amount={item.price}
        currency={stall.currency}
        className="text-xl font-semibold tracking-[-0.015em]"
      />
      <Availability item={item} />
    </p>
    {item.description !== '' && (
      <p dir="auto" className="whitespace-pre-line">
        {item.description}
      </p>
    )}
    {item.served !== null && item.unavailable === null && (
      <p className="text-ink-soft">
        {foodMessages.servedThen(clockWords(item.served.from), clockWords(item.served.to))}
      </p>
    )}
    <DietMarks diets={item.diets} />
    <Allergens item={item} wishes={wishes} />
  </>
);

/** An item, what there is to choose of it, and the way into the cart. */
export const ItemDialog = ({ item, stall, wishes, choosing, onClose }: ItemDialogProps) => {
  const isSoldOut = item.unavailable === 'sold-out';
  return (
    <Dialog title={item.name} onClose={onClose} closesOnBackdrop>
      {/* A flex box, in whose whole height its last row can stick; what gets the focus scrolls clear of that row. */}
      <div className="flex flex-col gap-4 [&_input]:scroll-mb-36">
        <About item={item} stall={stall} wishes={wishes} />
        {item.groups.length > 0 && (
          <OptionGroups
            groups={item.groups}
            currency={stall.currency}
            wishes={wishes}
            chosen={choosing.chosen}
            isOff={isSoldOut}
            onToggle={choosing.toggle}
          />
        )}
        {!isSoldOut && <AddPart item={item} currency={stall.currency} choosing={choosing} />}
      </div>
    </Dialog>
  );
};
