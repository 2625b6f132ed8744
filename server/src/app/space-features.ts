import type { Plan } from '../core/config.ts';
import type { Feature } from '../core/feature.ts';
import { openDiscussion } from '../features/discussion/discussion.feature.ts';
import { type ModulePorts, openModules } from '../features/module/module.feature.ts';
import { openPolls } from '../features/poll/poll.feature.ts';
import { openRunResults } from '../features/run/run.feature.ts';
import type { FeatureTools } from './feature-tools.ts';

interface SpacePorts extends Omit<
  ModulePorts,
  'modulesAllowed' | 'removeContents' | 'spaceChanged'
> {
  /** What a person's plan allows. */
  readonly limitsOf: (userid: string) => Promise<Plan>;
  /** Every feature, once all are open. */
  readonly all: () => readonly Feature[];
}

/** Spaces, what lies in them, and what is presented of it. */
export const openSpaceFeatures = (tools: FeatureTools, ports: SpacePorts) => {
  const { live } = tools;
  const { limitsOf, all } = ports;
  const module = openModules(tools, {
    ...ports,
    modulesAllowed: async (userid) => (await limitsOf(userid)).modules,
    spaceChanged: (moduleid) =>
      tools.background.run('who is in a space is looked after', () =>
        live().placed.changed(moduleid),
      ),
    removeContents: async (moduleid) => {
      for (const { removeFromSpace } of all()) await removeFromSpace?.(moduleid);
    },
  });
  const poll = openPolls(tools, {
    openRuns: (activity, ids) => live().openRuns(activity, ids),
    lastRuns: (owner, activity, ids) => live().history.lastRuns.of(owner, activity, ids),
    pollsAllowed: async (userid) => (await limitsOf(userid)).polls,
  });
  const run = openRunResults({
    history: () => live().history,
    upkeep: () => live().upkeep,
    ownAnswers: () => live().ownAnswers,
  });
  const discussion = openDiscussion(tools, {
    ...ports,
    spaces: module.services.spaces,
    placed: () => live().placed,
    // Threads lie under questions: there are none before topics have some.
    hasQuestion: () => Promise.resolve(false),
  });
  return {
    module,
    poll,
    /** In the order in which a person's data goes. */
    features: [poll, run, discussion, module] as const,
  };
};
