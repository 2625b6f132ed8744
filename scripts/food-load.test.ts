import { expect, test } from 'vitest';
import { lastLine, patience, runLoadTool } from './run-load-tool.ts';

test(
  '20 people want one of 10 portions: exactly 10 are sold, cooked and numbered, and in a second rush kill -9 loses and doubles nothing',
  async () => {
    const { code, said } = await runLoadTool(
      'load.ts',
      '--food --orders 20 --portions 10 --json'.split(' '),
    );
    // Above a bound of time on a machine that does other things is no fault.
    expect([0, 4], said).toContain(code);
    const sold = { placed: 10, accepted: 10, refused: 10, unclear: 0, stockOff: 0 };
    const kept = { ...sold, lost: 0, doubled: 0, invoiceGaps: 0 };
    const figures = lastLine(said) as Record<string, unknown>;
    expect(figures).toMatchObject({ orders: 20, portions: 10, ...kept, killed: kept });
    for (const name of ['p99Ms', 'kitchenMs']) {
      expect(Number.isFinite(figures[name]), name).toBe(true);
    }
  },
  patience,
);
