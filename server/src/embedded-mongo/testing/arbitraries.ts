import { Binary, Long, ObjectId } from 'bson';
import fc from 'fast-check';

/** Values of all the types that documents of the product hold, often equal to one another. */
export const scalar: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 3 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', 'a', 'A', 'ab', 'b', 'ä', '\u{1F600}', '\uFF5E', 'a\0b'),
  },
  fc.double(),
  fc.string(),
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -2, max: 2 }).map((n) => new Date(n * 1e12)),
  fc.integer({ min: 0, max: 3 }).map((n) => new ObjectId(String(n).repeat(24))),
  fc.uint8Array({ maxLength: 3 }).map((bytes) => new Binary(bytes)),
  fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }).map((n) => Long.fromBigInt(n)),
);

/** Scalars, and objects and arrays of them, with few field names so that paths meet. */
export const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).value;

/** A document of a few fields, without its `_id`. */
export const document: fc.Arbitrary<Record<string, unknown>> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  value,
  { maxKeys: 3, noNullPrototype: true },
);

export const path = fc.constantFrom('a', 'b', 'c', 'a.b', 'a.c', 'b.a');

const condition: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(scalar, { maxLength: 2 }),
  fc
    .tuple(fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte'), scalar)
    .map(([operator, operand]) => ({ [operator]: operand })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc
    .tuple(fc.constantFrom('$in', '$nin'), fc.array(scalar, { maxLength: 3 }))
    .map(([operator, list]) => ({ [operator]: list })),
  fc.boolean().map((there) => ({ $exists: there })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $elemMatch: { $gt: low, $lt: high } })),
  scalar.map((operand) => ({ $not: { $gt: operand } })),
  fc.integer({ min: 0, max: 2 }).map((size) => ({ $size: size })),
  fc.array(scalar, { minLength: 1, maxLength: 2 }).map((list) => ({ $all: list })),
  fc.constantFrom('string', 'number', 'null', 'array').map((type) => ({ $type: type })),
);

const fields = fc.dictionary(path, condition, { maxKeys: 2, noNullPrototype: true });

/** Queries of most operators, also combined. */
export const query: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  { weight: 3, arbitrary: fields },
  fc
    .tuple(fc.constantFrom('$and', '$or', '$nor'), fc.array(fields, { minLength: 1, maxLength: 2 }))
    .map(([operator, parts]) => ({ [operator]: parts })),
);
