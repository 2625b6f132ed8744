const day = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** The days of the month before this one, both ends too: what accountants are sent. */
export const lastMonth = (now: Date): { readonly from: string; readonly to: string } => {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  return { from: day(year, month - 1, 1), to: day(year, month, 0) };
};
