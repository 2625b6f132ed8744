import { expect, test } from 'vitest';
import { readStored } from '../../core/stored-shape.ts';
import { proveStoredShape } from '../../core/testing/prove-stored-shape.ts';
import { storedCreditNote, storedInvoice } from './invoice.migrations.ts';
import creditNote1 from './stored/credit-note.v1.json' with { type: 'json' };
import creditNote2 from './stored/credit-note.v2.json' with { type: 'json' };
import invoice1 from './stored/invoice.v1.json' with { type: 'json' };
import invoice2 from './stored/invoice.v2.json' with { type: 'json' };

proveStoredShape(storedInvoice, [invoice1, invoice2]);
proveStoredShape(storedCreditNote, [creditNote1, creditNote2]);

test('of a paper that was written before it is not known how its order is paid; a clock that it names stays', () => {
  const value = { timeZone: 'UTC', pay: null };
  expect(readStored(storedInvoice, invoice1)).toMatchObject({ ok: true, value });
  expect(readStored(storedCreditNote, creditNote1)).toMatchObject({ ok: true, value });
  const timeZone = 'Asia/Tokyo';
  expect(readStored(storedInvoice, { ...invoice1, timeZone })).toMatchObject({
    value: { timeZone, pay: null },
  });
});
