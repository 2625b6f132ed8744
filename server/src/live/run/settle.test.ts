import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, Submission } from './run-store.ts';
import { settle } from './settle.ts';

const submission = (attempt: string, revision: number): Submission => ({
  slot: 'q0.r1',
  participant: 'ann',
  attempt,
  revision,
  value: attempt,
  tappedAt: 0,
  receivedAt: 0,
});

test('AN3-AN6: a phone that numbers its taps ends at its last tap, whatever the network repeats', () => {
  // The network may deliver each message again, later, but the first copies in the order of sending.
  const copies = fc.array(fc.nat({ max: 5 }), { maxLength: 20 });
  fc.assert(
    fc.property(copies, (repeats) => {
      const taps = [1, 2, 3, 4, 5, 6].map((revision) => submission(`tap${revision}`, revision));
      let stored: Answer | null = null;
      let sent = 0;
      for (const repeat of [...repeats, 5]) {
        while (sent <= repeat) stored = settle(stored, taps[sent++]!).answer;
        stored = settle(stored, taps[repeat]!).answer;
      }
      expect(stored?.attempt).toBe('tap6');
    }),
  );
});
