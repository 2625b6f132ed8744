import type { Failure, Result } from '@sets/shared/core/result.ts';
import { moneyText } from '@sets/shared/food/money.ts';
import { isOver } from '@sets/shared/food/order/order-change.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useRef, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { locale } from '../../../../core/locale.ts';
import { useChanged, useTold } from '../../../../core/use-asked.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { openPlaces } from '../../parts/open-places.ts';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { RefundDialog } from '../../parts/refund-dialog.tsx';
import { orderMessages as words } from './order.messages.ts';

interface ActsProps {
  readonly order: OwnOrder;
  readonly token: string;
}

/** Takes over the order as it is after what was done. */
const useMoved = ({ orderid }: OwnOrder) => {
  const told = useTold(orderCalls.order);
  const changed = useChanged();
  return (moved: Result<MovedOrder>): Failure | null => {
    if (!moved.ok) return moved.error;
    if (moved.value.own !== null) told({ params: { orderid } }, moved.value.own);
    changed(orderCalls.orders);
    return null;
  };
};

/** Says at the counter that one has come. */
const HereButton = ({ order, token }: ActsProps) => {
  const moved = useMoved(order);
  const isBusy = useRef(false);
  const say = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { orderid } = order;
    const refused = moved(await ask(orderCalls.iAmHere, { token, body: { orderid } }));
    isBusy.current = false;
    if (refused !== null) toast.error(refused.msg);
  };
  return (
    <Button
      look="primary"
      size="large"
      className="w-full whitespace-normal! narrow:w-auto"
      onClick={() => void say()}
    >
      {words.here}
    </Button>
  );
};

/** Once it is accepted somebody waits for whoever comes. */
const waits: ReadonlySet<OwnOrder['status']> = new Set(['accepted', 'preparing', 'ready']);

const Here = (props: ActsProps) => {
  const { had, here, status } = props.order;
  // Nobody is called to a counter that hands nothing over.
  if (had.type !== 'pick-up' || isOver(props.order) || props.order.lacksMoney === true) return null;
  if (here.student !== null) return <output className="font-medium">{words.hereTold}</output>;
  return waits.has(status) ? <HereButton {...props} /> : null;
};

type Open = 'cancel' | 'askCancel' | 'askRefund' | null;

/** What is asked, and what becomes of the money that a card has paid. */
const cancelWords = (is: 'cancel' | 'askCancel', { pay, sums, currency }: OwnOrder) => {
  const { text, textBack, ...rest } = words[is];
  if (pay !== 'card' || sums.open === 0) return { ...rest, text };
  return { ...rest, text: textBack(moneyText(sums.open, currency, locale)) };
};

const CancelDialog = (props: ActsProps & { is: 'cancel' | 'askCancel'; onClose: () => void }) => {
  const { order, token, is, onClose } = props;
  const moved = useMoved(order);
  const { orderid, paymentid } = order;
  return (
    <ReasonDialog
      words={cancelWords(is, order)}
      isAsking={is === 'askCancel'}
      onSend={async (reason, attempt) =>
        moved(
          await ask(orderCalls.cancelOrder, {
            token,
            body: { orderid, paymentid, reason, attempt },
          }),
        )
      }
      onClose={onClose}
    >
      {/* What happens comes first, and what may follow from it another time after that. */}
      {is === 'cancel' && <p className="text-sm text-ink-soft">{words.cancel.limit}</p>}
    </ReasonDialog>
  );
};

/** The places of lines, null for all of them, that are not back: as a text. */
const openOf = ({ lines }: OwnOrder, places: readonly number[] | null): string =>
  openPlaces(lines)
    .filter((at) => places === null || places.includes(at))
    .join();

/**
 * That something else was asked before: the server answers a second question with the order as it is, and the answer to
 * the first one may have been lost. Null where what was sent is what is asked.
 */
const askedElse = (moved: Result<MovedOrder>, lines: readonly number[] | null): Failure | null => {
  const own = moved.ok ? moved.value.own : null;
  if (own?.asked?.type !== 'refund') return null;
  const isSame = openOf(own, own.asked.lines) === openOf(own, lines);
  return isSame ? null : { code: 'CONFLICT', msg: words.askRefund.other };
};

const AskRefund = ({ order, token, onClose }: ActsProps & { onClose: () => void }) => {
  const moved = useMoved(order);
  const { orderid } = order;
  return (
    <RefundDialog
      order={order}
      words={words.askRefund}
      isAsking
      onSend={async (reason, lines, attempt) => {
        const body = { orderid, reason, attempt, ...(lines !== null && { lines }) };
        const told = await ask(orderCalls.refund, { token, body });
        return moved(told) ?? askedElse(told, lines);
      }}
      onClose={onClose}
    />
  );
};

/** What whoever placed an order can do about it now. */
export const OrderActs = (props: ActsProps) => {
  const { may } = props.order;
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      <Here {...props} />
      {(['cancel', 'askCancel', 'askRefund'] as const).map(
        (act) =>
          may[act] && (
            <Button
              key={act}
              aria-haspopup="dialog"
              className="whitespace-normal!"
              onClick={() => setOpen(act)}
            >
              {words[act].open}
            </Button>
          ),
      )}
      {(open === 'cancel' || open === 'askCancel') && (
        <CancelDialog {...props} is={open} onClose={close} />
      )}
      {open === 'askRefund' && <AskRefund {...props} onClose={close} />}
    </div>
  );
};
