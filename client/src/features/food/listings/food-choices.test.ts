import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { beforeEach, expect, it } from 'vitest';
import { foodChoices, storedFoodChoices } from './food-choices.ts';
import choices1 from './stored/food-choices.v1.json' with { type: 'json' };

proveStoredShape(storedFoodChoices, [choices1]);

beforeEach(() => localStorage.clear());

it('begins without any', () => {
  expect(foodChoices.find()).toEqual({ school: null, diets: [], without: [] });
});

it('is on the device as it was kept', () => {
  const choices = { school: '', diets: ['vegan'], without: ['nuts', 'sesame'] } as const;
  foodChoices.keep(choices);
  expect(foodChoices.find()).toEqual({ ...choices, without: ['nuts', 'sesame'] });
});

it('passes over what this page does not know', () => {
  const kept = { v: 1, school: null, diets: ['vegan', 'paleo'], without: ['kiwis', 'nuts'] };
  localStorage.setItem('sets.food', JSON.stringify(kept));
  expect(foodChoices.find()).toEqual({ school: null, diets: ['vegan'], without: ['nuts'] });
});
