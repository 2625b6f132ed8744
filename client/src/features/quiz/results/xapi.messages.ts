/** What the dialog says that gives statements of xAPI. */
export const xapiMessages = {
  title: 'Statements for a learning record store',
  lead: 'What was answered as xAPI 1.0.3: a statement for each answer, and one that each has completed the quiz. People are pseudonyms, which are the same in this run alone.',
  named: 'With the names that people gave',
  list: 'One list (.json)',
  lines: 'Line by line (.jsonl)',
  send: (host: string) => `Send to ${host}`,
  sent: 'It is being sent. Statements that are there already count once.',
  noStore: 'This server has no learning record store to send them to; whoever runs it can set one.',
  underWay: 'They can be sent once the quiz is over.',
  close: 'Close',
} as const;
