/** The angle from one seat to the next: no two ever stand behind each other. */
const golden = (137.508 * Math.PI) / 180;

export interface Seat {
  readonly x: number;
  readonly y: number;
}

/** Seats of a set of this radius, in its middle at 0, and how far they stand apart. */
export const seatsIn = (
  radius: number,
  count: number,
  widest: number,
): { readonly seats: readonly Seat[]; readonly step: number } => {
  const step = Math.min(widest, Math.sqrt((Math.PI * radius ** 2) / Math.max(1, count)) * 0.985);
  const seats = Array.from({ length: count }, (_, seat) => {
    const distance = step * Math.sqrt((seat + 0.5) / Math.PI);
    const angle = seat * golden;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
  return { seats, step };
};
