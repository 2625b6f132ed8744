import {
  creditForTests,
  invoiceForTests,
  overfullInvoice,
} from '@sets/shared/food/order/testing/invoices.ts';
import type { Camera } from './camera.ts';
import type { Product } from './product.ts';

const orderid = 'picture-of-an-invoice_';
const call = '/api/food/invoice/**';
const ofOrder = { orderid } as const;

/** Invoices of orders, on the screen; on paper they are for other eyes. */
export const photographInvoices = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('food-invoice')) return;
  const shot = {
    as: product.student,
    sizes: ['phone', 'laptop'],
    path: `/food/invoice/${orderid}`,
    until: 'main h1',
    isWhole: true,
  } as const;
  const short = invoiceForTests({ ...ofOrder, credits: [creditForTests()] });
  await camera.take({
    ...shot,
    name: 'food-invoice',
    sizes: ['small', 'phone', 'laptop'],
    answers: { [call]: short },
  });
  const full = { ...overfullInvoice(), ...ofOrder };
  await camera.take({ ...shot, name: 'food-invoice-overfull', answers: { [call]: full } });
  await camera.take({
    ...shot,
    name: 'food-invoice-printed',
    answers: { [call]: short },
    alone: true,
    before: (page) => page.emulateMedia({ media: 'print' }),
  });
  await camera.take({ ...shot, name: 'food-invoice-none' });
};
