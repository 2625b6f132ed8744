import { vi } from 'vitest';

/**
 * Waits until a check passes that something else brings about, on however busy a machine: what waits
 * for a second alone fails there now and then.
 */
export const eventually = <Checked>(check: () => Checked | Promise<Checked>): Promise<Checked> =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });
