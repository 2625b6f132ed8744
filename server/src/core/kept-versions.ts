import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import type { Model, QueryFilter } from 'mongoose';
import type { AppError } from './app-error.ts';
import { storedValue } from './stored-value.ts';

/** What a text was. `_id` is made of the id of the text and its revision; a field of the kind's own names the text. */
export interface KeptVersion {
  readonly _id: string;
  readonly version: number;
  readonly content: unknown;
  readonly at: Date;
  readonly isPublished: boolean;
  readonly pictures: readonly string[];
  /** Where a kind counts them. */
  readonly characters?: number;
}

/** A text as it is written: a version is called by the revision that it had then. */
interface Text {
  readonly _id: string;
  readonly revision: number;
  readonly content: unknown;
  readonly savedAt: Date;
}

/** What every version has, whatever it is of. */
type Common = '_id' | 'version' | 'content' | 'at' | 'isPublished';

/** What is different for each kind of text. */
interface VersionsTools<Written extends Text, Version extends KeptVersion, Content> {
  readonly model: Model<Version>;
  /** The field of a version that names its text. */
  readonly of: keyof Version & string;
  readonly shape: StoredShape<Content>;
  /** So many are kept of one text, and so many characters together. */
  readonly limits: { readonly versions: number; readonly versionCharacters?: number };
  /** What a version has beside what every one has. */
  readonly factsOf: (text: Written) => Omit<Version, Common>;
  readonly pictures: { readonly loosen: (fileids: readonly string[]) => Promise<void> };
  /** What is told of a version that is not there. */
  readonly missing: () => AppError;
}

/** While somebody goes on writing, a version is kept once in this time, in ms. */
const betweenVersions = 15 * 60_000;

const idOf = (textid: string, version: number): string => `${textid}.${version}`;

/** Whether what a text is has to be kept before something else is written over it. */
export const isWorthKeeping = ({ keptAt }: { readonly keptAt: Date }, now: number): boolean =>
  now - keptAt.getTime() >= betweenVersions;

/** What texts were like: of each publishing, and of each quarter of an hour of writing. */
export class KeptVersions<Written extends Text, Version extends KeptVersion, Content> {
  readonly #tools: VersionsTools<Written, Version, Content>;

  constructor(tools: VersionsTools<Written, Version, Content>) {
    this.#tools = tools;
  }

  /** Keeps a text as it is written; again it changes nothing, but that it was published. */
  async keep(
    text: Written,
    { isPublished = false }: { readonly isPublished?: boolean } = {},
  ): Promise<void> {
    const { model, factsOf } = this.#tools;
    const { _id, revision: version, content, savedAt: at } = text;
    const kept = { version, content, at, ...factsOf(text) };
    const change = isPublished
      ? { $setOnInsert: kept, $set: { isPublished } }
      : { $setOnInsert: { ...kept, isPublished } };
    await model.updateOne({ _id: idOf(_id, version) } as QueryFilter<Version>, change, {
      upsert: true,
    });
    await this.#removeOldest(_id);
  }

  async #removeOldest(textid: string): Promise<void> {
    const { model, limits, pictures } = this.#tools;
    const { versions: most, versionCharacters = Infinity } = limits;
    const all = await model
      .find(this.#of(textid), { _id: 1, characters: 1 })
      .sort({ version: -1 })
      .lean<Pick<KeptVersion, '_id' | 'characters'>[]>();
    let together = 0;
    const behind = all.filter(({ characters = 0 }, at) => {
      together += characters;
      return at >= most || together > versionCharacters;
    });
    if (behind.length === 0) return;
    const those = { _id: { $in: behind.map(({ _id }) => _id) } } as QueryFilter<Version>;
    const old = await model.find(those, { pictures: 1 }).lean<Pick<KeptVersion, 'pictures'>[]>();
    await model.deleteMany(those);
    await pictures.loosen(old.flatMap((version) => version.pictures));
  }

  /** The newest first. */
  newest(textid: string): Promise<Version[]> {
    return this.#newest(textid, {}).lean<Version[]>();
  }

  /** The same without what is written in them. */
  newestFacts(textid: string): Promise<Omit<Version, 'content' | 'pictures'>[]> {
    return this.#newest(textid, { content: 0, pictures: 0 }).lean<
      Omit<Version, 'content' | 'pictures'>[]
    >();
  }

  #newest(textid: string, leftOut: Readonly<Record<string, 0>>) {
    const { model, limits } = this.#tools;
    return model.find(this.#of(textid), leftOut).sort({ version: -1 }).limit(limits.versions);
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(textid: string, version: number) {
    const { model, shape, missing } = this.#tools;
    const found = await model.findById(idOf(textid, version)).lean<KeptVersion | null>();
    if (found === null) throw missing();
    return { version, at: found.at.toISOString(), content: storedValue(shape, found.content) };
  }

  /** One after the other, the oldest first. */
  all(textid: string): AsyncIterable<KeptVersion> {
    const { model } = this.#tools;
    return model.find(this.#of(textid)).sort({ version: 1 }).lean<KeptVersion>().cursor();
  }

  async removeAllOf(textid: string): Promise<void> {
    await this.#tools.model.deleteMany(this.#of(textid));
  }

  #of(textid: string): QueryFilter<Version> {
    return { [this.#tools.of]: textid };
  }
}
