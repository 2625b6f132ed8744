import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist, type StateStorage } from 'zustand/middleware';
import { deviceStorage } from '../device-storage.ts';
import { type Auth, keptAuth, signedOut } from './auth-slice.ts';
import { jsonIn } from './kept-state.ts';
import { keptQuestions, noQuestions, type Questions } from './questions-slice.ts';
import { keptRosters, noRosters, type Roster } from './roulette-slice.ts';
import { keptVisited, noneVisited, type Visited } from './visited-slice.ts';

/** All that is kept on this device, for all tabs. The names are fixed by the specification. */
export interface RootState {
  readonly auth: Auth;
  readonly myquestions: Questions;
  readonly visitedModules: Visited;
  readonly nameRoulette: readonly Roster[];
}

export const emptyRoot: RootState = {
  auth: signedOut,
  myquestions: noQuestions,
  visitedModules: noneVisited,
  nameRoulette: noRosters,
};

const fitting = <Slice>(schema: z.ZodMiniType<Slice>, kept: unknown, otherwise: Slice): Slice => {
  const told = z.safeParse(schema, kept);
  return told.success ? told.data : otherwise;
};

const someObject = z.record(z.string(), z.unknown());

/** What is kept and does not fit is dropped, slice by slice. */
const readKept = (kept: unknown): RootState => {
  const { auth, myquestions, visitedModules, nameRoulette } = fitting(someObject, kept, {});
  return {
    auth: fitting<Auth>(keptAuth, auth, emptyRoot.auth),
    myquestions: fitting<Questions>(keptQuestions, myquestions, emptyRoot.myquestions),
    visitedModules: fitting<Visited>(keptVisited, visitedModules, emptyRoot.visitedModules),
    nameRoulette: fitting<readonly Roster[]>(keptRosters, nameRoulette, emptyRoot.nameRoulette),
  };
};

/** The store on a storage; under the key `root`. */
export const createRootStore = (storage: StateStorage) =>
  create<RootState>()(
    persist((): RootState => emptyRoot, {
      name: 'root',
      storage: jsonIn(storage),
      partialize: ({ auth, myquestions, visitedModules, nameRoulette }): unknown => ({
        auth,
        myquestions,
        visitedModules,
        nameRoulette,
      }),
      // A visitor: to find out what does not fit would cost a phone more than all the rest here.
      merge: (kept, empty) => (kept === undefined ? empty : readKept(kept)),
    }),
  );

export const useRoot = createRootStore(deviceStorage);

/** Forgets all that is kept here: state and storage. */
export const purgeRoot = (): void => {
  useRoot.setState(emptyRoot);
  useRoot.persist.clearStorage();
};
