import { isOver } from '@sets/shared/food/order/order-change.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { Clock, MapPin, UserCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { CardLines } from '../../parts/card-lines.tsx';
import { cardStatus } from '../../parts/card-words.ts';
import { momentWords, timeWords } from '../../parts/clock-words.ts';
import { orderMessages } from '../../parts/order.messages.ts';
import { kitchenMessages } from '../kitchen.messages.ts';
import { minutesLate, minutesSince } from './board-rules.ts';
import { cardMessages as words } from './card.messages.ts';

/** By which clock a card tells the time, and how long the stall takes for an order. */
export interface CardClock {
  readonly now: number;
  readonly timeZone: string;
  /** In minutes; infinite where nobody knows. */
  readonly preparation: number;
}

interface CardProps {
  readonly order: KitchenOrder;
  readonly clock: CardClock;
  /** `h2` where the list has no heading of its own. */
  readonly level?: 'h2' | 'h3';
  /** What can be done with it. */
  readonly children?: ReactNode;
}

const lateMark = 'rounded-full bg-bad-tint px-2.5 py-0.5 text-sm font-semibold text-bad';

const Head = ({
  order,
  clock,
  level: Heading = 'h3',
  titleId,
}: CardProps & { titleId: string }) => {
  const { number, slot, placedAt, username } = order;
  const { now, timeZone, preparation } = clock;
  const late = minutesLate(order, preparation, now);
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading
          id={titleId}
          className="text-3xl font-semibold tracking-[-0.03em] tabular-nums"
          aria-label={orderMessages.number(number)}
        >
          {number}
        </Heading>
        {late > 0 && <span className={lateMark}>{kitchenMessages.late(late)}</span>}
        {isOver(order) && (
          <span className="text-sm font-medium text-ink-soft">{cardStatus(order)}</span>
        )}
      </div>
      <p className="flex items-start gap-x-1.5 font-medium">
        <Clock size={16} aria-hidden="true" className="mt-1 flex-none" />
        {slot === null ? words.asSoon : words.time(momentWords(Date.parse(slot), now, timeZone))}
      </p>
      <div className="text-sm text-ink-soft">
        {!isOver(order) && <p>{kitchenMessages.waited(minutesSince(placedAt, now))}</p>}
        <p className="[overflow-wrap:anywhere]">
          {username === '' ? orderMessages.nobody : orderMessages.of(username)}
        </p>
      </div>
    </header>
  );
};

const Where = ({ order: { had } }: Pick<CardProps, 'order'>) => {
  if (had.type === 'pick-up') return null;
  return (
    <p className="flex items-start gap-1.5 font-medium [overflow-wrap:anywhere]">
      <MapPin size={16} aria-hidden="true" className="mt-1 flex-none" />
      {had.place === '' ? words.toGone : orderMessages.to(had.place)}
    </p>
  );
};

/** Who has come: the student to the counter, or the courier to the door. */
const Here = ({ order: { here, status }, clock }: CardProps) => {
  const at = status === 'under-way' ? here.courier : here.student;
  if (at === null || isOver({ status })) return null;
  const when = timeWords(Date.parse(at), clock.timeZone);
  return (
    <p className="flex items-center gap-1.5 rounded-md bg-good-tint px-3 py-2 font-semibold text-good">
      <UserCheck size={18} aria-hidden="true" className="flex-none" />
      {status === 'under-way' ? words.atDoor(when) : words.isHere(when)}
    </p>
  );
};

/** An order as those see it who make and bring it. */
export const OrderCard = (props: CardProps) => {
  const { order, clock, children } = props;
  const titleId = useId();
  const isLate = minutesLate(order, clock.preparation, clock.now) > 0;
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'grid min-w-0 grid-cols-1 gap-3 rounded-lg border-[1.5px] bg-raised p-4',
        isLate ? 'border-bad' : 'border-line',
      )}
    >
      <Head {...props} titleId={titleId} />
      <Here {...props} />
      <Where order={order} />
      <CardLines order={order} />
      {children}
    </article>
  );
};
