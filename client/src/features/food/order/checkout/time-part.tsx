import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { Slot } from '@sets/shared/food/order/order.contract.ts';
import type { PickUpTimes } from '@sets/shared/food/order/ordering.contract.ts';
import { type RefObject, useId } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { dayThere, timeWords, withZone } from '../../parts/clock-words.ts';
import { useFreshStates } from '../../parts/use-fresh-states.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { fewLeft, type SlotDay, slotDays, slotDayWords } from './slot-days.ts';

const words = checkoutMessages.time;
/** What stands for 'as soon as possible' among days. */
const now = 'now';

const dayText = (day: string, timeZone: string): string => {
  const named = slotDayWords(day);
  return day === dayThere(Date.now(), timeZone) ? words.today(named) : named;
};

const timeText = (slot: string, timeZone: string): string => {
  const at = Date.parse(slot);
  return withZone(timeWords(at, timeZone), at, timeZone);
};

const slotText = ({ at, left }: Slot, timeZone: string): string => {
  const time = timeText(at, timeZone);
  return left === null || left > fewLeft ? time : words.places(time, left);
};

interface ChooserProps {
  readonly times: PickUpTimes;
  readonly timeZone: string;
  /** Null for as soon as possible. */
  readonly slot: string | null;
  readonly onChange: (slot: string | null) => void;
}

/** The day of a time, also of one that is no longer free. */
const dayOf = (slot: string, days: readonly SlotDay[], timeZone: string): SlotDay => {
  const day = dayThere(Date.parse(slot), timeZone);
  return days.find((each) => each.day === day) ?? { day, slots: [] };
};

const Chooser = ({ times, timeZone, slot, onChange }: ChooserProps) => {
  const days = slotDays(times.slots, timeZone);
  const chosen = slot === null ? null : dayOf(slot, days, timeZone);
  const isGone = slot !== null && chosen?.slots.every(({ at }) => at !== slot) === true;
  const shownDays =
    chosen === null || days.some(({ day }) => day === chosen.day) ? days : [chosen, ...days];
  const choose = (day: string): void =>
    onChange(day === now ? null : (days.find((each) => each.day === day)?.slots[0]?.at ?? slot));
  const gone = isGone ? [{ value: slot, text: words.gone(timeText(slot, timeZone)) }] : [];
  return (
    <div className="grid grid-cols-1 gap-4 narrow:grid-cols-2">
      <Select
        label={words.day}
        value={chosen?.day ?? now}
        choices={[
          { value: now, text: words.now },
          ...shownDays.map(({ day }) => ({ value: day, text: dayText(day, timeZone) })),
        ]}
        onChange={choose}
        isFaulty={slot === null && !times.now}
      />
      {chosen !== null && slot !== null && (
        <Select
          label={words.time}
          value={slot}
          choices={[
            ...gone,
            ...chosen.slots.map((each) => ({ value: each.at, text: slotText(each, timeZone) })),
          ]}
          onChange={onChange}
          isFaulty={isGone}
        />
      )}
    </div>
  );
};

interface TimePartProps extends Omit<ChooserProps, 'times'> {
  readonly stallid: string;
  readonly token: string;
  /** The vendor has a pause. */
  readonly isPaused: boolean;
  /** The server says that it cannot be had then: that is said here, and nowhere else. */
  readonly isRefused: boolean;
  readonly place: RefObject<HTMLElement | null>;
  /** A time that was chosen before, and has passed; null for none. */
  readonly passed: string | null;
}

/** Why it cannot be had then; null where it can, or nobody knows. */
const whyNot = (
  times: PickUpTimes | null,
  { slot, isPaused, isRefused }: Pick<TimePartProps, 'slot' | 'isPaused' | 'isRefused'>,
): string | null => {
  const isChosen = ({ at, left }: Slot): boolean => at === slot && left !== 0;
  const isThen = times === null || (slot === null ? times.now : times.slots.some(isChosen));
  if (isThen && !isRefused) return null;
  if (times?.now === false && times.slots.every(({ left }) => left === 0))
    return isPaused ? words.paused : words.none;
  return slot === null ? words.later : checkoutMessages.faults['not-then'];
};

/** Times come to be over one by one: they are asked for anew so often, in ms. */
const fresh = 120_000;

/** When somebody wants to have it. */
export const TimePart = (props: TimePartProps) => {
  const { stallid, token, passed, place, timeZone, slot, onChange } = props;
  const titleId = useId();
  const asked = useAsked(orderCalls.slots, { token, params: { stallid } });
  const { data, failure, reload, toldAt } = asked;
  useFreshStates(data === null ? [] : [new Date(toldAt + fresh).toISOString()], reload);
  return (
    <section ref={place} aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h2 id={titleId} className="text-xl font-semibold">
        {words.title}
      </h2>
      <p aria-live="polite" className="text-sm font-medium text-warn empty:hidden">
        {passed !== null && words.passed(timeText(passed, timeZone))}
      </p>
      {failure !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-warn">
          <p>{words.failed(failure.msg)}</p>
          <Button size="small" onClick={() => void reload()}>
            {checkoutMessages.totals.retry}
          </Button>
        </div>
      )}
      {data === null && failure === null && (
        <output className="text-ink-soft">{words.loading}</output>
      )}
      {data !== null && <Chooser times={data} {...{ timeZone, slot, onChange }} />}
      <p aria-live="polite" className="text-sm font-medium text-warn empty:hidden">
        {whyNot(data, props)}
      </p>
    </section>
  );
};
