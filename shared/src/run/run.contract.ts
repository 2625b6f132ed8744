import * as z from 'zod/mini';
import { id, joinCode, slot } from '../core/ids.ts';
import { pageQuery } from '../core/page.ts';
import { limits } from '../core/limits.ts';
import { failure } from '../core/result.ts';
import { reportFigure, reportLine, roundUnit } from '../live/report-line.ts';
import { requiredLine } from '../core/text.ts';

const count = z.int().check(z.nonnegative());
const time = z.iso.datetime();

/** Which runs: all that one presented; or those of a topic, or of one definition, that one may see. */
export const runListQuery = z
  .extend(pageQuery, {
    activity: z.optional(
      z.string().check(z.regex(/^[a-z-]{1,40}$/, 'Not the name of an activity.')),
    ),
    definitionId: z.optional(id),
    /** Both, or neither. */
    moduleid: z.optional(id),
    topicid: z.optional(id),
  })
  .check(
    z.refine(
      ({ moduleid, topicid }) => (moduleid === undefined) === (topicid === undefined),
      'Name the topic and its space.',
    ),
  );
export type RunListQuery = z.infer<typeof runListQuery>;

/** The space and the topic that something was presented in, with what the space is called now. */
const runPlace = z.strictObject({
  moduleid: id,
  topicid: id,
  space: z.string(),
});
export type RunPlace = z.infer<typeof runPlace>;

/** A run in a list. Dates are ISO 8601 in UTC. */
export const runLine = z.strictObject({
  runId: id,
  activity: z.string(),
  /** Runs of one room and day are a lecture. */
  roomId: id,
  /** Join code of the room; null where it cannot be told. */
  code: z.nullable(joinCode),
  title: z.string(),
  openedAt: time,
  /** Null while it is under way. */
  endedAt: z.nullable(time),
  /** Who was in the room while it was on; null while it is under way, or cannot be read. */
  joined: z.nullable(count),
  /** Why it cannot be read: a newer version of Sets has stored it, or it is damaged. Mostly null. */
  failure: z.nullable(failure),
  /** Where it lay; absent where that is not told. */
  where: z.optional(runPlace),
});
export type RunLine = z.infer<typeof runLine>;

/** Reply of `GET /api/runs`, newest first. */
export const runList = z.strictObject({ runs: z.array(runLine), next: z.nullable(z.string()) });

/** A room in which one took part while logged in. */
export const joinedRoom = z.strictObject({
  roomId: id,
  code: joinCode,
  /** What is on there, or was last, as the room saw it. */
  title: z.string(),
  /** When that was put on. */
  openedAt: time,
  /** Whether it has ended; the room is still there. */
  isOver: z.boolean(),
});
export type JoinedRoom = z.infer<typeof joinedRoom>;

/** Reply of `GET /api/runs/joined`: of the newest rooms, what was put on last first. */
export const joinedRooms = z.strictObject({ rooms: z.array(joinedRoom) });

/** What a round came to: a slot, from its opening to its closing. */
export const roundResult = z.strictObject({
  slot,
  /** The place of what was asked, from 1. */
  question: z.int(),
  /** From 1: the same may be asked several times. */
  round: z.int(),
  /** Tells what was asked from all else, in other runs too; without it, its text does. */
  asks: z.optional(z.string()),
  /** So few answered that nothing of it is told, nor in any file. */
  withheld: z.optional(z.literal(true)),
  /** Its answers make a few groups, by which another round can be split. */
  groups: z.optional(z.literal(true)),
  text: z.string(),
  /** Whether one answer may count in several lines. */
  multiple: z.boolean(),
  /**
   * Its lines are what people asked, with the votes for each, or words or texts of their own; without it,
   * what there was to choose from.
   */
  lists: z.optional(z.enum(['questions', 'words', 'texts'])),
  /** Null where it was not noted. */
  openedAt: z.nullable(time),
  /** The last time that it was closed. Null while it is open, or where it was not noted. */
  closedAt: z.nullable(time),
  answered: count,
  /** What its lines count; without it, people. */
  unit: z.optional(roundUnit),
  /** No letter stands before its lines: they are parts of what was asked. */
  unmarked: z.optional(z.literal(true)),
  lines: z.array(reportLine),
  /** What its lines do not say, such as a mean, as people read it. */
  figures: z.optional(z.array(reportFigure)),
  /**
   * What the kind of question draws it of, which is stricter about it (`drawnRound`): phones read this
   * contract without the kinds. `figures` are so many of the first figures, which the drawing has too.
   */
  drawn: z.optional(z.strictObject({ of: z.unknown(), figures: count })),
  /** What is right, where it is known, for who may present it: its lines, from 0, and what the kind marks in its drawing. */
  right: z.optional(z.strictObject({ lines: z.array(count), of: z.unknown() })),
});
export type RoundResult = z.infer<typeof roundResult>;

/** What a run came to, round by round. */
export const runResults = z.strictObject({
  runId: id,
  activity: z.string(),
  definitionId: id,
  title: z.string(),
  openedAt: time,
  /** Null while it is under way: then the results are as of now. */
  endedAt: z.nullable(time),
  /** Who was in the room while it was on. */
  joined: count,
  /** How many more were there whom the host has left out of the count. */
  leftOut: count,
  /** Where people gave a name: it stands beside their answers. */
  named: z.optional(z.literal(true)),
  /** When it is deleted, as its space wants it; absent where it is kept. */
  keptUntil: z.optional(time),
  rounds: z.array(roundResult),
});
export type RunResults = z.infer<typeof runResults>;

/** Of which round the answers are told apart, and by the answers to which other one. */
export const splitQuery = z.strictObject({ slot, by: slot });

/** Reply of `GET /api/runs/:runid/split`: the answers of a round, by what the same people said in another. */
export const runSplit = z.strictObject({
  /** What was asked in both. */
  text: z.string(),
  by: z.string(),
  /** In the order in which there was to choose; who said several things is in each of their groups. */
  groups: z.array(
    z.strictObject({
      name: z.string(),
      /** How many of them have answered both. */
      people: count,
      /** Null where they are so few that it would tell of one, or of others who are. */
      told: z.nullable(
        z.pick(roundResult, {
          multiple: true,
          unit: true,
          unmarked: true,
          lines: true,
          figures: true,
        }),
      ),
    }),
  ),
});
export type RunSplit = z.infer<typeof runSplit>;

const secret = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Body of `POST /api/runs/:runid/own`: the ticket that a phone keeps, or the key that it was told.
 * It is in the body, for addresses are written into logs.
 */
export const ownAnswersBody = z.strictObject({ secret });

/** What one participant answered in a run. */
export const ownAnswers = z.strictObject({
  runId: id,
  title: z.string(),
  openedAt: time,
  /** Null while it is under way. */
  endedAt: z.nullable(time),
  /** Opens the same again. Unlike the ticket it lets nobody answer. */
  key: secret,
  /** In the order of what was asked. What was not answered is in it where everybody was told what is right. */
  answers: z.array(
    z.strictObject({
      /** The place of what was asked, from 1. */
      question: z.int(),
      /** From 1: the same may be asked several times. */
      round: z.int(),
      text: z.string(),
      /** In words; null where they did not answer it. */
      answer: z.nullable(z.string()),
      /** How sure they were, in words, where they said. */
      sure: z.optional(z.string()),
      /** What is right, where everybody was told: in words, and what the answer is. */
      judged: z.optional(
        z.strictObject({
          outcome: z.nullable(z.enum(['right', 'partly', 'wrong'])),
          right: z.array(z.string()),
          /** Why that is right, as it was told with it. */
          why: z.optional(z.string()),
        }),
      ),
      /** What it has brought, where there are points. */
      points: z.optional(count),
    }),
  ),
  /** Where they stand among all, in what has points. */
  standing: z.optional(
    z.strictObject({ points: count, place: z.int().check(z.positive()), of: count }),
  ),
  /** The team that they were in, with the mean of its people to one decimal, and where it stands among the teams. */
  team: z.optional(
    z.strictObject({
      name: z.string(),
      points: z.number().check(z.nonnegative()),
      place: z.int().check(z.positive()),
      of: count,
    }),
  ),
  /** What they asked in it, in that order, and what was written to it since. */
  asked: z.array(
    z.strictObject({
      /** Tells it from the others. */
      key: z.string(),
      text: z.string(),
      /** In the room; `hidden`: a host took it away, and it will not be answered. */
      outcome: z.enum(['open', 'answered', 'hidden']),
      reply: z.nullable(z.string()),
      repliedAt: z.nullable(time),
    }),
  ),
});
export type OwnAnswers = z.infer<typeof ownAnswers>;

/** Reply of `GET /api/runs/:runid/mine`. */
export const accountAnswers = z.pick(ownAnswers, {
  answers: true,
  standing: true,
  team: true,
  asked: true,
});
export type AccountAnswers = z.infer<typeof accountAnswers>;

/** Body of `PUT /api/runs/:runid`. */
export const runName = z.strictObject({ title: requiredLine(limits.title) });
/** Reply of `DELETE /api/runs/:runid`. */
export const runRemoved = z.strictObject({});

export const runRef = z.strictObject({ runid: id });
