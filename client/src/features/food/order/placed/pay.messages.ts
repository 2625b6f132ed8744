/** What an order says that is to be paid by card. */
export const payMessages = {
  status: 'Waiting for your payment',
  title: 'Not paid yet',
  text: (until: string) =>
    `The stall starts once it is paid. It is cancelled if it is not paid by ${until}.`,
  waitingTitle: 'We are waiting for the payment',
  waiting:
    'You come from the payment page. This page shows your order as paid as soon as the payment provider says so.',
  pay: (price: string) => `Pay by card · ${price}`,
  byCard: 'Pay by card',
  byCardOf: (number: number) => `Pay by card: order ${number}`,
  opening: 'Opening the payment page …',
  hint: 'You pay on the page of our payment provider, and come back here.',
  noPage: 'This payment cannot be opened. Look again in a moment, or cancel the order.',
} as const;
