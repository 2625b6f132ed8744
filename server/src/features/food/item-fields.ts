import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedItem } from '@sets/shared/food/food.migrations.ts';
import { isFreeOf } from '@sets/shared/food/free-of.ts';
import {
  type Allergen,
  allergens,
  type Diet,
  type ItemContent,
} from '@sets/shared/food/item.contract.ts';
import { wordsIn } from '@sets/shared/search/search-words.ts';
import type { ItemRecord } from './item-store.service.ts';

/** What somebody who eats this may eat: what vegans eat vegetarians eat, too. */
export const dietsMet = (diets: readonly Diet[]): Diet[] =>
  diets.includes('vegan') && !diets.includes('vegetarian') ? [...diets, 'vegetarian'] : [...diets];

/** What nobody can leave out of it; of several together one may still be unable to. */
const unavoidableIn = ({ allergens: own, groups }: ItemContent): Allergen[] =>
  allergens.filter((each) => !isFreeOf({ allergens: own ?? [], groups }, [each]));

/** What is written with what an item is: all that it is found by. */
export const itemFields = (
  content: ItemContent,
): Pick<
  ItemRecord,
  'content' | 'isListed' | 'words' | 'diets' | 'isDeclared' | 'allergens' | 'pictures'
> => {
  const { name, description, category, diets, picture, isListed } = content;
  return {
    content: toStored(storedItem, content),
    isListed,
    words: [...new Set(wordsIn(`${name} ${category} ${description}`))],
    diets: dietsMet(diets),
    isDeclared: content.allergens !== null,
    allergens: unavoidableIn(content),
    pictures: picture === null ? [] : [picture],
  };
};
