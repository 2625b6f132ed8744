/** The limits that clients must keep to, in one place. Lengths are in characters, times in milliseconds. */
export const limits = {
  /** One REST body, in bytes: the largest poll, in letters of three bytes, fits. */
  bodyBytes: 500_000,
  /** One live message from a client, in bytes. */
  messageBytes: 16_384,
  name: 80,
  email: 254,
  password: { min: 8, max: 200 },
  title: 120,
  question: { text: 500 },
  option: { text: 200, min: 2, max: 10 },
  questionsPerPoll: 50,
  /** Answers below which nothing is shown, where a poll asks for that. */
  floor: { min: 2, max: 50 },
  pollsPerTopic: 500,
  quizzesPerTopic: 500,
  /** Of a quiz: its questions, its pools, letters of an explanation, and seconds to read a question. */
  quiz: {
    items: 100,
    pools: 10,
    explanation: 1_000,
    reading: 60,
    teams: { least: 2, most: 8 },
    teamName: 24,
    /** Times that one may go through a quiz that is open for everybody on their own. */
    attempts: 10,
  },
  /**
   * A survey, in ms: at least so long from now, at most so long from its opening on (a phone keeps its
   * way into a room for 30 days); for so long after it was closed it may be opened again, then it is
   * over. So many runs that move by themselves are under way at once of those that one account opened.
   */
  survey: { least: 300_000, most: 28 * 86_400_000, reopens: 14 * 86_400_000, open: 20 },
  /** A question's time, in seconds. */
  seconds: { min: 5, max: 3600 },
  /** A command of the host that adds time, in seconds. */
  extend: { min: 5, max: 600 },
  /** Digits and letters of a join code. */
  code: 6,
  /** Of a tally on show, the largest counters. */
  countersShown: 200,
  participantsPerRoom: 20_000,
  /** What somebody is called in a run, in characters. */
  participantName: 40,
  /** The host is told of so many names at once. */
  namesShown: 1_000,
  /** In a day, those too who have gone again: what it costs to remember them is bounded. */
  newcomersPerRoom: 100_000,
  /** Newcomers of one network, one soon after the other: where there are so many, the host is told. */
  joinBurst: 10,
  /** The host is told of so many bursts of joins. */
  joinBurstsShown: 20,
  /**
   * Of a feed: the numbers that may be missed before the last entries are sent anew, which are as
   * many; entries of a page of older ones. Signals that are passed on together, and numbers up to
   * which is added and changed, by who does it: what phones do leaves hosts a share. Phones may still
   * remove what they have added, so their numbers end at twice their length. Entries that are sent
   * together are at most so many bytes of JSON, or one. Of the numbers one participant takes so
   * many in a day of one feed, so that nobody can use it up alone; and so many entries are told
   * apart that answers of a run name.
   */
  feed: {
    window: 200,
    page: 100,
    bytes: 400_000,
    signals: { phone: 15, host: 20 },
    length: { phone: 100_000, host: 250_000 },
    perDay: { phone: 2_000, host: 20_000 },
    named: 5_000,
  },
  /** Live messages of a connection: at once, and each second. A KB, and a refused request, count as so many more. */
  liveMessages: { atOnce: 120, perSecond: 30, kilobyte: 1, refused: 5 },
  /** Who has so many bytes of replies and notices waiting is answered nothing more until they are taken. */
  unsentBytes: 1_000_000,
} as const;

/** The timing of the live engine, in milliseconds. */
export const timing = {
  /** A run sends its newest state at most once in this time to each audience. */
  beat: 100,
  /** How long after closing an answer may still arrive, if it was tapped before. */
  grace: 5_000,
  /** How long one may have waited in the server before it was looked at. An earlier one is of a clock that was set back since. */
  longestWait: 60_000,
  /** A connection whose round trip is longer is shown to the host as slow. */
  slowRoundTrip: 1_000,
  /** How long a connection may take to say who it is. */
  greeting: 10_000,
  /** How long handshakes wait where their address makes very many. */
  handshakeWait: 1_000,
  /** How long newcomers wait where their address brings very many. */
  newcomersWait: 2_000,
  /** After such a pause the next newcomer of a network begins another burst of joins. */
  joinPause: 2_000,
  /** A burst of joins is no longer than that; then the next begins. */
  joinBurst: 60_000,
  /** How long it is remembered, after its last newcomer, that bursts came from one network. */
  networkKept: 3_600_000,
  /** How long somebody who left is shown to the host as lost. */
  lostFor: 120_000,
  /** Whoever has left, or everybody once the server has started again, is expected back for so long, in ms. */
  returning: 10_000,
} as const;
