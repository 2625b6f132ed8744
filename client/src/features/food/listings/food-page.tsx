import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../account/account.store.ts';
import { useCart } from '../order/cart/use-cart.ts';
import { CheckoutPage } from '../order/checkout/checkout-page.tsx';
import { ReadyNews } from '../order/ready/ready-news.tsx';
import { ListingsPage } from './listings-page.tsx';
import { MenuPage } from './menu/menu-page.tsx';
import { useFoodChoices } from './use-food-choices.ts';

const Food = () => {
  const choosing = useFoodChoices();
  const hold = useCart();
  const [params] = useSearchParams();
  const stallid = params.get('stall');
  if (stallid === null) return <ListingsPage {...choosing} cart={hold.cart} />;
  if (params.has('cart')) return <CheckoutPage key={stallid} stallid={stallid} hold={hold} />;
  return <MenuPage key={stallid} stallid={stallid} hold={hold} {...choosing} />;
};

/** What there is to eat: the stalls, or, where the address names one, what it has. Whoever comes has their own choices. */
export const FoodPage = () => (
  <>
    <Food key={useAccount()?.userid ?? ''} />
    <ReadyNews />
  </>
);
