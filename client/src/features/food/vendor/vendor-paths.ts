/** The page of vendors. Fixed by the specification. */
export const vendorPath = '/admin/additem';

const at = (query: Readonly<Record<string, string>>): string =>
  `${vendorPath}?${new URLSearchParams(query)}`;

/** What stands for one that is not there yet, in place of its id. */
export const newOne = 'new';

/** What of the page is open. */
export const vendorPaths = {
  stalls: vendorPath,
  newStall: at({ stall: newOne }),
  stall: (stallid: string): string => at({ stall: stallid }),
  editStall: (stallid: string): string => at({ stall: stallid, edit: 'stall' }),
  newItem: (stallid: string): string => at({ stall: stallid, item: newOne }),
  item: (stallid: string, itemid: string): string => at({ stall: stallid, item: itemid }),
  /** A new one that begins as a copy. */
  copy: (stallid: string, of: string): string => at({ stall: stallid, item: newOne, of }),
} as const;
