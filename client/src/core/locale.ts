/** The words are English; days, hours and numbers are written as where the reader is. */
const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    // Some old browsers name languages that are none.
    return undefined;
  }
};

/** In which language, and of which region, dates and numbers are written: `en-GB`, `en-DE`. */
export const localeOf = (language: string): string => {
  const region = regionOf(language);
  return region === undefined ? 'en' : `en-${region}`;
};

export const locale = localeOf(navigator.language);

/** A day as it stands in a sentence: “23 November 2026”. */
export const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
