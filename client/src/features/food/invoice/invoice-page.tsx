import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { NotOpened } from '../../../ui/not-opened.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount, useToken } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { foodPaths } from '../food-paths.ts';
import { kitchenPaths } from '../kitchen/kitchen-paths.ts';
import { ReadyNews } from '../order/ready/ready-news.tsx';
import { invoiceMessages as words } from './invoice.messages.ts';
import { CreditNotes, InvoicePaper } from './invoice-paper.tsx';
import { useInvoice } from './use-invoice.ts';

/** The invoice as a file and on paper. */
const TakeInvoice = ({ invoice, token }: { invoice: Invoice; token: string }) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const { orderid: id, number } = invoice;
  const save = async (): Promise<void> => {
    setFailure(null);
    const told = await send(() => ask(orderCalls.invoicePdf, { token, params: { id } }));
    if (told === undefined) return;
    if (told.ok) saveFile(told.value, words.fileName(number));
    else setFailure(told.error.msg);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="primary" aria-disabled={isBusy} onClick={() => void save()}>
        <Download size={18} aria-hidden="true" />
        {words.pdf}
      </Button>
      <Button onClick={() => print()}>
        <Printer size={18} aria-hidden="true" />
        {words.print}
      </Button>
      <output className="w-full text-bad empty:hidden">{failure}</output>
    </div>
  );
};

interface Way {
  readonly to: string;
  readonly name: string;
}

/** Who sells has the orders in the kitchen, and admins have none. */
const useWayBack = (orderid: string): Way | null => {
  const kind = useAccount()?.accountType;
  if (kind === 'admin') return null;
  return kind === 'vendor'
    ? { to: kitchenPaths.kitchen, name: words.toKitchen }
    : { to: foodPaths.order(orderid), name: words.toOrder };
};

const BackLink = ({ orderid }: { orderid: string }) => {
  const way = useWayBack(orderid);
  if (way === null) return null;
  return (
    <p>
      <Link
        to={way.to}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-ink-soft hover:text-ink pointer-coarse:min-h-12"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {way.name}
      </Link>
    </p>
  );
};

const Shown = ({ invoice, token }: { invoice: Invoice; token: string }) => {
  useTitle(words.titleOf(invoice.number));
  return (
    <main className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-6 px-4 py-6 narrow:py-10 print:max-w-none print:p-0">
      <div className="grid gap-3 print:hidden">
        <BackLink orderid={invoice.orderid} />
        <TakeInvoice invoice={invoice} token={token} />
      </div>
      <InvoicePaper invoice={invoice} />
      <CreditNotes invoice={invoice} />
    </main>
  );
};

interface NotYetProps {
  readonly orderid: string;
  readonly isLooking: boolean;
  readonly onAgain: () => void;
}

const NotYet = ({ orderid, isLooking, onAgain }: NotYetProps) => {
  useTitle(words.notYet);
  const way = useWayBack(orderid);
  const text = isLooking ? `${words.notYetText} ${words.looking}` : words.notYetText;
  return (
    <PageNote title={words.notYet} text={text}>
      {!isLooking && <Button onClick={onAgain}>{words.retry}</Button>}
      {way !== null && (
        <Link to={way.to} className={buttonClass('primary')}>
          {way.name}
        </Link>
      )}
    </PageNote>
  );
};

const Loaded = ({ orderid, token }: { orderid: string; token: string }) => {
  const { invoice, failure, notYet, again } = useInvoice(orderid, token);
  const isVendor = useAccount()?.accountType === 'vendor';
  if (invoice !== null) return <Shown invoice={invoice} token={token} />;
  const way = isVendor
    ? { to: kitchenPaths.kitchen, name: words.toKitchen }
    : { to: foodPaths.orders, name: words.toOrders };
  return (
    <main className="grow">
      {failure === null && notYet === null && <Skeleton label={words.loading} />}
      {notYet !== null && (
        <NotYet orderid={orderid} isLooking={notYet === 'looking'} onAgain={again} />
      )}
      {failure !== null && <NotOpened failure={failure} onRetry={again} words={words} way={way} />}
    </main>
  );
};

const Visitor = () => {
  useTitle(words.invoice);
  return (
    <main className="grow">
      <PageNote title={words.visitor} text={words.visitorText}>
        <LoginLink text={words.login} />
      </PageNote>
    </main>
  );
};

/** The invoice of an order, with what was given back of it since. */
export const InvoicePage = () => {
  const { orderid = '' } = useParams();
  const token = useToken();
  return (
    <>
      {token === null ? <Visitor /> : <Loaded key={orderid} orderid={orderid} token={token} />}
      <ReadyNews />
    </>
  );
};
