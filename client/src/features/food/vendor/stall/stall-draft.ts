import { foodLimits } from '@sets/shared/food/food.limits.ts';
import {
  type OwnStall,
  type StallContent,
  stallContent,
} from '@sets/shared/food/stall.contract.ts';
import * as z from 'zod/mini';
import { type Checked, checked } from '../form/faults.ts';
import { formShape } from '../form/kept-form.ts';
import { wholeNumber } from '../form/whole-number.ts';
import { stallMessages as words } from './stall.messages.ts';
import { opensOf, week, weekFaults, weekOf } from './week.ts';

/** A stall as it is typed: nothing is checked yet. */
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
  sellerName: '',
  sellerAddress: '',
  taxNumber: '',
});

export const stallDraftOf = ({ schoolid, content }: OwnStall): StallDraft => ({
  schoolid,
  name: content.name,
  description: content.description,
  place: content.place,
  timeZone: content.timeZone,
  days: weekOf(content.opens),
  closedOn: [...content.closedOn],
  preparation: String(content.preparation),
  campusOnly: content.campusOnly,
  sellerName: content.seller.name,
  sellerAddress: content.seller.address,
  taxNumber: content.seller.taxNumber,
});

/** The stall that was typed. */
export const checkStall = (draft: StallDraft): Checked<StallContent> => {
  const { name, description, place, timeZone, closedOn, campusOnly } = draft;
  const most = foodLimits.preparationMinutes;
  const preparation = wholeNumber(draft.preparation, 0, most);
  return checked(
    stallContent,
    {
      name,
      description,
      place,
      timeZone,
      opens: opensOf(draft.days),
      closedOn,
      preparation: preparation ?? 0,
      campusOnly,
      seller: {
        name: draft.sellerName,
        address: draft.sellerAddress,
        taxNumber: draft.taxNumber,
      },
    },
    {
      ...weekFaults(draft.days, words.times),
      ...(draft.schoolid === '' && { schoolid: words.schoolFault }),
      ...(preparation === null && { preparation: words.preparationFault(most) }),
    },
  );
};
