/** What is on for a phone that has joined, in tests without a page. */
export const slot = 'q0.r1';
export const room = { roomId: 'room1', code: '23456B', locked: false };
export const run = {
  runId: 'run1',
  activity: 'poll',
  definitionId: 'poll1',
  title: 'A poll',
  ended: false,
  version: 3,
};
