import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { foodPaths } from '../../food-paths.ts';
import { lineNames } from '../../parts/line-names.ts';
import { nextTap, type Tap } from '../../parts/order-state.ts';
import { priceText } from '../../parts/price-text.ts';
import type { Kitchen } from '../use-kitchen.ts';
import { actsOf, mayTakeMoney } from './board-rules.ts';
import { cardMessages as words } from './card.messages.ts';
import type { Asking } from './card-dialog.tsx';
import { Waiting } from './waiting.tsx';

interface CardActsProps {
  readonly order: KitchenOrder;
  readonly kitchen: Kitchen;
  readonly onAsk: (what: Asking) => void;
}

interface AllActsProps extends CardActsProps {
  /** Tries again to give back what did not go back. */
  readonly onAgain: () => void;
}

/** What one tap does: at once where it can be undone, after a question where it cannot. */
const tapping = ({ order, kitchen, onAsk }: CardActsProps) => {
  const { orderid } = order;
  return (tap: Tap): void => {
    if (tap === 'take-money') onAsk('take-money');
    else if (tap === 'deliver') kitchen.deliver(orderid);
    else if (tap !== 'set-out') kitchen.step({ type: tap, orderid });
    else if (kitchen.board?.couriers.length === 0) {
      kitchen.step({ type: 'set-out', orderid, courier: null });
    } else onAsk('set-out');
  };
};

/** What whoever placed it asks for, and waits for. */
const Asked = ({
  order: { asked, lines },
  onAnswer,
}: Pick<CardActsProps, 'order'> & { onAnswer: () => void }) => {
  if (asked === null) return null;
  const text =
    asked.lines === null || asked.type === 'cancel'
      ? words.asked[asked.type]
      : words.asked.refundOf(lineNames(lines, asked.lines));
  return (
    <div className="grid gap-2 rounded-md bg-warn-tint px-3 py-2 text-warn [overflow-wrap:anywhere]">
      <p className="font-semibold">{text}</p>
      {asked.reason !== '' && <p>{words.asked.why(asked.reason)}</p>}
      <Button size="small" aria-haspopup="dialog" onClick={onAnswer}>
        {words.asked.answer}
      </Button>
    </div>
  );
};

/** Money that should have gone back. */
const Trouble = ({ order, onAgain }: { order: KitchenOrder; onAgain: () => void }) => (
  <>
    {order.failed > 0 && (
      <div className="grid gap-2 rounded-md bg-bad-tint px-3 py-2 text-bad">
        <p className="font-semibold">
          {words.failed.owed(priceText(order.failed, order.currency))}
        </p>
        <Button size="small" onClick={onAgain}>
          {words.failed.again}
        </Button>
      </div>
    )}
    {order.refundWaits > 0 && (
      <p className="text-sm font-semibold text-warn">
        {words.failed.waits(priceText(order.refundWaits, order.currency))}
      </p>
    )}
  </>
);

const Taps = (props: CardActsProps) => {
  const { order, onAsk } = props;
  const tap = tapping(props);
  const next = nextTap(order);
  const acts = actsOf(order);
  return (
    <div className="flex flex-wrap gap-2">
      {next !== null && (
        <Button
          look="primary"
          className="min-w-0 grow basis-full !px-3"
          aria-label={words.tapOf(words.taps[next], order.number)}
          onClick={({ detail }) => {
            // The second click of a double one would hit what has moved up into its place.
            if (detail < 2) tap(next);
          }}
        >
          {words.taps[next]}
        </Button>
      )}
      {mayTakeMoney(order) && next !== 'take-money' && (
        <Button size="small" className="grow" onClick={() => tap('take-money')}>
          {words.taps['take-money']}
        </Button>
      )}
      {(['cancel', 'refund'] as const).map(
        (act) =>
          acts[act] && (
            <Button
              key={act}
              look="plain"
              size="small"
              className="grow"
              aria-haspopup="dialog"
              aria-label={words.tapOf(words[act].open, order.number)}
              onClick={() => onAsk(act)}
            >
              {words[act].open}
            </Button>
          ),
      )}
      {order.hasInvoice && (
        <Link
          to={foodPaths.invoice(order.orderid)}
          aria-label={words.tapOf(words.invoice, order.number)}
          className={`${buttonClass('plain', 'small')} grow`}
        >
          {words.invoice}
        </Link>
      )}
    </div>
  );
};

/** What a vendor does with an order. What is asked first is asked by whoever draws its card. */
export const CardActs = ({ order, kitchen, onAsk, onAgain }: AllActsProps) => {
  const waiting = kitchen.waiting.find(({ deed }) => deed.orderid === order.orderid);
  return (
    <>
      <Asked order={order} onAnswer={() => onAsk('answer')} />
      <Trouble order={order} onAgain={onAgain} />
      {waiting === undefined ? (
        <Taps order={order} kitchen={kitchen} onAsk={onAsk} />
      ) : (
        <Waiting isHeld={waiting.isHeld} />
      )}
    </>
  );
};
