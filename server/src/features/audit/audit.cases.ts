import { auditCalls } from '@sets/shared/audit/audit.calls.ts';
import { casesOf, onlyAdmin } from '../../../test/call-case.ts';

export const cases = casesOf(auditCalls, { list: { answers: onlyAdmin(200), query: {} } });
