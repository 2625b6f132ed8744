import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { dayThere, dayWords, fromNow, timeWords, withZone } from '../../parts/clock-words.ts';
import { AskedPart } from './asked-part.tsx';
import { newsOf, statusWordsOf } from './order-news.ts';
import { orderMessages as words } from './order.messages.ts';
import { type OrderStep, stepsOf } from './order-steps.ts';

/** The number that is called out, and the code that is shown; not of what is to be paid by card first. */
export const NumberAndCode = ({ order }: { order: OwnOrder }) =>
  order.proof === null || waitsForCard(order) ? null : (
    <div className="grid grid-cols-1 items-center gap-5 rounded-lg border border-line bg-raised p-5 narrow:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <p className="text-ink-soft">{words.number}</p>
        {/* Four digits stand beside each other, however large words are. */}
        <p className="text-[min(3.75rem,20vw)] leading-none font-semibold tracking-[-0.03em] tabular-nums">
          {order.number}
        </p>
        {order.had.type === 'pick-up' && order.lacksMoney !== true && (
          <p className="text-ink-soft">{words.numberText}</p>
        )}
      </div>
      <div className="grid grid-cols-1 justify-items-center gap-2">
        <div className="w-56 max-w-full overflow-hidden rounded-md border border-line">
          <QrCode text={order.proof} label={words.codeOf(order.number)} />
        </div>
        <p className="max-w-56 text-center text-sm text-ink-soft">{words.code}</p>
      </div>
    </div>
  );

const nameOf = ({ name }: OrderStep, order: OwnOrder): string =>
  name === 'delivered' ? words.steps[order.had.type] : words.steps[name];

const looks: Readonly<Record<OrderStep['is'], string>> = {
  done: 'border-people bg-people text-on-people',
  now: 'border-people bg-people-tint text-people-ink',
  'to-come': 'border-line-strong bg-paper text-ink-soft',
};

const Step = ({ step, order }: { step: OrderStep; order: OwnOrder }) => (
  <li
    aria-current={step.is === 'now' ? 'step' : undefined}
    className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[0.6875rem] not-last:before:w-0.5 not-last:before:bg-line last:pb-0"
  >
    <span
      aria-hidden="true"
      className={`grid size-6 flex-none place-items-center rounded-full border-2 ${looks[step.is]}`}
    >
      {step.is === 'done' && <Check size={14} />}
    </span>
    <span className={step.is === 'now' ? 'font-semibold' : 'text-ink-soft'}>
      {nameOf(step, order)}
    </span>
  </li>
);

/** How an order stands, in words, and how far it is on its way. */
export const OrderState = ({ order }: { order: OwnOrder }) => {
  const titleId = useId();
  const steps = stepsOf(order);
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="only-spoken">
        {words.steps.title}
      </h2>
      <p aria-live="polite" className="text-xl font-semibold">
        {statusWordsOf(order)}
      </p>
      {newsOf(order).map((said) => (
        <p key={said} className="text-ink-soft [overflow-wrap:anywhere]">
          {said}
        </p>
      ))}
      <AskedPart order={order} />
      {steps.length > 0 && (
        <ol className="m-0 grid list-none p-0">
          {steps.map((step) => (
            <Step key={step.name} step={step} order={order} />
          ))}
        </ol>
      )}
    </section>
  );
};

/** When something was, with its day, by the clock of the stall: 'Nov 25, 2026, 2:43 PM'. */
const dated = (date: string, { timeZone }: OwnOrder['stall']): string => {
  const at = Date.parse(date);
  const time = withZone(timeWords(at, timeZone), at, timeZone);
  return `${dayWords(dayThere(at, timeZone))}, ${time}`;
};

/** Where and when. */
export const OrderFacts = ({ order }: { order: OwnOrder }) => {
  const { had, stall, slot, placedAt, deliveredAt } = order;
  const where = had.type === 'delivery' ? had.place : stall.place;
  return (
    <dl className="m-0 grid grid-cols-[fit-content(40%)_1fr] gap-x-4 gap-y-1">
      <dt className="text-ink-soft">{had.type === 'delivery' ? words.to : words.at}</dt>
      <dd className="m-0 min-w-0 [overflow-wrap:anywhere]">
        <bdi>{where}</bdi>
        <span className="block text-ink-soft">
          {slot === null ? words.asSoon : words.time(fromNow(Date.parse(slot), stall.timeZone))}
        </span>
      </dd>
      <dt className="text-ink-soft">{words.ordered}</dt>
      <dd className="m-0">{dated(placedAt, stall)}</dd>
      {deliveredAt !== null && (
        <>
          <dt className="text-ink-soft">{words.status.delivered}</dt>
          <dd className="m-0">{dated(deliveredAt, stall)}</dd>
        </>
      )}
    </dl>
  );
};
