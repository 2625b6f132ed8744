import { readStored } from '@sets/shared/core/stored-shape.ts';
import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { expect, it } from 'vitest';
import {
  storedHeld,
  storedName,
  storedPicture,
  storedRefusal,
  storedRun,
  storedTicket,
  storedUnsent,
} from './phone-memory.migrations.ts';
import held1 from './stored/phone-held.v1.json' with { type: 'json' };
import held2 from './stored/phone-held.v2.json' with { type: 'json' };
import name1 from './stored/phone-name.v1.json' with { type: 'json' };
import picture1 from './stored/phone-picture.v1.json' with { type: 'json' };
import picture2 from './stored/phone-picture.v2.json' with { type: 'json' };
import picture3 from './stored/phone-picture.v3.json' with { type: 'json' };
import refusal1 from './stored/phone-refusal.v1.json' with { type: 'json' };
import run1 from './stored/phone-run.v1.json' with { type: 'json' };
import run2 from './stored/phone-run.v2.json' with { type: 'json' };
import ticket1 from './stored/phone-ticket.v1.json' with { type: 'json' };
import ticket2 from './stored/phone-ticket.v2.json' with { type: 'json' };
import unsent1 from './stored/phone-unsent.v1.json' with { type: 'json' };
import unsent2 from './stored/phone-unsent.v2.json' with { type: 'json' };

proveStoredShape(storedUnsent, [unsent1, unsent2]);
proveStoredShape(storedHeld, [held1, held2]);
proveStoredShape(storedTicket, [ticket1, ticket2]);
proveStoredShape(storedRun, [run1, run2]);
proveStoredShape(storedRefusal, [refusal1]);
proveStoredShape(storedName, [name1]);
proveStoredShape(storedPicture, [picture1, picture2, picture3]);

it('a ticket for a run is one for the room that has its id', () => {
  const { v: _ticket, ...ticket } = ticket2;
  expect(readStored(storedTicket, ticket1)).toEqual({ ok: true, value: ticket });
});

it('an answer to a question and round is one for their slot', () => {
  const { v: _unsent, ...unsent } = unsent2;
  expect(readStored(storedUnsent, unsent1)).toEqual({ ok: true, value: unsent });
  const { v: _held, ...held } = held2;
  expect(readStored(storedHeld, held1)).toEqual({ ok: true, value: held });
});
