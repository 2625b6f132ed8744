import { fixed, round, whole } from '../report-numbers.ts';
import type { FeedWave } from './member-swarm.ts';
import type { PersonalResult } from './members-run.ts';

/** The object of `--feed --json`. */
export const feedFigures = (followers: number, wave: FeedWave) => ({
  followers,
  entries: wave.entries,
  lost: wave.lost,
  reordered: wave.reordered,
  lastFollowerP99Ms: round(wave.lastFollowerP99Ms),
  messagesPerFollowerPerS: round(wave.messagesPerFollowerPerS),
});

export const feedLines = (wave: FeedWave): string[] => [
  `${whole(wave.entries)} entries acknowledged; ${wave.lost} lost, ${wave.reordered} out of order or told twice.`,
  `Told to the last follower within ${whole(wave.lastFollowerP99Ms)} ms (p99), ` +
    `${fixed(wave.messagesPerFollowerPerS, 1)} messages a second for each follower.`,
];

/** The object of `--personal --json`. */
export const personalFigures = (phones: number, result: PersonalResult) => ({
  phones,
  allDeliveredMs: round(result.allDeliveredMs),
  loopMaxMs: round(result.loopMaxMs),
});

export const personalLines = (result: PersonalResult): string[] => [
  `The last was told ${whole(result.allDeliveredMs)} ms after the command; ` +
    `the event loop kept nobody waiting longer than ${whole(result.loopMaxMs)} ms.`,
];
