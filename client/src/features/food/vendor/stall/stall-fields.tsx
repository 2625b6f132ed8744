import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { ReactNode } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import type { Faults } from '../form/faults.ts';
import { FormPart } from '../form/form-part.tsx';
import { TextField } from '../form/text-field.tsx';
import { ClosedDays } from './closed-days.tsx';
import { OpenTimes } from './open-times.tsx';
import type { StallDraft } from './stall-draft.ts';
import { stallMessages as words } from './stall.messages.ts';

interface StallFieldsProps {
  readonly draft: StallDraft;
  readonly faults: Faults;
  readonly change: (part: Partial<StallDraft>) => void;
  /** Where its school is chosen, or stands. */
  readonly school: ReactNode;
  /** In which it is paid there; '' until that is known. */
  readonly currency: string;
}

const About = ({ draft, faults, change, school }: StallFieldsProps) => (
  <div className="grid grid-cols-1 gap-4">
    <Field
      label={words.name}
      dir="auto"
      autoComplete="off"
      maxLength={foodLimits.name}
      fault={faults['name']}
      value={draft.name}
      onChange={({ target }) => change({ name: target.value })}
    />
    {school}
    <Field
      label={words.place}
      hint={words.placeHint}
      dir="auto"
      autoComplete="off"
      maxLength={foodLimits.place}
      fault={faults['place']}
      value={draft.place}
      onChange={({ target }) => change({ place: target.value })}
    />
    <TextField
      label={words.description}
      fault={faults['description']}
      value={draft.description}
      onChange={(description) => change({ description })}
    />
    <Field
      label={words.preparation}
      inputMode="numeric"
      autoComplete="off"
      fault={faults['preparation']}
      value={draft.preparation}
      onChange={({ target }) => change({ preparation: target.value })}
    />
    <Switch
      label={words.campusOnly}
      hint={words.campusOnlyHint}
      checked={draft.campusOnly}
      onChange={(campusOnly) => change({ campusOnly })}
    />
  </div>
);

const Delivery = ({ draft, faults, change, currency }: Omit<StallFieldsProps, 'school'>) => (
  <>
    <Switch
      label={words.delivers}
      hint={words.deliversHint}
      checked={draft.delivers}
      onChange={(delivers) => change({ delivers })}
    />
    {draft.delivers && (
      <div className="grid grid-cols-1 items-start gap-4 narrow:grid-cols-2">
        <Field
          label={words.deliveryPrice(currency)}
          inputMode="decimal"
          autoComplete="off"
          fault={faults['delivery.price']}
          value={draft.deliveryPrice}
          onChange={({ target }) => change({ deliveryPrice: target.value })}
        />
        <Field
          label={words.deliveryTax}
          inputMode="decimal"
          autoComplete="off"
          fault={faults['delivery.tax']}
          value={draft.deliveryTax}
          onChange={({ target }) => change({ deliveryTax: target.value })}
        />
      </div>
    )}
  </>
);

/** How many orders it takes, and whether it brings them. */
const Orders = (props: Omit<StallFieldsProps, 'school'>) => {
  const { draft, faults, change } = props;
  return (
    <FormPart title={words.ordersTitle}>
      <Field
        label={words.slots}
        hint={words.slotsHint}
        inputMode="numeric"
        autoComplete="off"
        fault={faults['slotCapacity']}
        value={draft.slots}
        onChange={({ target }) => change({ slots: target.value })}
      />
      <Delivery {...props} />
    </FormPart>
  );
};

const choiceOf = (zone: string) => ({ value: zone, text: zone.replaceAll('_', ' ') });
const zones = Intl.supportedValuesOf('timeZone').map(choiceOf);

/** Those that this browser knows, and the one that is there, which it may not know. */
const zonesWith = (zone: string) =>
  zones.some(({ value }) => value === zone) ? zones : [choiceOf(zone), ...zones];

const Times = ({ draft, faults, change }: Omit<StallFieldsProps, 'school' | 'currency'>) => (
  <>
    <FormPart title={words.timesTitle}>
      <OpenTimes days={draft.days} faults={faults} onChange={(days) => change({ days })} />
      <Select
        isSmall
        label={words.timeZone}
        value={draft.timeZone}
        choices={zonesWith(draft.timeZone)}
        onChange={(timeZone) => change({ timeZone })}
      />
    </FormPart>
    <FormPart title={words.closedTitle} text={words.closedText}>
      <ClosedDays days={draft.closedOn} onChange={(closedOn) => change({ closedOn })} />
    </FormPart>
  </>
);

const Seller = ({ draft, faults, change }: Omit<StallFieldsProps, 'school' | 'currency'>) => (
  <FormPart title={words.sellerTitle} text={words.sellerText}>
    <Field
      label={words.sellerName}
      dir="auto"
      autoComplete="organization"
      maxLength={foodLimits.name}
      fault={faults['seller.name']}
      value={draft.sellerName}
      onChange={({ target }) => change({ sellerName: target.value })}
    />
    <TextField
      label={words.sellerAddress}
      fault={faults['seller.address']}
      value={draft.sellerAddress}
      onChange={(sellerAddress) => change({ sellerAddress })}
    />
    <Field
      label={words.taxNumber}
      autoComplete="off"
      maxLength={foodLimits.taxNumber}
      fault={faults['seller.taxNumber']}
      value={draft.taxNumber}
      onChange={({ target }) => change({ taxNumber: target.value })}
    />
  </FormPart>
);

/** The fields of a stall. */
export const StallFields = (props: StallFieldsProps) => (
  <>
    <About {...props} />
    <Times {...props} />
    <Orders {...props} />
    <Seller {...props} />
  </>
);
