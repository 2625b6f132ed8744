/** What the dialog says that gives statements of xAPI. */
export const xapiMessages = {
  title: 'Statements for a learning record store',
  lead: 'What was answered as xAPI 1.0.3: a statement for each answer, and one that each has completed the quiz. People are pseudonyms, which are the same in this run alone. Where a key is put right later, a new file says what is right; the statements of an earlier one have to be voided where it was imported.',
  named: 'With the names that people gave',
  list: 'One list (.json)',
  lines: 'Line by line (.jsonl)',
  send: (host: string) => `Send to ${host}`,
  sent: 'It is being sent. Statements that are there already count once; if a key was put right since they were sent, they are declared void.',
  noStore: 'This server has no learning record store to send them to; whoever runs it can set one.',
  underWay: 'They can be sent once the quiz is over.',
  close: 'Close',
} as const;
