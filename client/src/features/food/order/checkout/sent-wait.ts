/** So long after it was sent an order may still be on its way, in ms: that it is not there says nothing yet. */
export const onItsWay = 60_000;

/** In how many ms it counts that an order is not there; 0 where it does. A clock that was set back ends the wait. */
export const leftToWait = (sentAt: number, now: number): number => {
  const left = sentAt + onItsWay - now;
  return left > onItsWay ? 0 : Math.max(0, left);
};
