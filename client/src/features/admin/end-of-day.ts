/** The last millisecond, here, of a day that is written as `2027-05-31`; null where it is none. */
export const endOfDay = (day: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const end = new Date(`${day}T23:59:59.999`).getTime();
  return Number.isNaN(end) ? null : end;
};
