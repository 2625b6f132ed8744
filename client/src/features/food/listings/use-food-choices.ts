import { noSchool } from '@sets/shared/account/account.contract.ts';
import { useEffect, useState } from 'react';
import { foodChoicesKey } from '../../../core/root/account-keys.ts';
import { useAccount } from '../../account/account.store.ts';
import { type FoodChoices, foodChoices } from './food-choices.ts';

export interface Choosing {
  readonly choices: FoodChoices;
  readonly choose: (change: Partial<FoodChoices>) => void;
}

/** What is chosen on this device, in whichever tab, and how it is chosen otherwise. */
export const useFoodChoices = (): Choosing => {
  const [choices, setChoices] = useState(foodChoices.find);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === foodChoicesKey) setChoices(foodChoices.find());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  const choose = (change: Partial<FoodChoices>): void => {
    // What another tab has chosen meanwhile stays.
    const next = { ...foodChoices.find(), ...change };
    setChoices(next);
    foodChoices.keep(next);
  };
  return { choices, choose };
};

/** The school whose stalls are shown: what was chosen, else that of the account; '' for those of all. */
export const useSchool = ({ school }: Pick<FoodChoices, 'school'>): string => {
  const own = useAccount()?.school ?? noSchool;
  return school ?? (own === noSchool ? '' : own);
};
