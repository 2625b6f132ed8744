/** What is said of payments by card. */
export const payingMessages = {
  noProvider: 'This server takes no payments by card.',
  atCounter: 'This order is paid at the counter.',
  tooLate: 'The time to pay this order is over. Order again.',
  /** On the page of the payment provider. */
  title: (number: number, stall: string) => `Order ${number}, ${stall}`,
  notTaken:
    'The payment provider takes no card for this sum. Cancel the order, and place it anew to pay at the counter.',
} as const;
