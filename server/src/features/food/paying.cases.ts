import { paymentCalls } from '@sets/shared/food/order/payment.calls.ts';
import type { PaymentPage } from '@sets/shared/food/order/payment.contract.ts';
import { casesOf, everybody, type Prepare, type Stage } from '../../../test/call-case.ts';
import { newFoodid } from '../../../test/food-stage.ts';
import { orderForTests, putStall } from '../../../test/order-for-tests.ts';
import type { Person } from '../../../test/start-test-app.ts';
import { OrderStore } from './order/order-store.service.ts';

/** An order of somebody that is to be paid by card. */
const toPay = async ({ app, stripe }: Stage, { userid }: Person): Promise<string> => {
  // It waits for its payment a quarter of an hour, by the clock of the test.
  const placedAt = stripe.state.seconds() * 1_000;
  const order = await app.inStore(async (connection) => {
    const stallid = await putStall(connection, 'a vendor');
    const made = orderForTests({ placedAt, userid, stallid, pay: 'card' });
    await new OrderStore(connection).insertAll([made]);
    return made;
  });
  return order.orderid;
};

const ofOwner: Prepare = async (stage, { owner }) => ({
  body: { orderid: await toPay(stage, owner) },
});

export const cases = casesOf(paymentCalls, {
  pay: {
    answers: { ...everybody(404), visitor: 401, owner: 200 },
    body: { orderid: newFoodid() },
    prepare: ofOwner,
  },
  webhook: {
    answers: everybody(200),
    changesPeople: true,
    prepare: async (stage) => {
      const { app, stripe } = stage;
      const person = await app.buildAccount();
      const orderid = await toPay(stage, person);
      const answer = await app.call<PaymentPage>('POST', paymentCalls.pay.path, {
        token: person.token,
        body: { orderid },
      });
      const { page } = stripe.payPage(answer.body.url ?? '');
      const { body, headers } = stripe.foodEvent('checkout.session.completed', page);
      return { body, headers };
    },
  },
});
