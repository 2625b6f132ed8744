import { newestVersion, readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import { type PulseSettings, reactionKinds, usualPulse } from '@sets/shared/live/pulse.ts';
import { type Connection, type Model, Schema } from 'mongoose';
import { type StoredPoint, storedPulsePoint, storedPulseSettings } from './pulse.migrations.ts';

interface SettingsRecord {
  /** The room. */
  readonly _id: string;
  /** A `storedPulseSettings` of any version. */
  readonly settings: unknown;
}

interface PointRecord extends StoredPoint {
  /** The run and when it begins. */
  readonly _id: string;
  readonly v: number;
}

const settingsSchema = new Schema<SettingsRecord>(
  { _id: { type: String, required: true }, settings: { type: Schema.Types.Mixed } },
  { minimize: false, versionKey: false, collection: 'pulse_settings' },
);

const pointSchema = new Schema<PointRecord>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    runId: { type: String, required: true },
    at: { type: Number, required: true },
    reactions: { type: Schema.Types.Mixed },
    lost: { type: Number, required: true },
    here: { type: Number, required: true },
  },
  { minimize: false, versionKey: false, collection: 'pulse_points' },
);
pointSchema.index({ runId: 1, at: 1 });

/** A day of points: of a longer run, as of a survey that is open for weeks, the first are told. */
const mostRead = 8_640;

/** How rooms felt, durable: what may be sent in a room, and the line of each run. It names nobody. */
export class PulseRecords {
  readonly #settings: Model<SettingsRecord>;
  readonly #points: Model<PointRecord>;

  constructor(connection: Connection) {
    this.#settings = connection.model<SettingsRecord>('PulseSettings', settingsSchema);
    this.#points = connection.model<PointRecord>('PulsePoint', pointSchema);
  }

  /** Builds the index that reading a line depends on. */
  async prepare(): Promise<void> {
    await this.#points.init();
  }

  /** The usual ones where none were chosen, or this program cannot read them. */
  async settingsOf(roomId: string): Promise<PulseSettings> {
    const record = await this.#settings.findById(roomId).lean();
    const told = record === null ? null : readStored(storedPulseSettings, record.settings);
    return told?.ok === true ? told.value : usualPulse;
  }

  async choose(roomId: string, settings: PulseSettings): Promise<void> {
    const stored = { $set: { settings: toStored(storedPulseSettings, settings) } };
    await this.#settings.updateOne({ _id: roomId }, stored, { upsert: true });
  }

  /** Adds what one process knows of a point to what the others have told of it. */
  async add({ runId, at, reactions, lost, here }: StoredPoint): Promise<void> {
    const taps = reactionKinds.map((kind) => [`reactions.${kind}`, reactions[kind]] as const);
    await this.#points.updateOne(
      { _id: `${runId} ${at}` },
      {
        $setOnInsert: { v: newestVersion(storedPulsePoint), runId, at },
        $inc: Object.fromEntries(taps),
        $max: { lost, here },
      },
      { upsert: true },
    );
  }

  /** The points of a run that this program can read, in the order of time. */
  async lineOf(runId: string): Promise<StoredPoint[]> {
    const records = await this.#points.find({ runId }).sort({ at: 1 }).limit(mostRead).lean();
    return records.flatMap(({ _id, ...record }) => {
      const read = readStored(storedPulsePoint, record);
      return read.ok ? [read.value] : [];
    });
  }

  /** What was chosen for a room that is no more. */
  async removeRoom(roomId: string): Promise<void> {
    await this.#settings.deleteOne({ _id: roomId });
  }

  async removeRun(runId: string): Promise<void> {
    await this.#points.deleteMany({ runId });
  }
}
