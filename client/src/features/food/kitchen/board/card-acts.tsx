import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { foodPaths } from '../../food-paths.ts';
import { nextTap, type Tap } from '../../parts/order-state.ts';
import { priceText } from '../../parts/price-text.ts';
import type { Kitchen } from '../use-kitchen.ts';
import { actsOf, mayTakeMoney } from './board-rules.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { CallOffDialog, GiveBackDialog } from './call-off-dialogs.tsx';
import { cardMessages as words } from './card.messages.ts';
import { MoneyDialog, SetOutDialog } from './tap-dialogs.tsx';
import { Waiting } from './waiting.tsx';

interface ActProps {
  readonly order: KitchenOrder;
  readonly kitchen: Kitchen;
}

type Open = 'take-money' | 'set-out' | 'cancel' | 'refund' | 'answer' | null;

/** What one tap does: at once where it can be undone, after a question where it cannot. */
const useTap = ({ order, kitchen }: ActProps, ask: (what: Open) => void) => {
  const { orderid } = order;
  return (tap: Tap): void => {
    if (tap === 'take-money') ask('take-money');
    else if (tap === 'deliver') kitchen.deliver(orderid);
    else if (tap !== 'set-out') kitchen.step({ type: tap, orderid });
    else if (kitchen.board?.couriers.length === 0) {
      kitchen.step({ type: 'set-out', orderid, courier: null });
    } else ask('set-out');
  };
};

/** What whoever placed it asks for, and waits for. */
const Asked = ({ order: { asked, lines }, onAnswer }: ActProps & { onAnswer: () => void }) => {
  if (asked === null) return null;
  const names = asked.lines?.flatMap((at) => lines[at]?.name ?? []);
  const text = names === undefined ? words.asked[asked.type] : words.asked.refundOf(names);
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

/** Money that should have gone back, and what the bank is asked. */
const Trouble = ({ order, onAgain }: { order: KitchenOrder; onAgain: () => void }) => (
  <>
    {order.hasFailedRefund && (
      <div className="grid gap-2 rounded-md bg-bad-tint px-3 py-2 text-bad">
        <p className="font-semibold">
          {order.owed > 0
            ? words.failed.owed(priceText(order.owed, order.currency))
            : words.failed.line}
        </p>
        <Button size="small" onClick={onAgain}>
          {words.failed.again}
        </Button>
      </div>
    )}
    {order.hasDispute && <p className="text-sm font-semibold text-bad">{words.dispute}</p>}
  </>
);

const Taps = ({ order, kitchen, ask }: ActProps & { ask: (what: Open) => void }) => {
  const tap = useTap({ order, kitchen }, ask);
  const next = nextTap(order);
  const acts = actsOf(order);
  return (
    <div className="flex flex-wrap gap-2">
      {next !== null && (
        <Button
          look="primary"
          className="grow basis-full"
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
              onClick={() => ask(act)}
            >
              {words[act].open}
            </Button>
          ),
      )}
      {order.status === 'delivered' && (
        <Link
          to={foodPaths.invoice(order.orderid)}
          aria-label={words.tapOf(words.invoice, order.number)}
          className={buttonClass('plain', 'small')}
        >
          {words.invoice}
        </Link>
      )}
    </div>
  );
};

/** What a vendor does with an order. */
export const CardActs = ({ order, kitchen }: ActProps) => {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const waiting = kitchen.waiting.find(({ deed }) => deed.orderid === order.orderid);
  const asked = { order, kitchen, onClose: close };
  return (
    <>
      <Asked order={order} kitchen={kitchen} onAnswer={() => setOpen('answer')} />
      <Trouble
        order={order}
        onAgain={() => (order.owed > 0 ? kitchen.giveOwed(order.orderid) : setOpen('refund'))}
      />
      {waiting === undefined ? (
        <Taps order={order} kitchen={kitchen} ask={setOpen} />
      ) : (
        <Waiting isHeld={waiting.isHeld} />
      )}
      {open === 'take-money' && (
        <MoneyDialog
          order={order}
          onYes={() => kitchen.step({ type: open, orderid: order.orderid })}
          onClose={close}
        />
      )}
      {open === 'set-out' && <SetOutDialog {...asked} />}
      {open === 'cancel' && <CallOffDialog {...asked} />}
      {open === 'refund' && <GiveBackDialog {...asked} />}
      {open === 'answer' && <AnswerDialog {...asked} />}
    </>
  );
};
