import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { xlsxOf } from './xlsx.ts';

const textOf = async (sheets: Parameters<typeof xlsxOf>[0]): Promise<Map<string, string>> => {
  const files = unzipSync(await xlsxOf(sheets));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

it('has a sheet for each table, whose texts are no formulas', async () => {
  const files = await textOf([
    {
      name: 'One',
      header: ['Text', 'Count'],
      rows: [
        ['=1+1', 2],
        ['@cmd & <b>', null],
      ],
    },
    { name: 'Two', header: ['Empty'], rows: [] },
  ]);
  expect(files.get('xl/workbook.xml')).toMatch(/name="One".*name="Two"/);
  const all = [...files.values()].join('\n');
  expect(all).toMatch(/(?:'|&apos;|&#39;)=1\+1/);
  expect(all).toMatch(/(?:'|&apos;|&#39;)@cmd &amp; &lt;b(?:&gt;|>)/);
  expect(all).not.toMatch(/<f>/);
});

it('bears what XML does not: control characters, and more than a cell holds', async () => {
  const rows = [['a\u0000b\u0008c'], ['x'.repeat(40_000)]];
  const all = [...(await textOf([{ name: 'One', header: ['Text'], rows }])).values()].join('\n');
  expect(all).toContain('abc');
  expect(all).not.toContain('x'.repeat(32_001));
});
