import type { PersonRecord } from '../account/people.service.ts';

type Standing = Pick<PersonRecord, 'accountType' | 'locked'>;

/** Whether somebody may have stalls; an account that is locked may come back. */
export const isVendor = (person: Pick<Standing, 'accountType'> | null | undefined): boolean =>
  person?.accountType === 'vendor';

/** Whether the stalls of somebody are shown. */
export const sells = (person: Standing | null | undefined): boolean =>
  isVendor(person) && person?.locked === false;
