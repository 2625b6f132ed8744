import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnyStoredShape, newestVersion, readStored } from '../stored-shape.ts';

const changed = (name: string, version: number): string =>
  `The shape of what is stored as ${name} has changed, and stored values are of version ${version}. ` +
  'Put the schema back, or add a version: “Changing what is stored” in CONTRIBUTING.md says how.';

/**
 * Proves that every version of a shape can be read, and that its schema does not change without a new
 * version. `examples` holds one stored value for each version, in order; the schema of each version is
 * kept in the folder `stored` beside the test.
 */
export const proveStoredShape = (shape: AnyStoredShape, examples: readonly unknown[]): void => {
  const version = newestVersion(shape);
  describe(`what is stored as ${shape.name}`, () => {
    test('has the schema that its version had when it was first stored', async () => {
      const schema = z.toJSONSchema(shape.schema, { unrepresentable: 'any' });
      await expect(
        `${JSON.stringify(schema, null, 2)}\n`,
        changed(shape.name, version),
      ).toMatchFileSnapshot(`./stored/${shape.name}.v${version}.schema.snap`);
    });

    test(`has an example of each of its ${version} versions`, () => {
      expect(examples).toHaveLength(version);
    });

    test.each(examples.map((example, index) => [index + 1, example]))(
      'is read as version %i',
      (v, example) => {
        expect(readStored(shape, { ...(example as object), v })).toMatchObject({ ok: true });
      },
    );

    test('is read as version 1 where it names none', () => {
      expect(readStored(shape, examples[0])).toMatchObject({ ok: true });
    });
  });
};
