import { foodLimits } from '@sets/shared/food/food.limits.ts';
import {
  type OwnStall,
  type StallContent,
  stallContent,
} from '@sets/shared/food/stall.contract.ts';
import { moneyOf, typedMoney } from '@sets/shared/food/money.ts';
import * as z from 'zod/mini';
import { type Checked, checked, type Faults } from '../form/faults.ts';
import { formShape } from '../form/kept-form.ts';
import { wholeNumber } from '../form/whole-number.ts';
import { percentOf, typedPercent } from '../form/typed-percent.ts';
import { stallMessages as words } from './stall.messages.ts';
import { opensOf, week, weekFaults, weekOf } from './week.ts';

/** A stall as it is typed: nothing is checked yet. What is switched off is kept for whoever switches it on again. */
export const stallDraft = z.strictObject({
  /** '' until one is chosen. */
  schoolid: z.string(),
  name: z.string(),
  description: z.string(),
  place: z.string(),
  timeZone: z.string(),
  days: week,
  closedOn: z.array(z.string()),
  preparation: z.string(),
  campusOnly: z.boolean(),
  /** Orders of one time to pick up; '' where nobody counts. */
  slots: z.string(),
  delivers: z.boolean(),
  deliveryPrice: z.string(),
  deliveryTax: z.string(),
  sellerName: z.string(),
  sellerAddress: z.string(),
  taxNumber: z.string(),
});
export type StallDraft = z.infer<typeof stallDraft>;

/** A form of a stall, in this tab. */
export const storedStallForm = formShape('stall-form', stallDraft);

/** A new one is where this device is, at a usual pace. */
export const blankStall = (): StallDraft => ({
  schoolid: '',
  name: '',
  description: '',
  place: '',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  days: weekOf([]),
  closedOn: [],
  preparation: '10',
  campusOnly: false,
  slots: '',
  delivers: false,
  deliveryPrice: '',
  deliveryTax: '',
  sellerName: '',
  sellerAddress: '',
  taxNumber: '',
});

/** What its delivery costs, as it is typed. */
const deliveryDraft = ({ content: { delivery }, currency }: OwnStall) => ({
  delivers: delivery !== null,
  deliveryPrice: delivery === null ? '' : typedMoney(delivery.price, currency),
  deliveryTax: delivery === null ? '' : typedPercent(delivery.tax),
});

/** Its fields stand in the order of the draft: what is kept in the tab is compared with them. */
export const stallDraftOf = (stall: OwnStall): StallDraft => {
  const { schoolid, content } = stall;
  return {
    schoolid,
    name: content.name,
    description: content.description,
    place: content.place,
    timeZone: content.timeZone,
    days: weekOf(content.opens),
    closedOn: [...content.closedOn],
    preparation: String(content.preparation),
    campusOnly: content.campusOnly,
    slots: content.slotCapacity === null ? '' : String(content.slotCapacity),
    ...deliveryDraft(stall),
    sellerName: content.seller.name,
    sellerAddress: content.seller.address,
    taxNumber: content.seller.taxNumber,
  };
};

/** What is wrong with its numbers and choices, as they were typed. */
const typedFaults = (draft: StallDraft, currency: string): Faults => {
  const { preparationMinutes, slotCapacity, tax } = foodLimits;
  return {
    ...weekFaults(draft.days, words.times),
    ...(draft.schoolid === '' && { schoolid: words.schoolFault }),
    ...(wholeNumber(draft.preparation, 0, preparationMinutes) === null && {
      preparation: words.preparationFault(preparationMinutes),
    }),
    ...(draft.slots.trim() !== '' &&
      wholeNumber(draft.slots, 1, slotCapacity) === null && {
        slotCapacity: words.slotsFault(slotCapacity),
      }),
    ...(draft.delivers &&
      moneyOf(draft.deliveryPrice, currency) === null && {
        'delivery.price': words.deliveryPriceFault,
      }),
    ...(draft.delivers &&
      percentOf(draft.deliveryTax, tax) === null && {
        'delivery.tax': words.deliveryTaxFault(tax / 100),
      }),
  };
};

const deliveryOf = (draft: StallDraft, currency: string): StallContent['delivery'] =>
  draft.delivers
    ? {
        price: moneyOf(draft.deliveryPrice, currency) ?? 0,
        tax: percentOf(draft.deliveryTax, foodLimits.tax) ?? 0,
      }
    : null;

/** The stall that was typed; its school is paid in this currency. */
export const checkStall = (draft: StallDraft, currency: string): Checked<StallContent> => {
  const { name, description, place, timeZone, closedOn, campusOnly } = draft;
  return checked(
    stallContent,
    {
      name,
      description,
      place,
      timeZone,
      opens: opensOf(draft.days),
      closedOn,
      preparation: wholeNumber(draft.preparation, 0, foodLimits.preparationMinutes) ?? 0,
      campusOnly,
      slotCapacity: wholeNumber(draft.slots, 1, foodLimits.slotCapacity),
      delivery: deliveryOf(draft, currency),
      seller: {
        name: draft.sellerName,
        address: draft.sellerAddress,
        taxNumber: draft.taxNumber,
      },
    },
    typedFaults(draft, currency),
  );
};
