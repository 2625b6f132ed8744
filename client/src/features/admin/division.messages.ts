/** What the list of those who wait to be confirmed in their division says. */
export const divisionMessages = {
  loading: 'Loading who waits …',
  lead: 'Who says they are of a division of their school, by an address that no rule of the school knows. It counts once you confirm it.',
  empty: 'Nobody waits',
  emptyText:
    'Whoever names a division that no rule confirms stands here. Rules are in the form of the school.',
  asked: (when: string) => `Asked ${when}`,
  confirm: 'Confirm',
  refuse: 'Refuse',
  confirmOf: (name: string, division: string) => `Confirm ${name} in ${division}`,
  refuseOf: (name: string, division: string) => `Refuse ${name} in ${division}`,
  confirmed: 'Confirmed',
  refused: 'Refused',
} as const;
