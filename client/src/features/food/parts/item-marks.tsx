import type { Allergen, Diet } from '@sets/shared/food/item.contract.ts';
import { BadgeCheck, Ban, Leaf, type LucideIcon, Vegan, WineOff } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { foodMessages as words } from './food.messages.ts';

const icons: Readonly<Record<Diet, LucideIcon>> = {
  vegetarian: Leaf,
  vegan: Vegan,
  halal: BadgeCheck,
  kosher: BadgeCheck,
  'pork-free': Ban,
  'alcohol-free': WineOff,
};

/** What says something: whoever reads 'vegan' knows that it is vegetarian. */
const told = (diets: readonly Diet[]): readonly Diet[] =>
  diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan'));

const DietMark = ({ diet }: { diet: Diet }) => {
  const Icon = icons[diet];
  return (
    <li className="inline-flex items-center gap-1 rounded-full bg-good-tint px-2.5 py-0.5 text-sm text-good">
      <Icon size={14} aria-hidden="true" className="flex-none" />
      {words.diets[diet]}
    </li>
  );
};

/** For whom an item is. */
export const DietMarks = ({ diets }: { diets: readonly Diet[] }) =>
  diets.length === 0 ? null : (
    <ul className="flex flex-wrap gap-x-2 gap-y-1">
      {told(diets).map((diet) => (
        <DietMark key={diet} diet={diet} />
      ))}
    </ul>
  );

const inShort = (allergens: readonly Allergen[] | null): string => {
  if (allergens === null) return words.notDeclaredShort;
  return allergens.length === 0 ? words.noAllergens : words.allergensIn(allergens);
};

interface ItemMarksProps {
  readonly diets: readonly Diet[];
  /** Null where nobody has said. */
  readonly allergens: readonly Allergen[] | null;
  /** What some choices bring besides. */
  readonly brought: readonly Allergen[];
  readonly className?: string;
}

/**
 * For whom an item is, and which allergens it has: these as words, for there is no sign for each that
 * everybody knows.
 */
export const ItemMarks = ({ diets, allergens, brought, className }: ItemMarksProps) => (
  <div className={classNames('flex flex-wrap items-center gap-x-2 gap-y-1 text-sm', className)}>
    <DietMarks diets={diets} />
    <span className={allergens === null ? 'text-warn' : 'text-ink-soft'}>{inShort(allergens)}</span>
    {brought.length > 0 && <span className="text-ink-soft">{words.someBring(brought)}</span>}
  </div>
);
