import { fixed, round, whole } from './report-numbers.ts';
import type { RoomResult } from './room-run.ts';

/** The longest of the times until the last phone showed the next poll. */
const longest = ({ polls }: RoomResult): number =>
  Math.max(...polls.map(({ shownMs }) => shownMs ?? 0));

/** The object of `--room --json`. */
export const roomFigures = (phones: number, room: RoomResult) => ({
  phones,
  polls: room.polls.length,
  acked: Math.min(...room.polls.map(({ acked }) => acked)),
  lost: room.lost,
  doubled: room.doubled,
  joined: room.joined,
  nextPollMs: round(longest(room)),
  serverRssMB: round(room.peakRssMB),
});

/** What happened, a line a poll, and the sums. */
export const roomLines = (room: RoomResult): string[] => [
  ...room.polls.map(({ shownMs, openedMs, acked }, index) => {
    const shown = shownMs === null ? 'was on' : `on the last phone after ${fixed(shownMs, 0)} ms`;
    return (
      `Poll ${index + 1}: ${shown}, its question open after ${fixed(openedMs, 0)} ms, ` +
      `${whole(acked)} acknowledged.`
    );
  }),
  `${whole(room.joined)} have joined; ${room.missedNotices} notices missed; ` +
    `the server held at most ${whole(room.peakRssMB)} MB.`,
  `Lost: ${room.lost}. Doubled: ${room.doubled}.`,
];

/** Whether everybody saw every poll and was counted once in each, and nobody joined again. */
export const isSoundRoom = (phones: number, room: RoomResult): boolean =>
  room.lost === 0 &&
  room.doubled === 0 &&
  room.missedNotices === 0 &&
  room.joined === phones &&
  room.polls.every(({ acked }) => acked === phones);
