import fc from 'fast-check';
import { Server } from 'socket.io';
import { expect, test } from 'vitest';
import { TextPackets } from './text-packets.ts';

/** The encoder of the library, which it keeps to itself. */
const { encoder } = new Server() as unknown as { encoder: { encode(packet: object): unknown } };

test('whatever is sent is written as the library writes it', () => {
  const packet = fc.record(
    {
      type: fc.integer({ min: 0, max: 4 }),
      nsp: fc.constantFrom('/', '/other'),
      id: fc.option(fc.nat()),
      data: fc.option(fc.oneof(fc.jsonValue(), fc.record({ left: fc.constant(undefined) }))),
    },
    { requiredKeys: ['type'] },
  );
  const own = new TextPackets();
  fc.assert(
    fc.property(packet, (each) => {
      expect(own.encode(each)).toEqual(encoder.encode(each));
    }),
  );
});
