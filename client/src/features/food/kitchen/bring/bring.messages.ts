/** What the page of those who bring orders says. Its cards say what those of the kitchen do. */
export const bringMessages = {
  title: 'What you bring',
  lead: 'Orders that you are under way with. Whoever gets one shows its code.',
  loading: 'Loading what you bring …',
  failed: 'What you bring cannot be loaded',
  retry: 'Try again',
  none: 'Nothing to bring now',
  noneText: 'Once a stall gives you an order to bring, it is here.',
  toKitchen: 'Orders of your stalls',
  here: 'I am here',
} as const;
