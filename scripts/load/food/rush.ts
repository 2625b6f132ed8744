/** A rush of so many orders takes so long, in ms: 500 come within ten seconds. */
export const rushMs = (orders: number): number => Math.min(10_000, orders * 20);

/** Of a rush, most come in its first fifth. */
const most = { share: 0.8, within: 0.2 } as const;

/** When each order is sent, in ms from the beginning of the rush. */
export const momentsOf = (orders: number): number[] => {
  const all = rushMs(orders);
  const early = Math.ceil(orders * most.share);
  const [head, tail] = [all * most.within, all * (1 - most.within)];
  return Array.from({ length: orders }, (_, place) =>
    place < early
      ? (head * place) / early
      : head + (tail * (place - early + 1)) / Math.max(1, orders - early),
  );
};

/** How somebody sends an order: once, with a double tap, or so that the connection is lost before the answer. */
export type Tap =
  | { readonly how: 'once' | 'twice' }
  | { readonly how: 'cut'; readonly afterMs: number };

/** One in ten taps twice, of one in ten the answer is lost. */
export const tapOf = (place: number): Tap => {
  if (place % 10 === 3) return { how: 'twice' };
  if (place % 10 === 7) return { how: 'cut', afterMs: 1 + ((place * 13) % 40) };
  return { how: 'once' };
};
