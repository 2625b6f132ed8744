import { useSearchParams } from 'react-router-dom';
import { PageNote } from '../../../ui/page-note.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount, useToken } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { OwnOrdersPage } from './own/own-orders-page.tsx';
import { OrderPage } from './placed/order-page.tsx';
import { orderMessages as words } from './placed/order.messages.ts';
import { ReadyNews } from './ready/ready-news.tsx';

const Visitor = () => {
  useTitle(words.all);
  return (
    <main className="grow">
      <PageNote title={words.visitor} text={words.visitorText}>
        <LoginLink text={words.login} />
      </PageNote>
    </main>
  );
};

const Orders = () => {
  const token = useToken();
  const userid = useAccount()?.userid ?? '';
  const [params] = useSearchParams();
  const orderid = params.get('order');
  if (token === null) return <Visitor />;
  if (orderid === null) return <OwnOrdersPage userid={userid} token={token} />;
  return <OrderPage key={orderid} orderid={orderid} userid={userid} token={token} />;
};

/** One's own orders, or the one that the address names. */
export const OrdersPage = () => (
  <>
    <Orders />
    <ReadyNews />
  </>
);
