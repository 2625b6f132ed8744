import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { foodChoicesKey } from '../../../core/root/account-keys.ts';
import { foodChoices } from './food-choices.ts';
import { useFoodChoices } from './use-food-choices.ts';

beforeEach(() => localStorage.clear());

it('what another tab has chosen is heard of, and stays when something else is chosen here', () => {
  const { result } = renderHook(useFoodChoices);
  foodChoices.keep({ school: null, diets: [], without: ['nuts'] });
  act(() => result.current.choose({ school: 'North' }));
  const both = { school: 'North', diets: [], without: ['nuts'] };
  expect(foodChoices.find()).toEqual(both);
  expect(result.current.choices).toEqual(both);
  foodChoices.keep({ ...both, without: ['nuts', 'milk'] });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: foodChoicesKey })));
  expect(result.current.choices.without).toEqual(['milk', 'nuts']);
});
