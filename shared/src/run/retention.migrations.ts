import type { StoredShape } from '../core/stored-shape.ts';
import { type Retention, retention } from './run-looks.contract.ts';

/** How long a space keeps what was answered in it. */
export const storedRetention: StoredShape<Retention> = {
  name: 'retention',
  schema: retention,
  migrations: [],
};
