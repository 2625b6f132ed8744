import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { foodMessages } from '../parts/food.messages.ts';
import { Button } from '../../../ui/button.tsx';
import { wishesMessages as words } from './listings.messages.ts';
import type { Choosing } from './use-food-choices.ts';
import { WishesDialog } from './wishes-dialog.tsx';

interface ChosenProps {
  readonly name: string;
  readonly onLeave: () => void;
}

/** What is chosen; a tap leaves it. */
const Chosen = ({ name, onLeave }: ChosenProps) => (
  <li>
    <button
      type="button"
      aria-label={words.leave(name)}
      onClick={onLeave}
      className="flex min-h-11 items-center gap-1.5 rounded-full border border-people bg-people-tint px-4 text-sm whitespace-nowrap text-people-ink hover:border-people-ink pointer-coarse:min-h-12"
    >
      {name}
      <X size={14} aria-hidden="true" className="flex-none" />
    </button>
  </li>
);

/** What somebody eats and avoids, and the way to say it. */
export const WishesBar = ({ choices, choose }: Choosing) => {
  const [isOpen, setOpen] = useState(false);
  const { diets, without } = choices;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        className="min-h-11 !rounded-full !px-4"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {words.open}
      </Button>
      {diets.length + without.length > 0 && (
        <ul aria-label={words.chosen} className="contents">
          {diets.map((diet) => (
            <Chosen
              key={diet}
              name={foodMessages.diets[diet]}
              onLeave={() => choose({ diets: diets.filter((each) => each !== diet) })}
            />
          ))}
          {without.map((allergen) => (
            <Chosen
              key={allergen}
              name={words.no(foodMessages.allergens[allergen])}
              onLeave={() => choose({ without: without.filter((each) => each !== allergen) })}
            />
          ))}
        </ul>
      )}
      {isOpen && <WishesDialog choices={choices} choose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
};
