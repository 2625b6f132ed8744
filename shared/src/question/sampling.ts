/** One of these, each as likely; `random` gives numbers from 0 to below 1. */
export const oneOf = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to take one of.');
  return item;
};
