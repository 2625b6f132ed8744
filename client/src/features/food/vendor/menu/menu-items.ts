import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import { folded } from '@sets/shared/search/search-words.ts';

/** A line of the list: a heading where the category becomes another, or an item. */
export type MenuLine =
  | { readonly kind: 'heading'; readonly key: string; readonly category: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: OwnItem };

/** The items in their order, under their categories. What has none before all others needs no heading. */
export const linesOf = (items: readonly OwnItem[]): MenuLine[] =>
  items.flatMap((item, at): MenuLine[] => {
    const { category } = item.content;
    const before = at === 0 ? '' : items[at - 1]?.content.category;
    const line = { kind: 'item', key: item.itemid, item } as const;
    if (category === before) return [line];
    return [{ kind: 'heading', key: `heading of ${item.itemid}`, category }, line];
  });

/** Those of which each of the words stands in the name, the category or the description. */
export const foundItems = (items: readonly OwnItem[], typed: string): OwnItem[] => {
  const words = folded(typed).split(/\s+/u).filter(Boolean);
  return items.filter(({ content: { name, category, description } }) => {
    const text = folded(`${name} ${category} ${description}`);
    return words.every((word) => text.includes(word));
  });
};
