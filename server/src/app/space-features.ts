import type { Plan } from '../core/config.ts';
import type { Feature } from '../core/feature.ts';
import { openLiveQna } from '../features/live-qna/live-qna.feature.ts';
import { type ModulePorts, openModules } from '../features/module/module.feature.ts';
import { openPolls } from '../features/poll/poll.feature.ts';
import { openRunResults } from '../features/run/run.feature.ts';
import type { FeatureTools } from './feature-tools.ts';

interface SpacePorts extends Omit<ModulePorts, 'modulesAllowed' | 'removeContents'> {
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
    removeContents: async (moduleid) => {
      for (const { removeFromSpace } of all()) await removeFromSpace?.(moduleid);
    },
  });
  const poll = openPolls(tools, {
    openRuns: (activity, ids) => live().openRuns(activity, ids),
    lastRuns: (owner, activity, ids) => live().history.lastRuns.of(owner, activity, ids),
    pollsAllowed: async (userid) => (await limitsOf(userid)).polls,
  });
  const liveQna = openLiveQna(tools, {
    spaces: module.services.spaces,
    openRuns: (activity, ids) => live().openRuns(activity, ids),
    history: () => live().history,
  });
  const run = openRunResults({
    history: () => live().history,
    upkeep: () => live().upkeep,
    ownAnswers: () => live().ownAnswers,
    repliesTo: (runId, questions) => liveQna.services.promises.repliesTo(runId, questions),
  });
  return {
    module,
    poll,
    /** In the order in which a person's data goes. */
    features: [poll, liveQna, run, module] as const,
  };
};
