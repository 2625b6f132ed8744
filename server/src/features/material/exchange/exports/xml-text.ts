/** What XML cannot hold, however it is written. */
// oxlint-disable-next-line no-control-regex
const impossible = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

/** A text within XML, as content or between quotes. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
