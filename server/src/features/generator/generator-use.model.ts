import { Schema, type Connection, type Model } from 'mongoose';

/** A use of the generator: kept for a day, so that a lost reply can be fetched again for nothing. */
export interface GeneratorUse {
  /** The account and the attempt. */
  readonly _id: string;
  readonly userid: string;
  readonly at: Date;
  readonly way: string;
  /** What was made, as JSON; '' while it is under way. What a later version cannot read any more is made anew, for nothing. */
  readonly made: string;
}

const useSchema = new Schema<GeneratorUse>(
  {
    _id: { type: String, required: true },
    userid: { type: String, required: true },
    at: { type: Date, required: true },
    way: { type: String, required: true },
    // Required would forbid ''.
    made: { type: String, default: '' },
  },
  { collection: 'generatoruses', versionKey: false },
);
useSchema.index({ userid: 1, at: -1 });

export const generatorUseModel = (connection: Connection): Model<GeneratorUse> =>
  connection.model<GeneratorUse>('GeneratorUse', useSchema);
