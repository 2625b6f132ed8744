import { readStored, type StoredShape, toStored } from '@sets/shared/core/stored-shape.ts';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Actor } from './actor.ts';
import { revise, type Revised } from './revise.ts';
import { storedValue } from './stored-value.ts';

/** `_id` is the userid. */
interface SettingsRecord extends Revised {
  /** A stored shape of any version. */
  readonly content: unknown;
}

const schema = new Schema<SettingsRecord>(
  {
    _id: { type: String, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false, minimize: false },
);

interface Kind<Value> {
  /** The name of the model; its collection is the same in small letters. */
  readonly name: string;
  readonly shape: StoredShape<Value>;
  /** Of who has never said anything. */
  readonly usual: Value;
}

/** What each person says of one matter: of whom they are told, who sees their lists. */
export class OwnSettings<Value extends object> {
  readonly #kind: Kind<Value>;
  readonly #settings: Model<SettingsRecord>;

  constructor(connection: Connection, kind: Kind<Value>) {
    this.#kind = kind;
    const { name } = kind;
    this.#settings = connection.model<SettingsRecord>(name, schema, name.toLowerCase());
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async of(userid: string): Promise<Value> {
    const stored = await this.#settings.findById(userid).lean();
    return stored === null ? this.#kind.usual : storedValue(this.#kind.shape, stored.content);
  }

  /** Those of these for whom `holds` says so; nobody who has said something that cannot be read. */
  async among(
    userids: readonly string[],
    holds: (settings: Value) => boolean,
  ): Promise<readonly string[]> {
    const { shape, usual } = this.#kind;
    const found = await this.#settings.find({ _id: { $in: [...userids] } }).lean();
    const said = new Map(found.map(({ _id, content }) => [_id, readStored(shape, content)]));
    return userids.filter((userid) => {
      const told = said.get(userid) ?? { ok: true, value: usual };
      return told.ok && holds(told.value);
    });
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE, CONFLICT */
  async change({ userid }: Actor, settings: Value): Promise<Value> {
    const { shape, usual } = this.#kind;
    const content = toStored(shape, settings);
    const fresh = { _id: userid, content: toStored(shape, usual), revision: 0 };
    await revise<SettingsRecord>(this.#settings, fresh, (stored) => {
      // What a newer version has stored is not written over.
      storedValue(shape, stored.content);
      return { content };
    });
    return settings;
  }

  /** For the person's export; null where they never said anything. */
  async collect(userid: string): Promise<unknown> {
    const stored = await this.#settings.findById(userid).lean();
    if (stored === null) return null;
    const told = readStored(this.#kind.shape, stored.content);
    // What this program cannot read is its person's all the same: as it is stored.
    return told.ok ? told.value : stored.content;
  }

  async erase(userid: string): Promise<void> {
    await this.#settings.deleteOne({ _id: userid });
  }
}
