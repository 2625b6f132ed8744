/* Moodle writes the heads of its columns in the language of whoever exports. What is in them says what they are. */

/** Which columns say who somebody is, and which hold grades. */
export interface Columns {
  readonly names: readonly number[];
  /** What is somebody's alone: addresses, numbers. */
  readonly ids: readonly number[];
  readonly identity: readonly number[];
  readonly items: readonly number[];
}

const address = /^[^\s@]+@[^\s@]+$/u;
/** A number, in percent too, with a point or a comma; `-` of nobody yet. */
const grade = /^(?:-|-?\d{1,6}(?:[.,]\d{1,5})?\s?%?)$/u;

/**
 * The columns of a gradebook of Moodle with heads in any language; null where no column holds addresses: then nothing
 * says that it is one. As Moodle has it, names come first, and grades after all that says who somebody is.
 */
export const columnsByContent = (rows: readonly (readonly string[])[]): Columns | null => {
  const [header = [], ...people] = rows;
  const filled = header.map((_, at) =>
    people.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== ''),
  );
  const isOf = (at: number, kind: RegExp): boolean =>
    filled[at]?.every((cell) => kind.test(cell)) === true;
  const places = [...header.keys()];
  const addresses = places.filter((at) => filled[at]?.length !== 0 && isOf(at, address));
  const lastAddress = addresses.at(-1) ?? 0;
  // The names stand before the addresses: one column with both, or two.
  if (addresses.length === 0 || lastAddress === 0) return null;
  const firstGrade = places.find((at) => at > lastAddress && isOf(at, grade)) ?? header.length;
  const identity = places.slice(0, firstGrade);
  const names = identity.filter((at) => at < 2 && !addresses.includes(at));
  const isOwn = (at: number): boolean => new Set(filled[at]).size === filled[at]?.length;
  const ids = identity.filter((at) => !names.includes(at) && isOwn(at));
  const items = places
    .slice(firstGrade)
    .filter((at) => isOf(at, grade) && header[at]?.trim() !== '');
  return { names, ids, identity, items };
};
