/** Hundredths of a percent as they are typed: `19`, `7.5`. */
export const typedPercent = (hundredths: number): string => String(hundredths / 100);

/** Hundredths of a percent that somebody typed, as `19`, `7,5` or `19 %`, up to `most`; null where it is none. */
export const percentOf = (typed: string, most: number): number | null => {
  const parts = /^(\d{1,3})(?:[.,](\d{1,2}))?%?$/.exec(typed.replaceAll(/\s/gu, ''));
  if (parts === null) return null;
  const [, whole = '', rest = ''] = parts;
  const hundredths = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return hundredths <= most ? hundredths : null;
};
