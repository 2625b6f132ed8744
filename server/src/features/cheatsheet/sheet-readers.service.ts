import { mayRead, type ReadableSheet, type Standing } from './cheatsheet.policy.ts';
import { provenSchoolOf } from '../account/proven-school.ts';
import type { SheetTools, Who } from './cheatsheet-tools.ts';
import type { SheetRecord } from './sheet-records.service.ts';

/** Whoever reads, as cheat sheets look at them; a visitor has no userid. */
export interface Reader {
  readonly userid: string | null;
  readonly school: string;
  /** Whom they block, and who blocks them. */
  readonly unseen: ReadonlySet<string>;
}

/** A cheat sheet as somebody stands to it. */
export interface Sight {
  readonly by: { readonly userid: string; readonly username: string; readonly school: string };
  /** Null where it is for none, or for one that they may not read. */
  readonly space: { readonly moduleid: string; readonly title: string } | null;
  readonly standing: Standing;
}

/** What of a sheet says how somebody stands to it, and whether they may read it. */
export type Looked = Pick<
  SheetRecord,
  'author' | 'moduleid' | 'audience' | 'takenDown' | 'removedAt'
>;

export const readableOf = ({
  audience,
  takenDown,
  removedAt,
}: Pick<Looked, 'audience' | 'takenDown' | 'removedAt'>): ReadableSheet => ({
  audience,
  isTakenDown: takenDown !== null,
  isRemoved: removedAt !== null,
});

const visitor: Reader = { userid: null, school: '', unseen: new Set() };

/** How whoever reads stands to cheat sheets: as accounts, blocks and spaces are now. */
export class SheetReaders {
  readonly #tools: Pick<SheetTools, 'people' | 'blocks' | 'spacesSeen'>;

  constructor(tools: Pick<SheetTools, 'people' | 'blocks' | 'spacesSeen'>) {
    this.#tools = tools;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async reader(who: Who | null): Promise<Reader> {
    if (who === null) return visitor;
    const { people, blocks } = this.#tools;
    const { userid } = who;
    const [person, unseen] = await Promise.all([people.lookUp(userid), blocks.around(userid)]);
    const school = person === null ? '' : provenSchoolOf(person);
    return { userid, school, unseen };
  }

  /** Tells of each of these how they stand to it; of one whose uploader is gone nothing. @throws AppError NEWER_VERSION, UNREADABLE */
  async sights(
    reader: Reader,
    sheets: readonly Looked[],
  ): Promise<(sheet: Looked) => Sight | undefined> {
    if (sheets.length === 0) return () => undefined;
    const { people } = this.#tools;
    const { userid } = reader;
    const authors = [...new Set(sheets.map(({ author }) => author))];
    const [found, spaces] = await Promise.all([
      people.lookUpAll(authors),
      this.#spaces(reader, sheets),
    ]);
    return ({ author, moduleid }) => {
      const person = found.get(author);
      if (person === undefined) return undefined;
      const school = provenSchoolOf(person);
      const title = moduleid === null ? undefined : spaces.get(moduleid);
      return {
        by: { userid: author, username: person.username, school: userid === null ? '' : school },
        space: moduleid === null || title === undefined ? null : { moduleid, title },
        standing: {
          isUploader: author === userid,
          sameSchool: school !== '' && school === reader.school,
          readsSpace: title !== undefined,
          isBlocked: reader.unseen.has(author),
        },
      };
    };
  }

  /** Of these what they may read, with how they stand to it. @throws AppError NEWER_VERSION, UNREADABLE */
  async readable<Sheet extends Looked>(
    reader: Reader,
    sheets: readonly Sheet[],
  ): Promise<{ readonly sheet: Sheet; readonly sight: Sight }[]> {
    const sightOf = await this.sights(reader, sheets);
    return sheets.flatMap((sheet) => {
      const sight = sightOf(sheet);
      return sight && mayRead(readableOf(sheet), sight.standing) ? [{ sheet, sight }] : [];
    });
  }

  /** Whether somebody may read a space. @throws AppError NEWER_VERSION, UNREADABLE */
  async readsSpace(who: Who | null, moduleid: string): Promise<boolean> {
    return (await this.#tools.spacesSeen(who, [moduleid])).has(moduleid);
  }

  #spaces(
    { userid }: Reader,
    sheets: readonly Looked[],
  ): Promise<ReadonlyMap<string, string>> | ReadonlyMap<string, string> {
    const moduleids = [...new Set(sheets.flatMap(({ moduleid }) => moduleid ?? []))];
    if (moduleids.length === 0) return new Map();
    return this.#tools.spacesSeen(userid === null ? null : { userid }, moduleids);
  }
}
