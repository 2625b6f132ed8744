import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { NotOpened } from '../../../ui/not-opened.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount, useToken } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { foodPaths } from '../food-paths.ts';
import { invoiceMessages as words } from './invoice.messages.ts';
import { CreditNotes, InvoicePaper } from './invoice-paper.tsx';

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

/** Who sells has the order elsewhere, and admins have none. */
const useHasOrder = (): boolean => {
  const kind = useAccount()?.accountType;
  return kind !== 'vendor' && kind !== 'admin';
};

const BackLink = ({ orderid }: { orderid: string }) => {
  if (!useHasOrder()) return null;
  return (
    <p>
      <Link
        to={foodPaths.order(orderid)}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-ink-soft hover:text-ink pointer-coarse:min-h-12"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {words.toOrder}
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

const NotYet = ({ orderid }: { orderid: string }) => {
  useTitle(words.notYet);
  const hasOrder = useHasOrder();
  return (
    <PageNote title={words.notYet} text={words.notYetText}>
      {hasOrder && (
        <Link to={foodPaths.order(orderid)} className={buttonClass('primary')}>
          {words.toOrder}
        </Link>
      )}
    </PageNote>
  );
};

const Loaded = ({ orderid, token }: { orderid: string; token: string }) => {
  const { data, failure, reload } = useAsked(orderCalls.invoice, {
    token,
    params: { id: orderid },
  });
  if (data !== null) return <Shown invoice={data} token={token} />;
  return (
    <main className="grow">
      {failure === null && <Skeleton label={words.loading} />}
      {failure?.code === 'WRONG_PHASE' && <NotYet orderid={orderid} />}
      {failure !== null && failure.code !== 'WRONG_PHASE' && (
        <NotOpened
          failure={failure}
          onRetry={() => void reload()}
          words={words}
          way={{ to: foodPaths.orders, name: words.toOrders }}
        />
      )}
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
  return token === null ? <Visitor /> : <Loaded key={orderid} orderid={orderid} token={token} />;
};
