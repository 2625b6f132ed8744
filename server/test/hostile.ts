import fc from 'fast-check';

/** Text that breaks what is careless with text. */
export const hostileText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\uDC00\uD800',
  '__proto__',
  'constructor',
  '$where',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '\u202Egnp.exe',
  'x'.repeat(10_000),
  'x'.repeat(1_000_000),
);
/** Values of every type that a careless program trips over. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    0.5,
    [],
    {},
    ['a'],
    { $gt: '' },
    { $ne: null },
    { $where: 'sleep(1000)' },
    { toString: 'no function' },
    { length: 1e9 },
    Array.from({ length: 5_000 }, () => 'many'),
    JSON.parse('{"__proto__":{"admin":true}}') as unknown,
    JSON.parse('{"constructor":{"prototype":{"admin":true}}}') as unknown,
    JSON.parse('['.repeat(2_000) + ']'.repeat(2_000)) as unknown,
  ),
  fc.json().map((json) => JSON.parse(json) as unknown),
);

type Tree = Record<string, unknown>;

/** Every place in a body: the path of keys to each value in it. */
const places = (value: unknown, path: string[] = []): string[][] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, key];
    return [place].concat(places(inner, place));
  });
};

const spoil = (body: object, path: string[], how: 'replace' | 'drop' | 'add', value: unknown) => {
  const copy = structuredClone(body);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<Tree>((inner, key) => inner[key] as Tree, copy as Tree);
  if (how === 'drop') delete parent[last];
  else parent[how === 'add' ? `${last}2` : last] = value;
  return copy;
};

/** Anything at all, or a right value with one thing in it replaced, dropped or added. */
export const spoiledOrHostile = (right: object): fc.Arbitrary<unknown> => {
  const how = fc.constantFrom('replace', 'drop', 'add');
  const spoiled = fc
    .tuple(fc.constantFrom(...places(right)), how, hostile)
    .map(([path, way, value]) => spoil(right, path, way, value));
  return fc.oneof({ weight: 1, arbitrary: hostile }, { weight: 4, arbitrary: spoiled });
};
