import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../account/account.store.ts';
import { ListingsPage } from './listings-page.tsx';
import { MenuPage } from './menu/menu-page.tsx';
import { useFoodChoices } from './use-food-choices.ts';

const Food = () => {
  const choosing = useFoodChoices();
  const [params] = useSearchParams();
  const stallid = params.get('stall');
  return stallid === null ? (
    <ListingsPage {...choosing} />
  ) : (
    <MenuPage key={stallid} stallid={stallid} {...choosing} />
  );
};

/** What there is to eat: the stalls, or, where the address names one, what it has. Whoever comes has their own choices. */
export const FoodPage = () => <Food key={useAccount()?.userid ?? ''} />;
