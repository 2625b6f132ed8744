import { orderLimits } from '@sets/shared/food/order/order.limits.ts';

/** What is said of orders to whoever places them. */
export const orderMessages = {
  goneStall: 'A stall that is gone',
  takenId: 'This order is another one already. Begin a new one.',
  notOfSchool: (school: string) =>
    `Orders here are for people of ${school} who have verified their school e-mail.`,
  offCampus: (school: string) =>
    `This stall takes orders only from the network of the campus of ${school}. Join it, then order.`,
  tooManyOpen: `You have ${orderLimits.openOfPerson} open orders, and more are not possible. Pick one up or cancel one first.`,
  tooManyUnpaid: `You have ${orderLimits.unpaidOfPerson} orders that wait for their payment by card, and more are not possible. Pay or cancel one first.`,
  tooManyPortions: `Your open orders would hold more than ${orderLimits.portionsOfPerson} portions, and more are not possible for one person. Order less, or pick one up first.`,
  letGo: `You have cancelled ${orderLimits.letGo} orders within a day, or not paid them in time.`,
  changedMind: `You have placed ${orderLimits.changesOfMind} orders within a day and cancelled each at once.`,
  tooOften: 'You have placed very many orders in a short time. Go on later.',
  busy: 'This order could not be placed just now. Try again in a moment.',
} as const;
