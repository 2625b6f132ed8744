import type { OrderState } from './order-state.ts';

/** The order without the words of whoever placed it: a note, a reason, where it was brought to. */
const withoutWords = (order: OrderState): OrderState => ({
  ...order,
  note: '',
  reason: '',
  deliverTo: order.deliverTo === null ? null : '',
  lines: order.lines.map((line) => Object.assign({}, line, { note: '' })),
  asked: order.asked === null ? null : { ...order.asked, reason: '' },
});

/** An order that does not know this person any more. What was sold, and its money, the stall must keep. */
export const withoutPerson = (order: OrderState, userid: string): OrderState => {
  const left = order.userid === userid ? { ...withoutWords(order), userid: '' } : order;
  return {
    ...left,
    courier: left.courier === userid ? '' : left.courier,
    steps: left.steps.map((step) =>
      step.by.userid === userid
        ? Object.assign({}, step, { by: { role: step.by.role, userid: '' } })
        : step,
    ),
  };
};
