import type { Slot } from '@sets/shared/live/activity.ts';
import { Schema } from 'mongoose';
import type { Run } from './run-store.ts';

/** A run as it is stored. `_id` is the run id. */
export interface RunRecord extends Omit<Run, 'runId'> {
  readonly _id: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** What it is called among the results, where whoever presented it has given it a name. */
  readonly name?: string | null;
  /** Where what was presented lay then; not there where it lay in no space. */
  readonly moduleid?: string;
  readonly topicid?: string;
  /** When its state must move by itself; not there where it need not. */
  readonly due?: Date;
}

/** The owner of rooms and runs, and who gave a command, where their account is deleted; and of rehearsals. */
export const nobody = '';

/** Fields of the activity's own are kept as they are, empty objects too. */
const asTheyAre = { minimize: false, versionKey: false } as const;

export const runSchema = new Schema<RunRecord>(
  {
    _id: { type: String, required: true },
    roomId: { type: String, required: true },
    activity: { type: String, required: true },
    definitionId: { type: String, required: true },
    owner: { type: String, default: nobody },
    definition: { type: Schema.Types.Mixed, required: true },
    state: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    ended: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    name: { type: String, default: null },
    moduleid: { type: String },
    topicid: { type: String },
    due: { type: Date },
  },
  { ...asTheyAre, collection: 'runs' },
);
runSchema.index({ roomId: 1 });
runSchema.index({ owner: 1, createdAt: -1, _id: -1 });
runSchema.index({ owner: 1, definitionId: 1, createdAt: -1, _id: -1 });
runSchema.index({ definitionId: 1, createdAt: -1, _id: -1 });
// What is live in a space, and what was in a topic of it.
runSchema.index({ moduleid: 1, ended: 1, createdAt: -1 });
runSchema.index({ moduleid: 1, topicid: 1, createdAt: -1, _id: -1 });
// What is due, whoever has it in play; of all other runs there is no line in it.
runSchema.index({ due: 1 }, { sparse: true });
// One run of a definition at a time, whatever two devices do at the same moment (SE1).
runSchema.index(
  { activity: 1, definitionId: 1 },
  { unique: true, partialFilterExpression: { ended: false } },
);

/** A line of a run's log: what happened, when, and to which version it led. */
export interface RunLogEntry {
  readonly _id: string;
  readonly runId: string;
  readonly version: number;
  readonly at: Date;
  readonly kind: 'open' | 'command' | 'expire' | 'react' | 'finish' | 'lock' | 'exclude';
  readonly detail: unknown;
  /** The slots that are open from then on. Lines from before November 2026 do not say. */
  readonly open?: readonly Slot[];
}

export const runLogSchema = new Schema<RunLogEntry>(
  {
    _id: { type: String, required: true },
    runId: { type: String, required: true },
    version: { type: Number, required: true },
    at: { type: Date, required: true },
    kind: { type: String, required: true },
    detail: { type: Schema.Types.Mixed, default: null },
    open: { type: [String], default: undefined },
  },
  { ...asTheyAre, collection: 'runlog' },
);
runLogSchema.index({ runId: 1, at: 1 });
// Whose deeds they were is taken out when their account goes: of steps, and of what else is noted.
for (const by of ['detail.by', 'detail.detail.by'])
  runLogSchema.index({ [by]: 1 }, { sparse: true });
