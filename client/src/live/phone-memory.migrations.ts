import { id, joinCode, slot } from '@sets/shared/core/ids.ts';
import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import { ownAnswer, type OwnAnswer } from '@sets/shared/live/notices.ts';
import { type RunInfo, runInfo } from '@sets/shared/live/run.ts';
import * as z from 'zod/mini';
import type { Unsent } from './answer-sheet.ts';

/** In version 1 an answer named its question and round; only polls were answered then. */
const named: Migration = ({ question, round, ...rest }) => ({
  slot: `q${String(question)}.r${String(round)}`,
  ...rest,
});

/** An answer that is not yet on the server. */
export const storedUnsent: StoredShape<Unsent> = {
  name: 'phone-unsent',
  schema: z.strictObject({
    slot,
    attempt: id,
    revision: z.int(),
    value: z.unknown(),
    tappedAt: z.int(),
    shownAt: z.optional(z.int()),
  }),
  migrations: [named],
};

/** An answer as the server holds it. */
export const storedHeld: StoredShape<OwnAnswer> = {
  name: 'phone-held',
  schema: ownAnswer,
  migrations: [named],
};

interface KeptTicket {
  readonly roomId: string;
  readonly ticket: string;
  readonly keptAt: number;
}

/** The ticket for a room. In version 1 each run was a room of its own, with the same id. */
export const storedTicket: StoredShape<KeptTicket> = {
  name: 'phone-ticket',
  schema: z.strictObject({ roomId: id, ticket: z.string(), keptAt: z.number() }),
  migrations: [({ runId, ...rest }) => ({ roomId: runId, ...rest })],
};

interface KeptRun {
  readonly roomId: string;
  /** Empty where it is not known. */
  readonly title: string;
  readonly keptAt: number;
}

/** Where a run is on of which something is kept, and what it is called. */
export const storedRun: StoredShape<KeptRun> = {
  name: 'phone-run',
  schema: z.strictObject({ roomId: id, title: z.string(), keptAt: z.number() }),
  migrations: [(fields) => ({ ...fields, title: '' })],
};

interface KeptRefusal {
  readonly code: string;
}

/** That an answer to a run was not taken, and why, until the person has seen it. */
export const storedRefusal: StoredShape<KeptRefusal> = {
  name: 'phone-refusal',
  schema: z.strictObject({ code: z.string() }),
  migrations: [],
};

interface KeptName {
  readonly name: string;
}

/** What was typed last where a name is asked for: so it is typed once. */
export const storedName: StoredShape<KeptName> = {
  name: 'phone-name',
  schema: z.strictObject({ name: z.string() }),
  migrations: [],
};

/** A room without its look, which may have the picture of a logo in it. */
const keptRoom = z.strictObject({ roomId: id, code: joinCode, locked: z.boolean() });

interface KeptPicture {
  readonly room: z.infer<typeof keptRoom>;
  readonly run: RunInfo;
  /** The activity's own to read; where it cannot, it says so. */
  readonly view: unknown;
  readonly keptAt: number;
}

/** What was on in a room when this phone saw it last: shown until there is a network. */
export const storedPicture: StoredShape<KeptPicture> = {
  name: 'phone-picture',
  schema: z.strictObject({ room: keptRoom, run: runInfo, view: z.unknown(), keptAt: z.number() }),
  // To versions in which a run may say who takes part, and that nobody presents it.
  migrations: [(fields) => fields, (fields) => fields],
};
