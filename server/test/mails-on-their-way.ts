import type { TestApp } from './start-test-app.ts';

/** How many mails are stored and not sent yet: they overtake each other. */
export const mailsOnTheirWay = ({ inStore }: Pick<TestApp, 'inStore'>) =>
  inStore((store) => store.collection('jobs').countDocuments({ kind: 'mail' }));
