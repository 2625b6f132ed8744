import type { AnyActivity, Slot } from '@sets/shared/live/activity.ts';
import { AppError } from '../core/app-error.ts';
import { compiledSchema } from './compiled-schema.ts';
import type { RunnableActivity, StoredShapes } from './runnable-activity.ts';
import type { Run } from './run/run-store.ts';

type ForEachAudience = AnyActivity['schemas']['views'];

/** The schemas of the views of each audience, made into functions once. */
export const compiled = ({ host, screen, phone }: ForEachAudience): ForEachAudience => ({
  host: compiledSchema(host),
  screen: compiledSchema(screen),
  phone: compiledSchema(phone),
});

/** The schemas that are asked at every answer and at every beat, made into functions once. */
const withCompiledSchemas = (activity: AnyActivity): AnyActivity => {
  const { schemas } = activity;
  return {
    ...activity,
    ...(activity.valueFor !== undefined && {
      valueFor: (...asked: [definition: unknown, state: unknown, slot: Slot]) =>
        compiledSchema(activity.valueFor?.(...asked) ?? schemas.value),
    }),
    schemas: {
      ...schemas,
      value: compiledSchema(schemas.value),
      ...(schemas.personal && { personal: compiledSchema(schemas.personal) }),
      views: compiled(schemas.views),
      tallies: compiled(schemas.tallies),
    },
  };
};

/** The activities that this server carries, by name. */
export class Activities {
  readonly #byName: ReadonlyMap<string, RunnableActivity>;

  constructor(runnables: readonly RunnableActivity[]) {
    this.#byName = new Map(
      runnables.map((each) => [
        each.activity.name,
        { ...each, activity: withCompiledSchemas(each.activity) },
      ]),
    );
  }

  /** @throws AppError NOT_FOUND for an activity that this server does not know. */
  named(name: string): RunnableActivity {
    const found = this.#byName.get(name);
    if (found === undefined) throw new AppError('NOT_FOUND', 'There is no such activity.');
    return found;
  }

  get names(): string[] {
    return [...this.#byName.keys()];
  }

  /** The rules that a run goes by. */
  of(run: Pick<Run, 'activity'>): RunnableActivity['activity'] {
    return this.named(run.activity).activity;
  }

  /** The shapes in which a run's definition, state and answers are stored. */
  stored(run: Pick<Run, 'activity'>): StoredShapes {
    return this.named(run.activity).stored;
  }
}
