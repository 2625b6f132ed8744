import { orElse } from '@sets/shared/core/or-else.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { keptAuth } from './auth-slice.ts';
import { keptQuestions } from './questions-slice.ts';
import { emptyRoot, type RootState } from './root-state.ts';
import { keptRosters } from './roulette-slice.ts';
import { keptVisited } from './visited-slice.ts';

/** All that is kept on this device. What does not fit is dropped, slice by slice. */
export const storedRoot: StoredShape<RootState> = {
  name: 'root',
  schema: z.object({
    auth: orElse<RootState['auth']>(keptAuth, emptyRoot.auth),
    myquestions: orElse<RootState['myquestions']>(keptQuestions, emptyRoot.myquestions),
    visitedModules: orElse<RootState['visitedModules']>(keptVisited, emptyRoot.visitedModules),
    nameRoulette: orElse<RootState['nameRoulette']>(keptRosters, emptyRoot.nameRoulette),
  }),
  migrations: [],
};
