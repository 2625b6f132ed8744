import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { storedPulsePoint, storedPulseSettings } from './pulse.migrations.ts';
import point1 from './stored/pulse-point.v1.json' with { type: 'json' };
import settings1 from './stored/pulse-settings.v1.json' with { type: 'json' };

proveStoredShape(storedPulseSettings, [settings1]);
proveStoredShape(storedPulsePoint, [point1]);
