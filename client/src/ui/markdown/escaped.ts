const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that may stand in HTML, between tags and within quotes: nothing in it is markup. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => escapes[each] ?? '');
