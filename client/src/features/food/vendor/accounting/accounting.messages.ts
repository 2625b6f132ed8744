/** What is said where a vendor takes what their stalls have written. */
export const accountingMessages = {
  title: 'For your accounting',
  text: 'Invoices and credit notes, added up by day, stall, way of paying and tax.',
  stall: 'Stall',
  all: 'All stalls',
  from: 'From',
  to: 'To',
  noDay: 'Choose a day.',
  csv: 'Save as CSV',
  xlsx: 'Save as XLSX',
  fileName: (from: string, to: string, ending: string) => `accounting ${from} ${to}.${ending}`,
} as const;
