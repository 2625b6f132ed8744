import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../../ui/button.tsx';
import { foodPaths } from '../../food-paths.ts';
import { Price } from '../../parts/price.tsx';
import { cartMessages as words } from './cart.messages.ts';
import { countOf, sumOf } from './cart-rules.ts';
import type { KeptCart } from './kept-cart.ts';

/** What is in the cart, at the lower edge of pages: the way to order it. */
export const CartBar = ({ cart }: { cart: KeptCart | null }) =>
  cart === null ? null : (
    <nav
      aria-label={words.cart}
      className="sticky bottom-0 z-4 -mx-4 self-end border-t border-line bg-paper px-4 py-3 narrow:mx-0"
    >
      <Link
        to={foodPaths.cart(cart.stallid)}
        className={`${buttonClass('primary')} w-full flex-wrap !justify-between !whitespace-normal py-2`}
      >
        <span className="flex min-w-0 items-center gap-2">
          <ShoppingBag size={18} aria-hidden="true" />
          <span className="only-spoken">{`${words.open(cart.stall)} – `}</span>
          <bdi aria-hidden="true" className="max-w-40 truncate narrow:max-w-80">
            {cart.stall}
          </bdi>
        </span>
        <span className="flex items-center gap-2">
          {words.items(countOf(cart))}
          <span aria-hidden="true">·</span>
          <Price amount={sumOf(cart)} currency={cart.currency} className="font-semibold" />
        </span>
      </Link>
    </nav>
  );
