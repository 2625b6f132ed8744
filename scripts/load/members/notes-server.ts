/** The real server; beside its features it carries the feed `notes` and the activity `guess` of the tests. */
import { guessActivity, storedGuess } from '../../../server/test/guess.activity.ts';
import { notesFeed, storedNote } from '../../../server/test/notes.feed.ts';
import { startServer } from '../../../server/src/app/create-server.ts';
import { systemClock } from '../../../server/src/core/clock.ts';
import { loadConfig } from '../../../server/src/core/config.ts';
import { createLog } from '../../../server/src/core/log.ts';

const config = loadConfig();
const definition = { title: 'How many jelly beans?', closesWith: Number.MAX_SAFE_INTEGER };

await startServer(config, {
  clock: systemClock,
  log: createLog(config.logLevel),
  moreActivities: [
    {
      activity: guessActivity,
      stored: storedGuess,
      loadDefinition: async () => definition,
      exists: async () => true,
    },
  ],
  moreFeeds: [{ feed: notesFeed, stored: storedNote }],
});
