import { id, joinCode } from '@sets/shared/core/ids.ts';
import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import { mostAside } from '@sets/shared/live/aside.ts';
import { screenTheme } from '@sets/shared/core/look.ts';
import { Schema } from 'mongoose';
import * as z from 'zod/mini';
import { nobody } from '../run/run.model.ts';
import { nothingSaid, peopleOfRoom } from './people-of-room.ts';
import type { Room } from './room-store.ts';

/** A room as it is stored. `_id` is the room id. */
export interface RoomRecord extends Omit<Room, 'roomId'> {
  readonly _id: string;
  readonly v: number;
  readonly createdAt: Date;
  /** The attempt that is about to remove it, because it has no run. */
  readonly closing?: string;
}

const look = z.strictObject({
  theme: screenTheme,
  school: z.nullable(z.strictObject({ name: z.string(), colour: z.string(), logo: z.string() })),
});

/** To a version in which rooms have a look. */
const withLook: Migration = (fields) => ({ ...fields, look: null });

/** To a version in which rooms know their space: of those before it is not known. */
const withSpace: Migration = (fields) => ({ ...fields, space: null });

/** To a version in which rooms know what was on before. */
const withAside: Migration = (fields) => ({ ...fields, aside: [] });

/** To a version in which a room may be a rehearsal: none was. */
const withRehearsal: Migration = (fields) => ({ ...fields, rehearsal: null });

/** To a version in which hosts may say something of single people: nobody had. */
const withPeople: Migration = (fields) => ({ ...fields, people: nothingSaid });

/** The shape of a room without its id. */
export const storedRoom: StoredShape<Omit<Room, 'roomId'>> = {
  name: 'room',
  schema: z.strictObject({
    code: joinCode,
    owner: z.string(),
    space: z.nullable(id),
    current: z.nullable(id),
    aside: z.array(id).check(z.maxLength(mostAside)),
    locked: z.boolean(),
    excluded: z.array(id),
    look: z.nullable(look),
    rehearsal: z.nullable(
      z.strictObject({ by: z.string(), students: z.int().check(z.nonnegative()) }),
    ),
    people: peopleOfRoom,
    version: z.int().check(z.nonnegative()),
  }),
  migrations: [withLook, withSpace, withAside, withRehearsal, withPeople],
};

export const roomSchema = new Schema<RoomRecord>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    code: { type: String, required: true },
    owner: { type: String, default: nobody },
    space: { type: String, default: null },
    current: { type: String, default: null },
    aside: { type: [String], default: [] },
    locked: { type: Boolean, required: true },
    excluded: { type: [String], required: true },
    look: { type: Schema.Types.Mixed, default: null },
    rehearsal: { type: Schema.Types.Mixed, default: null },
    people: { type: Schema.Types.Mixed },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    closing: { type: String },
  },
  { collection: 'rooms', versionKey: false },
);
roomSchema.index({ code: 1 }, { unique: true });
roomSchema.index({ owner: 1, createdAt: -1 });
roomSchema.index({ createdAt: 1 });
// The few rehearsals there are; of all other rooms there is no line in it.
roomSchema.index({ 'rehearsal.students': 1 }, { sparse: true });
