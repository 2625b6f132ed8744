import { proveStoredShape } from '../../core/testing/prove-stored-shape.ts';
import { storedCreditNote, storedInvoice } from './invoice.migrations.ts';
import creditNote1 from './stored/credit-note.v1.json' with { type: 'json' };
import invoice1 from './stored/invoice.v1.json' with { type: 'json' };

proveStoredShape(storedInvoice, [invoice1]);
proveStoredShape(storedCreditNote, [creditNote1]);
