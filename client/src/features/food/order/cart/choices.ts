import type { Item, OptionGroup } from '@sets/shared/food/item.contract.ts';

/** The ids of what is chosen. */
export type Chosen = readonly string[];

type Grouped = Pick<Item, 'groups'>;

/** What is chosen of one group. */
export const chosenIn = ({ choices }: OptionGroup, chosen: Chosen): OptionGroup['choices'] =>
  choices.filter(({ id }) => chosen.includes(id));

/** Whether a choice can be taken besides those that are; of one alone it takes the other's place. */
export const canTake = (group: OptionGroup, chosen: Chosen, id: string): boolean => {
  const choice = group.choices.find((each) => each.id === id);
  if (choice === undefined || choice.isSoldOut) return false;
  return group.most === 1 || chosenIn(group, chosen).length < group.most;
};

/** With a choice, or without it where it was taken. */
export const toggled = (group: OptionGroup, chosen: Chosen, id: string): Chosen => {
  const isOne = group.least === 1 && group.most === 1;
  if (chosen.includes(id)) return isOne ? chosen : chosen.filter((each) => each !== id);
  if (!canTake(group, chosen, id)) return chosen;
  const others = group.most === 1 ? chosenIn(group, chosen).map((each) => each.id) : [];
  return [...chosen.filter((each) => !others.includes(each)), id];
};

/** The groups of which too few are chosen. */
export const missingGroups = ({ groups }: Grouped, chosen: Chosen): readonly OptionGroup[] =>
  groups.filter((group) => chosenIn(group, chosen).length < group.least);

/** What is chosen, in the order of the item. */
export const choicesOf = ({ groups }: Grouped, chosen: Chosen): OptionGroup['choices'] =>
  groups.flatMap((group) => chosenIn(group, chosen));

/** What one costs with what is chosen. */
export const priceWith = (item: Pick<Item, 'price' | 'groups'>, chosen: Chosen): number =>
  choicesOf(item, chosen).reduce((sum, { price }) => sum + price, item.price);
