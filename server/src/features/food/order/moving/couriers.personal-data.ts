import type { PersonalData } from '../../../../core/personal-data.ts';
import type { CourierStore } from './courier-store.service.ts';

/** Of which stalls somebody brings orders. */
export const courierPersonalData = (
  couriers: Pick<CourierStore, 'ofPerson' | 'removePerson'>,
): PersonalData => ({
  name: 'deliveries',
  holds: 'The stalls that have named you as somebody who brings their orders.',
  collect: async (userid) => {
    const all = await couriers.ofPerson(userid);
    return all.length === 0 ? null : all.map(({ stallid, at }) => ({ stallid, at }));
  },
  erase: (userid) => couriers.removePerson(userid),
});
