import { allergens, diets } from '@sets/shared/food/item.contract.ts';
import { useId } from 'react';
import { foodMessages } from '../parts/food.messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { wishesMessages as words } from './listings.messages.ts';
import type { Choosing } from './use-food-choices.ts';

interface TicksProps<Name extends string> {
  readonly legend: string;
  readonly note?: string;
  readonly names: readonly Name[];
  readonly nameOf: Readonly<Record<Name, string>>;
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: Name[]) => void;
}

/** Some of a list, in its order. */
const Ticks = <Name extends string>(props: TicksProps<Name>) => {
  const { legend, note, names, nameOf, chosen, onChange } = props;
  const id = useId();
  const tick = (name: Name, isChosen: boolean): void =>
    onChange(names.filter((each) => (each === name ? isChosen : chosen.includes(each))));
  return (
    <fieldset
      className="grid min-w-0 gap-2 border-0 p-0"
      aria-describedby={note === undefined ? undefined : `${id}-note`}
    >
      <legend className="mb-1 p-0 font-semibold">{legend}</legend>
      {note !== undefined && (
        <p id={`${id}-note`} className="text-sm text-ink-soft">
          {note}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {names.map((name) => (
          <label
            key={name}
            className="flex min-h-12 min-w-0 cursor-pointer items-center gap-2 rounded-md border-[1.5px] border-line px-2.5 py-1.5 hover:border-line-strong has-checked:border-people has-checked:bg-people-tint"
          >
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={(event) => tick(name, event.target.checked)}
              className="size-5 flex-none accent-people"
            />
            <span className="min-w-0">{nameOf[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** What somebody eats and avoids; it takes effect at once. */
export const WishesDialog = ({ choices, choose, onClose }: Choosing & { onClose: () => void }) => (
  <Dialog title={words.title} onClose={onClose} closesOnBackdrop>
    <div className="grid grid-cols-1 gap-6">
      <Ticks
        legend={words.diets}
        names={diets}
        nameOf={foodMessages.diets}
        chosen={choices.diets}
        onChange={(chosen) => choose({ diets: chosen })}
      />
      <Ticks
        legend={words.without}
        note={words.withoutText}
        names={allergens}
        nameOf={foodMessages.allergens}
        chosen={choices.without}
        onChange={(chosen) => choose({ without: chosen })}
      />
      <p className="text-sm text-ink-soft">
        {words.doubt} {words.kept}
      </p>
      <div className={dialogButtons}>
        <Button onClick={() => choose({ diets: [], without: [] })}>{words.clear}</Button>
        <Button look="primary" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </div>
  </Dialog>
);
