import { describe, expect, it } from 'vitest';
import { openFilesAllowed, requireDescriptors } from './file-descriptors.ts';
import { readUsage, usageOf } from './process-usage.ts';

const limits = (soft: string) =>
  `Max processes 1 1\nMax open files            ${soft}  20000 files`;

describe('what Linux says of a process', () => {
  it('is read also where its name holds blanks and parentheses', () => {
    const fields = ['S', ...Array.from({ length: 10 }, () => '0'), '250', '31', '0'];
    const usage = readUsage(
      `7 (node (a) b) ${fields.join(' ')}`,
      'VmHWM:\t2000 kB\nVmRSS:\t1000 kB',
    );
    expect(usage).toEqual({ cpuS: 2.81, rssMB: 1.024, peakRssMB: 2.048 });
  });

  it('is there for this process', () => {
    const { rssMB, peakRssMB, cpuS } = usageOf(process.pid);
    expect(rssMB).toBeGreaterThan(10);
    expect(peakRssMB).toBeGreaterThanOrEqual(rssMB);
    expect(cpuS).toBeGreaterThan(0);
  });

  it('limits the phones, in a sentence that helps', () => {
    expect(openFilesAllowed(limits('1024'))).toBe(1024);
    expect(openFilesAllowed(limits('unlimited'))).toBe(Number.POSITIVE_INFINITY);
    expect(() => requireDescriptors(20_000)).toThrow('At most 10000 phones');
    expect(() => requireDescriptors(10)).not.toThrow();
  });
});
