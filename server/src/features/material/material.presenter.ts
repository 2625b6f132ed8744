import type { MaterialLine } from '@sets/shared/material/material.contract.ts';
import type { VersionLine } from '@sets/shared/material/material-versions.contract.ts';
import type { MaterialSummary } from './material-lists.service.ts';
import type { VersionGlance, VersionRecord } from './material-versions.service.ts';
import type { StoredMaterial } from './stored-material.ts';

/** What is known of a material as a whole. */
export const presentMaterial = (record: StoredMaterial) => ({
  moduleid: record.moduleid,
  topicid: record.topicid,
  revision: record.revision,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});

const presentSurvey = (run: MaterialSummary['run']): MaterialLine['survey'] => {
  const { isOpen, until } = run?.atOwnTime ?? {};
  if (isOpen === undefined || until === undefined) return null;
  return { isOpen, until: new Date(until).toISOString() };
};

/** One in a list, and whether it is under way. */
export const presentLine = (summary: MaterialSummary): MaterialLine => ({
  title: summary.title,
  questions: summary.questions,
  kinds: [...summary.kinds],
  updatedAt: summary.updatedAt.toISOString(),
  code: summary.run?.code ?? null,
  setAside: summary.run?.isOn === false,
  survey: presentSurvey(summary.run),
  lastRun: summary.lastRun,
  failure: summary.failure,
});

/** Names by userid; whoever is gone is not among them. */
export type Names = (
  userids: readonly string[],
) => Promise<ReadonlyMap<string, { readonly username: string }>>;

type Known = Awaited<ReturnType<Names>>;

const aboutVersion = (version: Omit<VersionRecord<unknown>, 'definition'>, names: Known) => ({
  revision: version.revision,
  at: version.at.toISOString(),
  by: names.get(version.by)?.username ?? null,
  presented: version.presented,
});

/** What it was like, in a list. */
export const presentVersionLine = (version: VersionGlance, names: Known): VersionLine => ({
  ...aboutVersion(version, names),
  title: version.title,
  questions: version.questions,
});

export const presentVersion = <Definition>(version: VersionRecord<Definition>, names: Known) => ({
  ...aboutVersion(version, names),
  definition: version.definition,
});
